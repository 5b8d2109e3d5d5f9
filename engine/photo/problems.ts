import { fail, type Result } from "../model/result.ts";
import type { Words } from "../model/words.ts";

/** Why a picture gives no board, each with what helps. */
const PROBLEMS = {
  "photo-no-grid": {
    en: "No grid was found. Hold the camera straight above the puzzle, with all four corners in the picture and light from the side.",
    zh: "没有找到方格。请把镜头放在题目正上方，四个角都拍进来，光线从侧面照。",
  },
  "photo-cut": {
    en: "A part of the grid lies outside of the picture. Take it with all four corners, and a little room around them.",
    zh: "方格有一部分在图片外。请把四个角都拍进来，四周留一点空。",
  },
  "photo-empty": {
    en: "A grid was found, but no numbers in it. Come closer, or choose a sharper picture.",
    zh: "找到了方格，但里面没有数字。请靠近一些，或换一张更清晰的图片。",
  },
  "photo-unread": {
    en: "A grid was found, but its numbers cannot be read. Handwriting is not read; print has to be sharp.",
    zh: "找到了方格，但读不出里面的数字。手写的数字无法识别；印刷的数字要清晰。",
  },
  "photo-other": {
    en: "This looks like another puzzle, or one of a size that cannot be read.",
    zh: "这看起来是别的题目，或者大小无法识别。",
  },
  "photo-type": {
    en: "This file cannot be opened as a picture. Choose a photo or a screenshot.",
    zh: "这个文件不是能打开的图片。请选择照片或截图。",
  },
  "photo-damaged": {
    en: "This picture is damaged and cannot be opened. Take it again, or choose another.",
    zh: "这张图片已损坏，无法打开。请重拍，或换一张。",
  },
  "photo-huge": {
    en: "This picture is too large. Crop it to the puzzle, or take it with fewer pixels.",
    zh: "这张图片太大了。请裁剪到题目部分，或用较低的像素拍摄。",
  },
} satisfies Readonly<Record<string, Words>>;

/** The refusal of a picture. */
export function refused(code: keyof typeof PROBLEMS): Result<never> {
  return fail(code, PROBLEMS[code]);
}
