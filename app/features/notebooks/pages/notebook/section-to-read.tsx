import { Form } from "@remix-run/react";
import { ChevronRight } from "lucide-react";
import type { FormEvent } from "react";
import { isWithoutNetwork } from "#app/platform/offline/calls/without-network.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { notebookPaths } from "../../paths.ts";
import type { LoadedNotebook } from "../../services/load-notebook.server.ts";
import { BlockInText } from "./read-block.tsx";
import { readingMarks } from "./use-kept-place.ts";

type SectionProps = {
  schoolId: string;
  userId: string;
  notebook: Pick<LoadedNotebook, "id" | "blocks" | "contents" | "current">;
  section: LoadedNotebook["contents"][number];
};

/** A section with its blocks, and on to the next one. */
export function SectionToRead({ schoolId, userId, notebook, section }: SectionProps) {
  const { id, blocks, contents, current } = notebook;
  const next = contents[current + 1];
  /** Without a network the mark stays here, and the next section is a document of the copy. */
  function goOn(event: FormEvent): void {
    if (!isWithoutNetwork()) return;
    event.preventDefault();
    const address = notebookPaths.notebook(schoolId, id);
    const mark = { address, section: section.id, block: "", ended: true };
    void readingMarks()
      .then((calls) => calls.saveReadingMark(userId, mark))
      .catch(() => undefined)
      .then(() => window.location.assign(notebookPaths.notebook(schoolId, id, (next ?? section).id)));
  }
  return (
    <article className="card mt-3 p-4 sm:p-6 lg:mt-0">
      <h2 className="text-xl font-bold break-words sm:text-2xl">
        {current + 1}. {section.title}
      </h2>
      {!section.shown && <p className="mt-1 text-sm text-muted">Rascunho: só professores veem esta seção.</p>}
      {blocks.map((block) => (
        <BlockInText key={block.id} block={block} schoolId={schoolId} notebookId={id} />
      ))}
      {blocks.length === 0 && <p className="mt-4 text-muted">Esta seção ainda está vazia.</p>}
      <Form method="post" onSubmit={goOn} className="mt-8 border-t border-line pt-4 no-print">
        <input type="hidden" name="intent" value="next" />
        <input type="hidden" name="secao" value={section.id} />
        <input type="hidden" name="proxima" value={next?.id ?? ""} />
        <Button type="submit" className="max-w-full">
          <span className="truncate">{next ? `Próxima seção: ${next.title}` : "Terminar o caderno"}</span>
          <Icon as={ChevronRight} className="shrink-0" />
        </Button>
      </Form>
    </article>
  );
}
