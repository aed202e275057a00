import type { ReactNode } from "react";

/** A part of a long text. `part` marks a heading that stands over the sections after it. */
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

/**
 * A long text for reading: one h1, a lead, a table of contents from the same list as the headings (folded on phones, beside
 * the text on wide screens), a measure of 65 characters, and a print of text alone.
 */
export function Article({
  title,
  lead,
  updated,
  sections,
  language = "pt-BR",
  closing,
}: {
  title: string;
  lead: ReactNode;
  /** When the text last changed, as it is shown. */
  updated?: string;
  sections: readonly ArticleSection[];
  language?: keyof typeof labels;
  /** What stands after the last section. */
  closing?: ReactNode;
}) {
  const hasParts = sections.some(({ level }) => level === "part");
  return (
    <div className="page-width py-8 sm:py-12">
      <article className="article" lang={language === "pt-BR" ? undefined : language}>
        <div className="article-head">
          <h1>{title}</h1>
          <p className="article-lead">{lead}</p>
          {updated && <p className="text-sm text-muted">{updated}</p>}
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
          {closing}
        </div>
      </article>
    </div>
  );
}

/** What a reader must not miss, set apart from the text. */
export function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className="article-note">
      <p className="font-semibold">{title}</p>
      {children}
    </aside>
  );
}
