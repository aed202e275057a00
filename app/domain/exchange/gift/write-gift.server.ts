import { writeEnvelope } from "#app/domain/exchange/envelope.ts";
import { writtenQuestion } from "#app/domain/exchange/written-question.server.ts";
import type { QuestionDraft } from "#app/domain/questions/draft.ts";
import { escapeGift } from "./gift-escapes.ts";

export function writeGiftQuestion(draft: QuestionDraft): string {
  const { name, category, statement, answers, solution } = writtenQuestion(draft);
  const general = solution === "" ? "" : ` ####${escapeGift(solution)}`;
  const written = answers.map(({ text, isRight }) => `\n\t${isRight ? "=" : "~"}${escapeGift(text)}`);
  const choices = {
    "single-choice": `${written.join("")}${general && `\n\t${general.trim()}`}\n`,
    "right-wrong": `${draft.key === "C" ? "TRUE" : "FALSE"}${general}`,
    open: general.trim(),
  };
  const body = `[html]${escapeGift(statement)}{${choices[draft.kind]}}`;
  const shown = unescaped(body);
  const tags = draft.topics.map((topic) => ` [tag:${topic.replace(/[[\]|]/g, " ")}]`).join("");
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

function unescaped(body: string): string {
  return body.replace(/\\([~=#{}:\\n])/g, (_, sign: string) => (sign === "n" ? "\n" : sign));
}
