import { Link } from "@remix-run/react";
import { Check, List } from "lucide-react";
import type { MouseEvent } from "react";
import { isWithoutNetwork } from "#app/platform/offline/calls/without-network.ts";
import { OfflineCopyLine } from "#app/platform/offline/components/offline-copy-line.tsx";
import { plural } from "#app/platform/text/format.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { notebookPaths } from "../../paths.ts";

type ListedSection = { id: string; title: string; shown: boolean; ended: boolean; questions: number };
type ContentsProps = {
  schoolId: string;
  notebook: { id: string; current: number; contents: readonly ListedSection[] };
};

/** What was read, and the contents: folded on phones. */
export function ContentsEditor({ schoolId, notebook }: ContentsProps) {
  const { contents, current } = notebook;
  const done = contents.filter(({ ended }) => ended).length;
  const share = Math.round((100 * done) / contents.length);
  return (
    <aside className="no-print">
      <div className="h-1.5 overflow-hidden rounded-full bg-inset" aria-hidden="true">
        <div className="h-full bg-primary" style={{ width: `${share}%` }} />
      </div>
      <p className="mt-1 text-sm text-muted">
        Seção {current + 1} de {contents.length}, {done} {done === 1 ? "lida" : "lidas"}
      </p>
      <OfflineCopyLine
        place={{ kind: "notebook", schoolId, id: notebook.id }}
        section={contents[current]?.id}
        data={notebook}
      />
      <details className="mt-2 lg:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-medium text-link">
          <Icon as={List} size={18} />
          Sumário
        </summary>
        <Contents {...{ schoolId, notebook }} />
      </details>
      <div className="mt-2 hidden lg:block">
        <Contents {...{ schoolId, notebook }} />
      </div>
    </aside>
  );
}

/** The table of contents, with what was read. */
function Contents({ schoolId, notebook: { id, contents, current } }: ContentsProps) {
  return (
    <nav aria-label="Sumário">
      <ol>
        {contents.map(({ id: section, title, shown, ended, questions }, index) => (
          <li key={section}>
            <Link
              to={notebookPaths.notebook(schoolId, id, section)}
              onClick={openDocument}
              aria-current={index === current ? "page" : undefined}
              className={`flex min-h-11 items-start gap-2 rounded-control px-2 py-2 hover:bg-inset ${index === current ? "bg-primary-soft font-semibold" : ""}`}
            >
              <span className="w-5 shrink-0 text-right text-muted tabular-nums">{index + 1}</span>
              <span className="min-w-0 flex-1 break-words">
                {title}
                <span className="block text-sm font-normal text-muted">
                  {[
                    !shown && "rascunho",
                    questions > 0 && plural(questions, "questão", "questões"),
                    ended && "lida",
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
              {ended && <Icon as={Check} size={18} className="mt-0.5 shrink-0 text-success" />}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Without a network a section is a document of the copy on the device: its data cannot be fetched. */
function openDocument(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isWithoutNetwork()) return;
  event.preventDefault();
  window.location.assign(event.currentTarget.href);
}
