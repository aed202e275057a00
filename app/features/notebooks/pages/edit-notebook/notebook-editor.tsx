import { useParams, useSearchParams } from "@remix-run/react";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { toast } from "#app/platform/ui/components/toasts.tsx";
import { postEdit } from "../../calls/notebook-transport.ts";
import { type NotebookSection, sortedByPlace } from "../../domain/sections.ts";
import { type NotebookEditing, useNotebookSync } from "../../hooks/use-notebook-sync.ts";
import { notebookPaths } from "../../paths.ts";
import type { WrittenNotebook } from "../../services/edit-notebook.server.ts";
import { AddBar } from "./add-bar.tsx";
import { isBeside, type SidePanel } from "./add-choices.ts";
import { BlockEditor } from "./block-editor.tsx";
import type { QuestionOf } from "./block-shown.tsx";
import type { FoundQuestion } from "./question-panel.tsx";
import { WritingState } from "./save-state.tsx";
import { SectionEditor } from "./section-editor.tsx";
import { SidePanels } from "./side-panels.tsx";
import { useBlockMoves } from "./use-block-moves.ts";

/** The desk on which a notebook is written: sections, blocks, and questions beside. */
export function NotebookEditor({ notebook }: { notebook: WrittenNotebook }) {
  const { schoolId = "" } = useParams();
  const viewerId = useViewer()?.id ?? "";
  const { id } = notebook;
  const editing = useNotebookSync({ schoolId, notebookId: id, userId: viewerId }, notebook);
  const { sections } = editing.state;
  const [chosen, setChosen] = useState(useSearchParams()[0].get("secao"));
  const section = sections.find((each) => each.id === chosen) ?? sections[0];
  /** Added in this tab. */
  const [found, setFound] = useState<readonly FoundQuestion[]>([]);
  const known = [...notebook.questions.map(({ heading, excerpt }) => ({ ...heading, excerpt })), ...found];
  const questionOf = (code: string) => known.find((each) => each.code === code);
  const others = editing.people.filter(({ person }) => person !== viewerId);
  async function post(fields: Readonly<Record<string, string>>): Promise<boolean> {
    const reply = await postEdit(notebookPaths.edit(schoolId, id), fields);
    if (!reply) toast("Não deu para mudar agora. Confira a rede e tente de novo.", "error");
    void editing.sync.catchUp();
    return reply !== null;
  }
  return (
    <div className="mx-auto w-full max-w-[75rem] px-4 py-3 sm:px-6">
      <EditorBar {...{ schoolId, id, section, editing }} names={others.map(({ name }) => name)} />
      <PageHeading>{notebook.title}</PageHeading>
      <p className="text-sm text-muted">
        {notebook.classes.length > 0
          ? `Quem lê: ${notebook.classes.map(({ name }) => name).join(", ")}`
          : "Sem turma: só quem escreve vê. Escolha as turmas na lista de cadernos."}
      </p>
      <SectionEditor {...{ editing, section, post }} onChoose={setChosen}>
        {section && (
          <SectionBlocks
            key={section.id}
            {...{ notebook, schoolId, section, editing, post, others, questionOf }}
            onFound={(more) => setFound([...found, ...more])}
          />
        )}
      </SectionEditor>
    </div>
  );
}

type BarProps = {
  schoolId: string;
  id: string;
  section: NotebookSection | undefined;
  editing: NotebookEditing;
  /** Of the others here. */
  names: readonly string[];
};

function EditorBar({ schoolId, id, section, editing, names }: BarProps) {
  return (
    <div className="sticky top-14 z-20 -mx-4 flex flex-wrap items-center gap-x-4 bg-page px-4 sm:-mx-6 sm:px-6">
      <TextLink look="alone" to={notebookPaths.notebooks(schoolId)}>
        <Icon as={ChevronLeft} size={18} />
        Cadernos
      </TextLink>
      <WritingState state={editing.state} />
      {names.length > 0 && (
        <p className="text-sm text-muted">Também aqui: {[...new Set(names)].join(", ")}</p>
      )}
      <span className="ml-auto flex flex-wrap gap-2">
        <ButtonLink look="quiet" to={notebookPaths.usage(schoolId, id)}>
          Uso
        </ButtonLink>
        <ButtonLink look="secondary" to={notebookPaths.notebook(schoolId, id, section?.id)}>
          Ver como estudante
        </ButtonLink>
      </span>
    </div>
  );
}

type BlocksProps = {
  notebook: WrittenNotebook;
  schoolId: string;
  section: NotebookSection;
  editing: NotebookEditing;
  post: (fields: Readonly<Record<string, string>>) => Promise<boolean>;
  others: readonly { name: string; block: string }[];
  questionOf: QuestionOf;
  onFound: (questions: readonly FoundQuestion[]) => void;
};

/** The block worked on last, and the id of a new question's block below it. */
function useCaret(editing: NotebookEditing) {
  const [caret, setCaret] = useState<string | null>(null);
  const [next] = useState(editing.newId);
  function goTo(block: string): void {
    setCaret(block);
    editing.goTo(block);
  }
  return { caret, next, atCaret: { ...editing, goTo } };
}

/** The open section's blocks, what can be added, and the bank beside. */
function SectionBlocks(props: BlocksProps) {
  const { notebook, schoolId, section, editing, post, others, questionOf, onFound } = props;
  const [panel, setPanel] = useState<SidePanel>(null);
  const [said, setSaid] = useState("");
  const { caret, next, atCaret } = useCaret(editing);
  const all = [...editing.state.blocks.values()];
  const blocks = sortedByPlace(all.filter((each) => !each.deleted && each.section === section.id));
  const moves = useBlockMoves({ editing, blocks, post, say: setSaid });
  const { removed } = moves;
  return (
    <div className={`min-w-0 gap-6 ${isBeside(panel) ? "lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]" : ""}`}>
      <p className="sr-only" role="status">
        {said}
      </p>
      <div className="min-w-0">
        {blocks.map((block, index) => (
          <BlockEditor
            key={block.id}
            {...{ block, moves, schoolId, questionOf }}
            editing={atCaret}
            onPanel={setPanel}
            notebookId={notebook.id}
            place={`Bloco ${index + 1} de ${blocks.length}`}
            people={others.filter((each) => each.block === block.id).map(({ name }) => name)}
          />
        ))}
        {removed && (
          <p className="mt-3 flex flex-wrap items-center gap-2 rounded-control bg-inset px-3">
            Bloco excluído.
            <Button look="quiet" onClick={() => void moves.restore(removed)}>
              Desfazer
            </Button>
          </p>
        )}
        <AddBar
          onAdd={(kind, source) => moves.add(kind, section.id, source)}
          panel={panel}
          onPanel={setPanel}
        />
      </div>
      <SidePanels
        {...{ schoolId, panel, moves, onFound }}
        section={section.id}
        newQuestion={notebookPaths.newQuestion(schoolId, {
          caderno: notebook.id,
          secao: section.id,
          bloco: next,
          lugar: moves.placeBelow(caret),
        })}
        onClose={() => setPanel(null)}
      />
    </div>
  );
}
