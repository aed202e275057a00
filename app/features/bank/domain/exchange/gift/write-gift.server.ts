import { marksSeveral } from "../../answers/answer-forms.ts";
import type { QuestionDraft, QuestionKind } from "../../draft.ts";
import { writeEnvelope } from "../envelope.ts";
import { writtenTags } from "../sum-tag.ts";
import { writtenQuestion } from "../written-question.server.ts";
import { escapeGift, maskEscapes, releaseEscapes } from "./gift-escapes.ts";

export function writeGiftQuestion(draft: QuestionDraft): string {
  const { name, category, statement, answers, solution } = writtenQuestion(draft);
  const general = solution === "" ? "" : ` ####${escapeGift(solution)}`;
  const several = marksSeveral(draft.kind);
  const written = answers.map(({ text, isRight, fraction }) => {
    const sign = several ? `~%${fraction}%` : isRight ? "=" : "~";
    return `\n\t${sign}${escapeGift(text)}`;
  });
  const choice = `${written.join("")}${general && `\n\t${general.trim()}`}\n`;
  const choices: Readonly<Record<QuestionKind, string>> = {
    "single-choice": choice,
    "multiple-choice": choice,
    sum: choice,
    numeric: draft.key === null ? general.trim() : `#${Number(draft.key)}${general}`,
    "right-wrong": `${draft.key === "C" ? "TRUE" : "FALSE"}${general}`,
    open: general.trim(),
  };
  const body = `[html]${escapeGift(statement)}{${choices[draft.kind]}}`;
  const shown = releaseEscapes(maskEscapes(body));
  const tags = writtenTags(draft)
    .map((topic) => ` [tag:${topic.replace(/[[\]|]/g, " ")}]`)
    .join("");
  return [
    `$CATEGORY: ${category}`,
    "",
    `// [id:${draft.provenance.source}/${draft.provenance.path.replace(/[[\]\n]/g, " ")}]${tags}`,
    `// farol: ${writeEnvelope(draft, [shown])}`,
    `::${escapeGift(name)}::${body}`,
    "",
    "",
  ].join("\n");
}
