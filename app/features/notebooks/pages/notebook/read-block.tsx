import { ExternalLink } from "lucide-react";
import { QuestionCard } from "#app/features/bank/pages/question-card.tsx";
import { factsOf, MaterialIcon } from "#app/features/library/components/material-icon.tsx";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { SubHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { hostName } from "../../domain/block-source.ts";
import { notebookPaths } from "../../paths.ts";
import type { ShownBlock, ShownMaterial } from "../../services/load-notebook.server.ts";

/** A link elsewhere: nothing of it loads before the click. */
function Outside({ kind, url, title }: { kind: "link" | "video"; url: string; title: string }) {
  const host = hostName(url);
  return (
    <p className="rounded-card border border-line p-3">
      {title && <span className="block font-semibold break-words">{title}</span>}
      <TextLink look="alone" href={url} target="_blank" rel="noopener noreferrer">
        <Icon as={ExternalLink} size={18} />
        {kind === "video" ? `Abrir vídeo (vem de ${host})` : `Abrir link (${host})`}
      </TextLink>
    </p>
  );
}

/** A material of the library: a PDF or film opens in a tab of its own, other files are saved, a video opens elsewhere. */
function MaterialInText({ material, file }: { material: ShownMaterial; file: string }) {
  const { title, kind, video } = material;
  if (video) return <Outside kind="video" url={video.address} title={title} />;
  const opens = kind === "pdf" || kind === "videoURL";
  return (
    <p className="flex flex-wrap items-center gap-3 rounded-card border border-line p-3">
      <MaterialIcon kind={kind} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold break-words">{title}</span>
        <span className="text-sm text-muted">{factsOf(material)}</span>
      </span>
      {opens && (
        <TextLink look="alone" href={file} target="_blank" rel="noopener">
          Abrir
        </TextLink>
      )}
      <TextLink look="alone" href={`${file}?baixar=1`} download>
        Baixar
      </TextLink>
    </p>
  );
}

type ReadBlockProps = { block: ShownBlock; schoolId: string; notebookId: string };

export function BlockInText({ block, schoolId, notebookId }: ReadBlockProps) {
  return (
    <section id={`b-${block.id}`} data-block={block.id} className="mt-5 scroll-mt-20">
      {block.kind === "heading" && (
        <SubHeading>
          <RichText html={block.html} inline />
        </SubHeading>
      )}
      {(block.kind === "text" || block.kind === "note") && <RichText html={block.html} className="reading" />}
      {(block.kind === "link" || block.kind === "video") && <Outside {...block} />}
      {block.kind === "material" && (
        <MaterialInText material={block.material} file={notebookPaths.file(schoolId, notebookId, block.id)} />
      )}
      {block.kind === "questions" &&
        block.questions.map((question) => (
          <QuestionCard
            key={question.heading.code}
            question={question}
            address={notebookPaths.question(schoolId, question.heading.code, notebookId)}
          />
        ))}
    </section>
  );
}
