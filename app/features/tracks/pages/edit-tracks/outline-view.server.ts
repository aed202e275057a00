import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import type { ParsedTrack } from "../../domain/parse-track.ts";
import { trackQuestionId } from "../../domain/question-in-track.ts";
import { subtopicWithCode } from "../../domain/update-track.ts";
import type { TrackQuestionText, WrittenTrack } from "../../domain/written-track.ts";

const EXCERPT = 140;

/** What the outline shows of a draft. `unreadable`: its text has problems, so that no form changes it. */
export function outlineView({ track, problems }: ParsedTrack) {
  const units = (track?.units ?? []).map(({ title, subtopics }) => ({
    title,
    subtopics: subtopics.map(({ code, title: name, minutes, steps }) => ({
      ...{ code, title: name, minutes },
      steps: steps.length,
    })),
  }));
  return { summary: track?.summary ?? "", units, unreadable: !track || problems.length > 0 };
}
export type OutlineView = ReturnType<typeof outlineView>;

type QuestionView = { name: string; id: string | null; excerpt: string };
export type StepView =
  | { kind: "lesson" | "example"; title: string; text: string }
  | ({ kind: "question" } & QuestionView)
  | { kind: "check"; questions: QuestionView[] };

/** A subtopic with what its forms change; null where there is none. */
export function subtopicView(track: WrittenTrack, code: string, catalogue: TopicCatalogue) {
  const subtopic = subtopicWithCode(track, code);
  if (!subtopic) return null;
  const question = (each: TrackQuestionText): QuestionView =>
    each.from === "bank"
      ? { name: `Questão do banco ${questionCode(each.ord)}`, id: null, excerpt: "" }
      : {
          name: `Questão ${each.name}`,
          id: trackQuestionId({ track: track.code, subtopic: code, name: each.name }),
          excerpt: each.draft.statement.slice(0, EXCERPT),
        };
  const { title, topic, after, minutes } = subtopic;
  return {
    ...{ code, title, topic, after, minutes },
    topics: catalogue.topics.flatMap((each) => (each.subject === track.subject ? [each.name] : [])),
    steps: subtopic.steps.map((step): StepView => {
      if (step.kind === "question") return { kind: step.kind, ...question(step.question) };
      if (step.kind === "check") return { kind: step.kind, questions: step.questions.map(question) };
      return { kind: step.kind, title: step.title, text: step.text };
    }),
  };
}
export type SubtopicView = NonNullable<ReturnType<typeof subtopicView>>;
