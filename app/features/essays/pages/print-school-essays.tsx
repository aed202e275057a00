import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Table } from "#app/platform/ui/components/table.tsx";
import sheetStyles from "#app/styles/essay-sheet.css?url";
import { SheetText } from "../components/sheet-text.tsx";
import { type BoardCard, scoreInWords, stateInWords } from "../domain/tasks/essay-board.ts";
import { essayPaths } from "../paths.ts";
import { type LoadedSheets, loadEssaySheets } from "../services/tasks/load-essay-sheets.server.ts";
import { askedBoard } from "./school-essays/asked-board.ts";

export const meta = unlistedMeta<typeof loader>((data) =>
  data ? `Imprimir: ${data.title}` : "Imprimir redações",
);

export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheetStyles }];

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer, context } = requireAccess("schoolTeacher", args);
  const actor = schoolActor(viewer, args.params, context.requestId);
  const { searchParams, origin } = new URL(args.request.url);
  const isBlank = searchParams.get("ver") === "folhas";
  return json(await loadEssaySheets(deps, actor, { ...askedBoard(searchParams), isBlank, origin }));
}

/** The grades of a task, or a blank sheet of 30 lines for each of its students. */
export default function PrintSchoolEssays() {
  const printed = useLoaderData<typeof loader>();
  const { school, id, title, className, cards, isBlank } = printed;
  return (
    <SchoolFrame
      title={<span className={isBlank ? "no-print" : ""}>{title}</span>}
      back={{ to: essayPaths.school(school.id, { tarefa: id, turma: printed.classId }), name: "Quadro" }}
      facts={
        <span className={isBlank ? "no-print" : ""}>
          {[school.name, className, plural(cards.length, "estudante", "estudantes")]
            .filter(Boolean)
            .join(" · ")}
        </span>
      }
      actions={
        <Button className="needs-scripts no-print" onClick={() => window.print()}>
          Imprimir
        </Button>
      }
    >
      {isBlank ? <BlankSheets printed={printed} /> : <GradeTable cards={cards} />}
    </SchoolFrame>
  );
}

function GradeTable({ cards }: { cards: readonly BoardCard[] }) {
  return (
    <Table label="Notas" head={["Estudante", "Turma", "Situação", "Entregue em", "Nota"]}>
      {cards.map((card) => (
        <tr key={card.id}>
          <th scope="row" className="break-words">
            {card.name}
          </th>
          <td>{card.className}</td>
          <td>{stateInWords(card)}</td>
          <td>{card.submittedAt === null ? "" : formatDateTime(card.submittedAt)}</td>
          <td>{card.score ? scoreInWords(card.score) : ""}</td>
        </tr>
      ))}
    </Table>
  );
}

/**
 * The code of a sheet opens the task on the student's phone, and identifies the student when the stack is photographed.
 */
function BlankSheets({ printed: { school, title, sheets } }: { printed: LoadedSheets }) {
  return (
    <div className="mt-4 grid gap-8 print:mt-0 print:block">
      {sheets.map(({ id, name, className, code, qr }) => (
        <section key={id} aria-label={`Folha de ${name}`} className="essay-blank">
          <div className="mb-2 flex items-start gap-4">
            <div className="min-w-0 flex-1">
              <p className="text-sm">{school.name}</p>
              <p className="font-semibold break-words">{title}</p>
              <p className="break-words">
                {name}
                {className && `, ${className}`}
              </p>
              <p className="text-sm">
                Escreva a caneta. Para entregar por foto, abra o código no celular e entre na sua conta.
              </p>
            </div>
            <div className="shrink-0 bg-white text-center text-black">
              <svg
                viewBox={`0 0 ${qr.size} ${qr.size}`}
                role="img"
                aria-label={`Código da folha de ${name}`}
                className="size-28"
              >
                <path d={qr.path} />
              </svg>
              <p className="font-mono text-sm">{code}</p>
            </div>
          </div>
          <SheetText text="" blank />
        </section>
      ))}
    </div>
  );
}
