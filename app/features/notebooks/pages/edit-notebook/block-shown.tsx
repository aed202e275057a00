import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { type BlockKind, blockLabels } from "../../domain/block-kinds.ts";
import { codesOfSent, hostName, linkOfSource, materialOfSource } from "../../domain/block-source.ts";
import type { EditedBlock } from "../../domain/edited-block.ts";
import { notebookPaths } from "../../paths.ts";
import type { FoundQuestion } from "./question-panel.tsx";

export type QuestionOf = (code: string) => FoundQuestion | undefined;

type ShownProps = {
  block: EditedBlock;
  draft: string | undefined;
  questionOf: QuestionOf;
  schoolId: string;
};

/** A block that is not being edited. */
export function BlockShown({ block: { kind, html, source }, draft, questionOf, schoolId }: ShownProps) {
  if (kind === "question" || kind === "questions")
    return codesOfSent(source).map((code) => (
      <ListedQuestion key={code} {...{ code, schoolId }} question={questionOf(code)} />
    ));
  if (kind === "video" || kind === "link") return <Elsewhere kind={kind} source={source} />;
  if (kind === "material")
    return <p className="font-semibold">{materialOfSource(source).title || "Material da biblioteca"}</p>;
  // What was typed shows as it is until it comes back drawn.
  if (draft !== undefined) return <p className="font-serif whitespace-pre-wrap break-words">{draft}</p>;
  if (source.trim() === "") return <p className="text-muted">Vazio: toque em Editar.</p>;
  if (kind === "heading")
    return (
      <p className="text-lg font-bold">
        <RichText html={html} inline />
      </p>
    );
  return <RichText html={html} className="reading" />;
}

type ListedProps = { code: string; schoolId: string; question: FoundQuestion | undefined };

function ListedQuestion({ code, schoolId, question }: ListedProps) {
  return (
    <div className="mt-2 first:mt-0">
      <p>
        <TextLink look="row" href={notebookPaths.question(schoolId, code)}>
          Questão {code}
        </TextLink>
        {question && ` · ${question.exam}, ${question.subject}`}
      </p>
      {question && <p className="line-clamp-2 font-serif text-muted">{question.excerpt}</p>}
    </div>
  );
}

function Elsewhere({ kind, source }: { kind: BlockKind; source: string }) {
  const { url, title } = linkOfSource(source);
  return (
    <p className="break-words">
      {blockLabels[kind]}: {title || url} <span className="text-muted">({hostName(url)})</span>
    </p>
  );
}
