import { cleanText } from "#app/platform/text/clean-text.ts";
import { fold } from "#app/platform/text/normalize.ts";

export const assessmentStates = ["draft", "scheduled", "open", "closed"] as const;
export type AssessmentState = (typeof assessmentStates)[number];

export const stateLabels: Readonly<Record<AssessmentState, string>> = {
  draft: "rascunho",
  scheduled: "agendado",
  open: "aberto",
  closed: "encerrado",
};

/** A search of assessments; null: any. `words`: the folded text. */
export type AssessmentFilter = {
  text: string;
  words: string;
  state: AssessmentState | null;
  classId: string | null;
};

const LONGEST = 100;

/** From an address: `q`, `estado`, `turma`. */
export function readAssessmentFilter(data: Pick<URLSearchParams, "get">): AssessmentFilter {
  const classId = data.get("turma") ?? "";
  const state = data.get("estado");
  const text = cleanText(data.get("q") ?? "")
    .slice(0, LONGEST)
    .trim();
  return {
    text,
    words: fold(text),
    state: assessmentStates.find((each) => stateLabels[each] === state) ?? null,
    classId: /^[0-9a-f]{32}$/.test(classId) ? classId : null,
  };
}

/** The filter as query parameters. */
export function assessmentQuery({ text, state, classId }: AssessmentFilter): Record<string, string | null> {
  return { q: text || null, estado: state && stateLabels[state], turma: classId };
}
