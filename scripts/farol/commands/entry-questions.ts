import { institutionWithId } from "#app/domain/catalogue/institutions.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { chooseEntryQuestions } from "#app/services/entry/choose-entry-questions.server.ts";
import type { Platform } from "../../platform/open-platform.ts";

/** `bank entry`: chooses the questions that a visitor answers without an account; a line an exam, with their codes. */
export async function entryQuestionsCommand({ deps }: Platform): Promise<string> {
  const lines = [...(await chooseEntryQuestions(deps))].map(([id, ords]) =>
    [institutionWithId(id)?.code ?? id, ...ords.map(questionCode)].join(" "),
  );
  return lines.join("\n") || "O acervo não tem questões com resolução.";
}
