import { Link, useParams } from "@remix-run/react";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { postEdit } from "#app/calls/notebooks/notebook-transport.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { toast } from "#app/components/ui/toasts.tsx";
import { sortedByPlace } from "#app/domain/notebooks/sections.ts";
import { useNotebookSync } from "#app/hooks/notebooks/use-notebook-sync.ts";
import { useViewer } from "#app/hooks/shell/use-viewer.ts";
import { notebookPaths } from "#app/paths/notebooks.ts";
import type { WrittenNotebook } from "#app/services/notebooks/edit-notebook.server.ts";
import { AddBar } from "./add-bar.tsx";
import { BlockEditor } from "./block-editor.tsx";
import { BankPanel } from "./question-panel.tsx";
import { WritingState } from "./save-state.tsx";
import { SectionDesk } from "./section-desk.tsx";
import { useBlockMoves } from "./use-block-moves.ts";

/** The desk on which a notebook is written: sections, blocks, and questions beside. */
export function NotebookEditor({ notebook }: { notebook: WrittenNotebook }) {
  const { schoolId = "" } = useParams();
  const viewer = useViewer();
  const { id } = notebook;
  const editing = useNotebookSync({ schoolId, notebookId: id, userId: viewer?.id ?? "" }, notebook);
  const { state, people } = editing;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSearching, setSearching] = useState(false);
  const [said, setSaid] = useState("");
  const section = state.sections.find((each) => each.id === chosen) ?? state.sections[0];
  const blocks = sortedByPlace(
    [...state.blocks.values()].filter((each) => !each.deleted && each.section === section?.id),
  );
  const address = notebookPaths.edit(schoolId, id);
  async function post(fields: Readonly<Record<string, string>>): Promise<boolean> {
    const reply = await postEdit(address, fields);
    if (!reply) toast("Não deu para mudar agora. Confira a rede e tente de novo.", "error");
    void editing.sync.catchUp();
    return reply !== null;
  }
  const moves = useBlockMoves({ editing, blocks, post, say: setSaid });
  const others = people.filter(({ person }) => person !== viewer?.id);
  const title = (code: string) => notebook.questions.find(({ heading }) => heading.code === code);
  return (
    <div className="mx-auto w-full max-w-[75rem] px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link
          to={notebookPaths.notebooks(schoolId)}
          className="inline-flex min-h-11 items-center gap-1 font-medium text-link"
        >
          <Icon as={ChevronLeft} size={18} />
          Cadernos
        </Link>
        <WritingState state={state} />
        {others.length > 0 && (
          <p className="text-sm text-muted">
            Também aqui: {[...new Set(others.map(({ name }) => name))].join(", ")}
          </p>
        )}
        <span className="ml-auto flex flex-wrap gap-2">
          <ButtonLink look="quiet" to={notebookPaths.use(schoolId, id)}>
            Uso
          </ButtonLink>
          <ButtonLink look="secondary" to={notebookPaths.notebook(schoolId, id, section?.id)}>
            Ver como estudante
          </ButtonLink>
        </span>
      </div>
      <h1 className="text-2xl font-bold tracking-tight break-words">{notebook.title}</h1>
      <p className="text-sm text-muted">
        {notebook.classes.length > 0
          ? `Quem lê: ${notebook.classes.map(({ name }) => name).join(", ")}`
          : "Sem turma: só quem escreve vê. Escolha as turmas na lista de cadernos."}
      </p>
      <p className="sr-only" role="status">
        {said}
      </p>
      <div
        className={`mt-4 gap-6 lg:grid ${isSearching ? "lg:grid-cols-[14rem_1fr_20rem]" : "lg:grid-cols-[14rem_1fr]"}`}
      >
        <SectionDesk {...{ editing, section, post }} onChoose={setChosen} />
        <div className="min-w-0">
          {blocks.map((block, index) => (
            <BlockEditor
              key={block.id}
              {...{ block, editing, moves, address, schoolId }}
              notebookId={id}
              place={`Bloco ${index + 1} de ${blocks.length}`}
              people={others.filter((each) => each.block === block.id).map(({ name }) => name)}
              questionOf={title}
            />
          ))}
          {moves.removed && (
            <p className="mt-3 flex flex-wrap items-center gap-2 rounded-control bg-inset px-3">
              Bloco excluído.
              <Button look="quiet" onClick={() => moves.removed && moves.restore(moves.removed)}>
                Desfazer
              </Button>
            </p>
          )}
          {section && (
            <AddBar
              onAdd={(kind, source) => moves.add(kind, section.id, source)}
              onSearch={() => setSearching(!isSearching)}
              isSearching={isSearching}
            />
          )}
        </div>
        {isSearching && section && (
          <BankPanel
            schoolId={schoolId}
            onClose={() => setSearching(false)}
            onAdd={(codes, search) =>
              moves.add(
                codes.length > 1 ? "questions" : "question",
                section.id,
                JSON.stringify(search ? { codes, search } : { codes }),
              )
            }
          />
        )}
      </div>
    </div>
  );
}
