import type { ExamProblem } from "#app/features/bank/domain/exchange/farol/problem.ts";
import {
  questionsOfSubtopic,
  subtopicsOf,
  type TrackQuestionText,
  type WrittenSubtopic,
  type WrittenTrack,
} from "./written-track.ts";

const LEAST_QUESTIONS = 2;

/** What a track lacks before it can be published (docs/track-format.md), by line. */
export function gapsOf(track: WrittenTrack): ExamProblem[] {
  const subtopics = subtopicsOf(track);
  const codes = new Set(subtopics.map(({ code }) => code));
  const gaps = track.units
    .filter((unit) => unit.subtopics.length === 0)
    .map(({ line, title }) => ({ line, message: `A unidade “${title}” ainda não tem subtópicos.` }));
  if (track.units.length === 0) gaps.push({ line: 1, message: "A trilha ainda não tem unidades." });
  if (track.summary === "") gaps.push({ line: 1, message: "Falta o resumo da trilha, em uma frase." });
  for (const subtopic of subtopics) {
    const { line, title } = subtopic;
    const all = [...missingSteps(subtopic), ...strangeOrder(subtopic, codes)];
    gaps.push(...all.map((message) => ({ line, message: `${title}: ${message}` })));
    gaps.push(...ungraded(subtopic));
  }
  return gaps;
}

function missingSteps({ steps }: WrittenSubtopic): string[] {
  const count = (kind: string) => steps.filter((step) => step.kind === kind).length;
  const checks = steps.flatMap((step) => (step.kind === "check" ? [step.questions.length] : []));
  const [checked = 0, ...more] = checks;
  return [
    count("lesson") === 0 ? "falta uma lição." : "",
    count("example") === 0 ? "falta um exemplo." : "",
    count("question") < LEAST_QUESTIONS ? "faltam questões: ao menos duas." : "",
    checked < LEAST_QUESTIONS ? "falta uma verificação de ao menos duas questões." : "",
    more.length > 0 ? "há mais de uma verificação." : "",
    checks.length > 0 && steps.at(-1)?.kind !== "check" ? "a verificação vem por último." : "",
  ].filter(Boolean);
}

function strangeOrder({ code, after }: WrittenSubtopic, codes: ReadonlySet<string>): string[] {
  return after.flatMap((each) => {
    if (each === code) return ["não pode vir depois de si mesmo."];
    return codes.has(each) ? [] : [`não há subtópico com o código “${each}” nesta trilha.`];
  });
}

/** Questions that no key can grade: a track grades on the spot. */
function ungraded(subtopic: WrittenSubtopic): ExamProblem[] {
  const isUngraded = (question: TrackQuestionText) =>
    question.from === "text" && (question.draft.key === null || question.draft.status !== "published");
  return questionsOfSubtopic(subtopic)
    .filter(isUngraded)
    .map(({ line }) => ({
      line,
      message: `${subtopic.title}: esta questão não se corrige sozinha; precisa de gabarito e de estar publicada.`,
    }));
}
