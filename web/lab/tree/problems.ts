import type { Problem } from "../../../engine/model/result.ts";

/** The worker was lost. */
export const LOST: Problem = {
  code: "tree-lost",
  text: {
    en: "The search was lost over this tree. Try a smaller one.",
    zh: "搜索在这棵树上中断了。请换一棵小一些的树。",
  },
};

/** The search was stopped by hand. */
export const STOPPED: Problem = {
  code: "tree-stopped",
  text: {
    en: "The search was stopped. Change the tree, or choose another.",
    zh: "搜索已停止。请修改这棵树，或另选一棵。",
  },
};
