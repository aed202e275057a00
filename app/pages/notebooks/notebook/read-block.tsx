import { ExternalLink, Play } from "lucide-react";
import { RichText } from "#app/components/math/rich-text.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { hostName } from "#app/domain/notebooks/block-source.ts";
import type { ShownBlock } from "#app/services/notebooks/open-notebook.server.ts";
import { QuestionCard } from "./question-card.tsx";

/** A link elsewhere: nothing of it loads before the click. */
function Outside({ kind, url, title }: { kind: "link" | "video"; url: string; title: string }) {
  const host = hostName(url);
  return (
    <p className="rounded-card border border-line p-3">
      {title && <span className="block font-semibold break-words">{title}</span>}
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center gap-2 text-link underline"
      >
        <Icon as={kind === "video" ? Play : ExternalLink} size={18} />
        {kind === "video" ? `Abrir vídeo (vem de ${host})` : `Abrir link (${host})`}
      </a>
    </p>
  );
}

type ReadBlockProps = { block: ShownBlock; schoolId: string; notebookId: string };

export function BlockInText({ block, schoolId, notebookId }: ReadBlockProps) {
  return (
    <section id={`b-${block.id}`} data-block={block.id} className="mt-5 scroll-mt-20">
      {block.kind === "heading" && (
        <h3 className="text-lg font-bold">
          <RichText html={block.html} inline />
        </h3>
      )}
      {(block.kind === "text" || block.kind === "note") && <RichText html={block.html} className="reading" />}
      {(block.kind === "link" || block.kind === "video") && <Outside {...block} />}
      {block.kind === "questions" &&
        block.questions.map((question) => (
          <QuestionCard key={question.heading.code} {...{ question, schoolId, notebookId }} />
        ))}
    </section>
  );
}
