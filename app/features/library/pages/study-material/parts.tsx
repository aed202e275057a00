import { QuestionCard } from "#app/features/bank/pages/question-card.tsx";
import { questionPaths } from "#app/features/questions/paths.ts";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import type { ArticleSection } from "#app/platform/page/components/article.tsx";
import type { ReadPart } from "../../services/load-study.server.ts";

type Shown = Exclude<ReadPart, { kind: "section" }>;

/** A text, or questions that are answered in place. `isPreview`: only named. */
function PartInText({ part, isPreview }: { part: Shown; isPreview: boolean }) {
  if (part.kind === "text") return <RichText html={part.html} className="reading study-text mt-4" />;
  return (
    <div className="mt-4">
      {part.questions.map((question) =>
        isPreview ? (
          <p key={question.ord} className="mt-3 rounded-card border border-line p-3 text-sm">
            <span className="block font-semibold">
              Questão {question.heading.code} · {question.heading.exam}
            </span>
            <span className="line-clamp-2 font-serif">{question.excerpt}</span>
          </p>
        ) : (
          <QuestionCard
            key={question.ord}
            question={question}
            address={questionPaths.question(question.heading.code)}
          />
        ),
      )}
    </div>
  );
}

/** The page's sections, for its contents; what comes before the first heading is the introduction. */
export function studySections(parts: readonly ReadPart[], isPreview = false): ArticleSection[] {
  const sections: { id: string; title: string; parts: Shown[] }[] = [];
  for (const part of parts) {
    if (part.kind === "section") sections.push({ id: part.id, title: part.title, parts: [] });
    else {
      if (sections.length === 0) sections.push({ id: "introducao", title: "Introdução", parts: [] });
      sections.at(-1)?.parts.push(part);
    }
  }
  return sections.map(({ id, title, parts: own }) => ({
    id,
    title,
    content: own.map((part, at) => <PartInText key={`${id}-${at}`} part={part} isPreview={isPreview} />),
  }));
}
