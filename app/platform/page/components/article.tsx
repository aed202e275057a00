import type { ReactNode } from "react";

/** `part` is a heading above several sections. */
export type ArticleSection = { id: string; title: string; content: ReactNode; level?: "part" | "section" };

const labels = { "pt-BR": "Nesta página", en: "On this page" } as const;

function Contents({ sections }: { sections: readonly ArticleSection[] }) {
  const hasParts = sections.some(({ level }) => level === "part");
  return (
    <ol className="article-contents">
      {sections.map(({ id, title, level }) => (
        <li key={id} className={hasParts ? (level === "part" ? "font-semibold" : "pl-4") : undefined}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}

function Section({ section, deep }: { section: ArticleSection; deep: boolean }) {
  const Heading = deep ? "h3" : "h2";
  return (
    <section id={section.id} className={section.level === "part" ? "article-part" : undefined}>
      <Heading>{section.title}</Heading>
      {section.content}
    </section>
  );
}

/** Long text: h1, lead, contents (collapsed on phones), 65 characters per line, print styles. */
export function Article({
  title,
  lead,
  updated,
  sections,
  language = "pt-BR",
  below,
}: {
  title: string;
  lead: ReactNode;
  /** Date of the last change, formatted. */
  updated?: string;
  sections: readonly ArticleSection[];
  language?: keyof typeof labels;
  /** Under the lead. */
  below?: ReactNode;
}) {
  const hasParts = sections.some(({ level }) => level === "part");
  return (
    <div className="page-width py-8 sm:py-12">
      <article className="article" lang={language === "pt-BR" ? undefined : language}>
        <div className="article-head">
          <h1>{title}</h1>
          <p className="article-lead">{lead}</p>
          {updated && <p className="text-sm text-muted">{updated}</p>}
          {below}
        </div>
        <details className="article-folded no-print">
          <summary>{labels[language]}</summary>
          <Contents sections={sections} />
        </details>
        <nav aria-label={labels[language]} className="article-aside">
          <p className="mb-2 text-sm font-semibold">{labels[language]}</p>
          <Contents sections={sections} />
        </nav>
        <div className="article-body">
          {sections.map((section) => (
            <Section key={section.id} section={section} deep={hasParts && section.level !== "part"} />
          ))}
        </div>
      </article>
    </div>
  );
}
