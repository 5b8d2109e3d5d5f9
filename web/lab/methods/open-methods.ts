import type { Problem } from "../../../engine/model/result.ts";
import type { Store } from "../../state/store.ts";
import { METHOD_IDS, type MethodsActs } from "./methods.ts";

const NO_PAGE: Problem = {
  code: "no-page",
  text: { en: "There is no page of this name.", zh: "没有这个名字的页面。" },
};

/** Brings the pages of methods to life: an address opens a page, or the list. */
export function openMethods(store: Store): MethodsActs {
  return {
    async open(link) {
      const page = METHOD_IDS.find((id) => link === `/${id}`) ?? null;
      store.dispatch({ type: "methods/opened", page });
      return page || link === "" ? null : NO_PAGE;
    },
    leave() {},
  };
}
