import type { ExamProblem } from "#app/features/bank/domain/exchange/farol/problem.ts";
import { picturesOfText } from "#app/features/bank/services/pictures-of-text.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { DrawnStep } from "../domain/track-outline.ts";
import {
  questionsOfSubtopic,
  subtopicsOf,
  type TrackQuestionText,
  type WrittenTrack,
} from "../domain/written-track.ts";
import type { DrawnSubtopic } from "../queries/publishing.server.ts";

/**
 * A track's steps as they are shown. `ordOf`: a question's place in the bank. A picture that was not uploaded and a
 * formula that fails are problems.
 */
export async function drawSubtopics(
  deps: Deps,
  track: WrittenTrack,
  ordOf: (question: TrackQuestionText) => number,
): Promise<{ subtopics: DrawnSubtopic[]; problems: ExamProblem[] }> {
  const { renderText } = await import("#app/platform/math/domain/render-text.server.ts");
  const all = subtopicsOf(track);
  const texts = all.flatMap(({ steps }) => steps.flatMap((step) => ("text" in step ? [step.text] : [])));
  const pictures = await picturesOfText(deps, texts);
  const problems: ExamProblem[] = [];
  function drawn(step: (typeof all)[number]["steps"][number]): DrawnStep {
    if (step.kind === "question") return { kind: step.kind, ord: ordOf(step.question) };
    if (step.kind === "check") return { kind: step.kind, ords: step.questions.map(ordOf) };
    const { kind, line, title } = step;
    const { html, failures, missingPictures } = renderText(step.text, { pictures });
    problems.push(
      ...missingPictures.map((path) => ({ line, message: `A imagem “${path}” ainda não foi enviada.` })),
      ...failures.map(({ formula, reason }) => ({ line, message: `${reason} ${formula}` })),
    );
    return { kind, title, html };
  }
  const subtopics = all.map((subtopic): DrawnSubtopic => {
    const steps = subtopic.steps.map(drawn);
    return {
      code: subtopic.code,
      steps,
      questions: questionsOfSubtopic(subtopic).map(ordOf),
      checked: steps.flatMap((step) => (step.kind === "check" ? step.ords : [])),
    };
  });
  return { subtopics, problems };
}
