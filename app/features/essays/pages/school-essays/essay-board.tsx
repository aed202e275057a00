import { assessmentPaths } from "#app/features/assessments/paths.ts";
import { schoolPaths } from "#app/features/school/paths.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { SchoolFrame } from "#app/platform/page/components/school-frame.tsx";
import { plural } from "#app/platform/text/format.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import {
  type BoardCard,
  boardColumns,
  isMissing,
  scoreInWords,
  whenInWords,
} from "../../domain/tasks/essay-board.ts";
import { essayPaths, gradingPaths } from "../../paths.ts";
import type { EssayBoardOf, LoadedBoard } from "../../services/tasks/load-school-essays.server.ts";

/** People that a link to a new announcement names at most. */
const MOST_NAMED = 50;

type Props = { opened: LoadedBoard; board: EssayBoardOf };

/** A task's students by progress; work moves a card, it is not dragged. */
export function EssayBoard({ opened: { school, classId }, board }: Props) {
  const { cards } = board;
  const handed = cards.filter(({ key }) => !isMissing(key)).length;
  return (
    <SchoolFrame
      title={board.title}
      back={{ to: essayPaths.school(school.id), name: "Redações" }}
      facts={`${handed} de ${plural(cards.length, "estudante entregou", "estudantes entregaram")} · ${whenInWords(board)}`}
      actions={
        <span className="flex flex-wrap gap-2 no-print">
          {board.mayChange && (
            <ButtonLink look="secondary" to={assessmentPaths.createEssay(school.id, board.id)}>
              Editar
            </ButtonLink>
          )}
          <ButtonLink to={gradingPaths.schoolQueue(school.id)}>Corrigir</ButtonLink>
        </span>
      }
    >
      <ClassLinks schoolId={school.id} board={board} classId={classId} />
      <BoardActs schoolId={school.id} board={board} classId={classId} />
      <div className="mt-4 grid items-start gap-3 xl:grid-cols-5">
        {boardColumns.map(({ key, title }) => (
          <BoardColumn key={key} title={title} cards={cards.filter((card) => card.key === key)} />
        ))}
      </div>
      {board.mayChange && <DeleteTask schoolId={school.id} id={board.id} />}
    </SchoolFrame>
  );
}

type PartProps = { schoolId: string; board: EssayBoardOf; classId: string | null };

function ClassLinks({ schoolId, board: { id, classes }, classId }: PartProps) {
  if (classes.length < 2) return null;
  const choices = [{ id: null, name: "Todas" }, ...classes];
  return (
    <nav aria-label="Turmas" className="mt-3 flex flex-wrap gap-1">
      {choices.map((each) => (
        <TextLink
          look="alone"
          key={each.id ?? ""}
          to={essayPaths.school(schoolId, { tarefa: id, turma: each.id })}
          aria-current={each.id === classId ? "page" : undefined}
          className="px-3 aria-[current]:bg-primary-soft aria-[current]:font-semibold"
        >
          {each.name}
        </TextLink>
      ))}
    </nav>
  );
}

function BoardActs({ schoolId, board: { id, cards, mayChange }, classId }: PartProps) {
  const missing = cards.filter(({ key }) => isMissing(key));
  const people = missing.slice(0, MOST_NAMED).map((card) => card.id);
  const query = { tarefa: id, turma: classId };
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-5 no-print">
      {missing.length > 0 && (
        <TextLink look="alone" to={schoolPaths.newAnnouncement(schoolId, { people })}>
          Mandar recado a quem falta ({people.length})
        </TextLink>
      )}
      <TextLink look="alone" href={essayPaths.schoolGrades(schoolId, query)} download>
        Baixar notas (CSV)
      </TextLink>
      <TextLink look="alone" to={essayPaths.schoolPrint(schoolId, query)}>
        Imprimir notas
      </TextLink>
      <TextLink look="alone" to={essayPaths.schoolPrint(schoolId, { ...query, ver: "folhas" })}>
        Imprimir folhas em branco
      </TextLink>
      {mayChange && cards.some(({ shared }) => shared > 0) && (
        <TextLink look="alone" to={essayPaths.schoolCopies(schoolId, { tarefa: id })}>
          Ver trechos iguais
        </TextLink>
      )}
      <TextLink look="alone" to={essayPaths.schoolSheets(schoolId, query)}>
        Enviar folhas fotografadas
      </TextLink>
    </p>
  );
}

/** Folded on phones; a column where five fit side by side. */
function BoardColumn({ title, cards }: { title: string; cards: readonly BoardCard[] }) {
  return (
    <details className="card min-w-0 print:[&::details-content]:[content-visibility:visible] print:[&::details-content]:[block-size:auto] xl:[&::details-content]:[content-visibility:visible] xl:[&::details-content]:[block-size:auto]">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 px-4 py-3 font-semibold xl:pointer-events-none">
        {title} <span className="text-muted tabular-nums">{cards.length}</span>
      </summary>
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {cards.map((card) => (
          <li key={card.id} className="px-4 py-2">
            <p className="font-medium break-words">{card.name}</p>
            <p className="text-sm text-muted">{factsOf(card)}</p>
            {card.shared > 0 && (
              <p className="text-sm text-warning">
                {plural(card.shared, "trecho igual", "trechos iguais")} a outra redação
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function factsOf({ className, submittedAt, isLate, score }: BoardCard): string {
  const facts = [
    score && scoreInWords(score),
    className,
    submittedAt === null ? isLate && "atrasada" : formatDateTime(submittedAt),
    submittedAt !== null && isLate && "com atraso",
  ];
  return facts.filter(Boolean).join(" · ");
}

function DeleteTask({ schoolId, id }: { schoolId: string; id: string }) {
  const form = usePageForm({ intents: ["delete"] });
  return (
    <Form of={form} intent="delete" action={essayPaths.school(schoolId)} className="mt-8 no-print">
      <input type="hidden" name="tarefa" value={id} />
      <Button type="submit" look="quiet" pending={form.pending}>
        Excluir esta proposta
      </Button>
      <FormMessage of={form} />
    </Form>
  );
}
