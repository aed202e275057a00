import { AppError } from "#app/platform/errors/app-error.ts";
import { emptyReading, type FileReading, mostQuestions } from "../foreign-question.ts";
import { releaseSymbols } from "../formulas/symbol-font.ts";
import { readGiftQuestion } from "./read-question.ts";
import { splitGift } from "./split-gift.ts";

/** By Moodle's rules. Throws import/too-many-questions. */
export function readGift(text: string): FileReading {
  const reading = emptyReading();
  const blocks = splitGift(releaseSymbols(text));
  if (blocks.length > mostQuestions) throw new AppError("import/too-many-questions");
  blocks.forEach((block, index) => {
    const read = readGiftQuestion(block, index + 1);
    if ("statement" in read.question) {
      reading.questions.push(read.question);
      for (const [path, bytes] of read.pictures) reading.pictures.set(path, bytes);
    } else if ("reason" in read.question) reading.malformed.push(read.question);
    else reading.unsupported.push(read.question);
  });
  return reading;
}
