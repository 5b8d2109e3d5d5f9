import type { Problem } from "../../engine/model/result.ts";

/** The file is no backup, or the backup was changed. */
export function noBackup(): Problem {
  return {
    code: "no-backup",
    text: {
      en: "This is not a backup of Ergo. A backup is a file whose name begins with “ergo-backup”.",
      zh: "这不是“所以”的备份文件。备份文件的名称以“ergo-backup”开头。",
    },
  };
}

/** A version of the app that is not out here yet has written it. */
export function tooNew(): Problem {
  return {
    code: "backup-too-new",
    text: {
      en: "This backup was made by a newer version of Ergo. Load the new version here first, then restore it.",
      zh: "这份备份来自更新版本的“所以”。请先在这里更新，再恢复备份。",
    },
  };
}

export function tooBig(bytes: number, most: number): Problem {
  const mega = (size: number): number => Math.ceil(size / 2 ** 20);
  return {
    code: "backup-too-big",
    text: {
      en: `This file has ${mega(bytes)} MB; a backup of Ergo has at most ${mega(most)} MB. Was another file chosen?`,
      zh: `这个文件有 ${mega(bytes)} MB，而备份文件最大 ${mega(most)} MB。是否选错了文件？`,
    },
  };
}

/** The rest was restored. */
export function someRefused(refused: number, restored: number): Problem {
  const are =
    refused === 1
      ? "1 game of the file is damaged and was"
      : `${refused} games of the file are damaged and were`;
  return {
    code: "backup-partly",
    text: {
      en: `${are} left out. ${restored === 1 ? "1 game was" : `${restored} games were`} restored.`,
      zh: `文件中有 ${refused} 局已损坏，未能恢复；其余 ${restored} 局已恢复。`,
    },
  };
}

/** The games are there until the page is closed. */
export function notStored(): Problem {
  return {
    code: "backup-not-stored",
    text: {
      en: "The games are here, but this browser could not store them: keep the file. They last until the page is closed.",
      zh: "进度已载入，但浏览器没能保存：请留好备份文件。它们只保留到页面关闭为止。",
    },
  };
}
