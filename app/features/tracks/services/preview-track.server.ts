import type { ExamProblem } from "#app/features/bank/domain/exchange/farol/problem.ts";
import {
  type DrawnQuestion,
  previewDrafts,
} from "#app/features/bank/services/editing/preview-drafts.server.ts";
import { picturesOfText } from "#app/features/bank/services/pictures-of-text.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import type { ParsedTrack } from "../domain/parse-track.ts";
import {
  questionsOfSubtopic,
  subtopicsOf,
  type TrackQuestionText,
  type WrittenSubtopic,
} from "../domain/written-track.ts";

/** `code`: of a question of the bank, which is not drawn here. */
export type PreviewedQuestion = { name: string; question: DrawnQuestion } | { code: string };
export type PreviewedStep =
  | { kind: "lesson" | "example"; title: string; html: string }
  | { kind: "question"; question: PreviewedQuestion }
  | { kind: "check"; questions: PreviewedQuestion[] };

export type TrackPreview = {
  subtopics: number;
  questions: number;
  problems: ExamProblem[];
  gaps: ExamProblem[];
  /** The subtopic that is shown; null where there is none yet. */
  shown: { title: string; minutes: number; steps: PreviewedStep[] } | null;
};

const MOST_TOLD = 100;

/** Problems and gaps of a text, and one subtopic as its students will see it. Stores nothing. At most two round trips. */
export async function previewTrack(
  deps: Deps,
  { track, problems, gaps }: ParsedTrack,
  which: { line: number } | { code: string },
): Promise<TrackPreview> {
  const all = track ? subtopicsOf(track) : [];
  const wanted =
    "code" in which
      ? all.find(({ code }) => code === which.code)
      : (all.findLast(({ line }) => line <= which.line) ?? all[0]);
  const drawn = wanted && (await drawSteps(deps, wanted));
  return {
    subtopics: all.length,
    questions: all.flatMap(questionsOfSubtopic).length,
    problems: [...problems, ...(drawn?.problems ?? [])].slice(0, MOST_TOLD),
    gaps: gaps.slice(0, MOST_TOLD),
    shown: wanted && drawn ? { title: wanted.title, minutes: wanted.minutes, steps: drawn.steps } : null,
  };
}

async function drawSteps(deps: Deps, subtopic: WrittenSubtopic) {
  const { renderText } = await import("#app/platform/math/domain/render-text.server.ts");
  const written = questionsOfSubtopic(subtopic).flatMap((each) => (each.from === "text" ? [each] : []));
  const [pictures, previews] = await Promise.all([
    picturesOfText(
      deps,
      subtopic.steps.flatMap((step) => ("text" in step ? [step.text] : [])),
    ),
    previewDrafts(
      deps,
      written.map(({ draft }) => draft),
    ),
  ]);
  const problems: ExamProblem[] = [];
  function shown(question: TrackQuestionText): PreviewedQuestion {
    if (question.from === "bank") return { code: questionCode(question.ord) };
    const preview = previews[written.indexOf(question)] as DrawnQuestion;
    return { name: question.name, question: preview };
  }
  const steps = subtopic.steps.map((step): PreviewedStep => {
    if (step.kind === "question") return { kind: step.kind, question: shown(step.question) };
    if (step.kind === "check") return { kind: step.kind, questions: step.questions.map(shown) };
    const { html, failures, missingPictures } = renderText(step.text, { pictures });
    problems.push(
      ...missingPictures.map((path) => ({
        line: step.line,
        message: `A imagem “${path}” ainda não foi enviada.`,
      })),
      ...failures.map(({ formula, reason }) => ({ line: step.line, message: `${reason} ${formula}` })),
    );
    return { kind: step.kind, title: step.title, html };
  });
  return { steps, problems };
}
