import { type StructuredThing, structuredText } from "#app/platform/text/structured-text.ts";
import { isoTime } from "#app/platform/time/format-date.ts";
import type { CommentView } from "./comment.ts";

type Described = {
  title: string;
  canonical: string;
  subject: string | null;
  opening: CommentView;
  answers: readonly CommentView[];
  accepted: number | null;
};

function textOf(html: string): string {
  return html
    .replace(/<annotation[\s\S]*?<\/annotation>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function answer(canonical: string, { num, html, useful, author, at }: CommentView): StructuredThing {
  return {
    "@type": "Answer",
    text: textOf(html),
    upvoteCount: useful,
    url: `${canonical}#comentario-${num}`,
    dateCreated: isoTime(at),
    author: { "@type": "Person", name: author?.name ?? "" },
  };
}

/** schema.org QAPage of what everybody sees: hidden posts are not in it. */
export function structuredThread({
  title,
  canonical,
  subject,
  opening,
  answers,
  accepted,
}: Described): string {
  const shown = answers.filter(({ state }) => state === "shown");
  const chosen = shown.find(({ num }) => num === accepted);
  const others = shown.filter(({ num }) => num !== accepted).map((each) => answer(canonical, each));
  return structuredText({
    "@type": "QAPage",
    mainEntity: {
      "@type": "Question",
      name: title,
      text: textOf(opening.html),
      answerCount: shown.length,
      dateCreated: isoTime(opening.at),
      author: { "@type": "Person", name: opening.author?.name ?? "" },
      inLanguage: "pt-BR",
      ...(subject ? { about: [{ "@type": "Thing", name: subject }] } : {}),
      ...(chosen ? { acceptedAnswer: answer(canonical, chosen) } : {}),
      suggestedAnswer: others,
    },
  });
}
