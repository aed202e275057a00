import { institutionOf } from "#app/domain/catalogue/institutions.ts";
import { subjectOf } from "#app/domain/catalogue/subjects.ts";
import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { currentNames } from "#app/domain/catalogue/topic-ids.ts";
import { lettersOf } from "#app/domain/questions/check-answer.ts";
import type { QuestionDraft } from "#app/domain/questions/draft.ts";
import { kindLabels } from "#app/domain/questions/labels.ts";
import { pictureMarkdown } from "#app/domain/questions/picture-markdown.ts";
import { paths } from "#app/paths.ts";
import type { RenderPictures } from "../questions/question-record.server.ts";

/** A draft as its readers would see it, for those who write it. */
export type DrawnQuestion = {
  title: string;
  about: string;
  statement: string;
  alternatives: { letter: string; html: string }[];
  key: string | null;
  parts: { title: string; html: string }[];
  /** Formulas that could not be drawn. */
  failures: string[];
};

/** Draws a draft without storing it. The renderer is loaded when it is first asked for: a Worker should start at once. */
export async function drawDraft(
  draft: QuestionDraft,
  stored: RenderPictures,
  catalogue: TopicCatalogue,
): Promise<DrawnQuestion> {
  const { renderInline, renderText } = await import("#app/domain/questions/rendering/render-text.server.ts");
  const pictures = new Map(
    [...stored].map(([path, picture]) => [path, { ...picture, src: paths.picture(picture.key) }]),
  );
  const failures: string[] = [];
  const draw = (text: string, render = renderText) => {
    const { html, failures: failed } = render(text, { pictures });
    failures.push(...failed.map(({ formula, reason }) => `${formula}: ${reason}`));
    return html;
  };
  const letters = lettersOf(draft.kind, draft.alternatives.length);
  const parts = [
    { title: "Dica", text: draft.hint },
    { title: "Resolução", text: draft.solution },
    { title: "Explicação", text: draft.explanation },
  ];
  return {
    title: draft.number === null ? "Questão sem número" : `Questão ${draft.number}`,
    about: aboutOf(draft, catalogue),
    statement: draw(draft.statement),
    alternatives: draft.alternatives.map(({ text, picture }, at) => ({
      letter: letters[at] ?? "?",
      html: draw(
        picture ? `${text}\n\n${pictureMarkdown(picture.alt ?? "", picture.path)}` : text,
        renderInline,
      ),
    })),
    key: draft.status === "annulled" ? "anulada" : draft.key,
    parts: parts.flatMap(({ title, text }) => (text === null ? [] : [{ title, html: draw(text) }])),
    failures,
  };
}

function aboutOf(
  { institution, exam, subject, topics, kind }: QuestionDraft,
  catalogue: TopicCatalogue,
): string {
  const parts = [`${institutionOf(institution)?.name ?? institution} ${exam.year}`, subjectOf(subject)?.name];
  return [
    ...parts,
    ...currentNames(subject, topics, catalogue),
    kind === "single-choice" ? "" : kindLabels[kind],
  ]
    .filter(Boolean)
    .join(" · ");
}
