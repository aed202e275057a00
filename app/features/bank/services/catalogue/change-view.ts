import { subjectOf } from "../../domain/catalogue/subjects.ts";
import type { TopicChangeKind } from "../../domain/catalogue/topic-change.ts";
import type { ChangeRow, ChangeState } from "../../queries/catalogue/changes.server.ts";

/** A change of the catalogue for display. Times in epoch seconds. */
export type ChangeView = {
  num: number;
  /** Of its job: the undoing's, once there is one. */
  jobId: string;
  /** "Renomeou “Cones” para “Cones e Troncos”, em Matemática". */
  what: string;
  who: string;
  at: number;
  kind: TopicChangeKind;
  state: ChangeState;
  /** Questions to process, and how many are done. */
  total: number;
  seen: number;
  changed: number;
  undone: { at: number; who: string } | null;
};

const COMMAND_LINE = "linha de comando";

export function changeView(row: ChangeRow): ChangeView {
  const { num, jobId, at, kind, state, seen, changed, undoneAt } = row;
  // Undoing a merge or a move counts what it wrote; undoing a rename, all pages that show the name.
  const isUndone = state === "undoing" || state === "undone";
  return {
    ...{ num, jobId, at, kind, state, seen, changed },
    total: isUndone && kind !== "rename" ? changed : row.total,
    what: changeText(row),
    who: row.actorName ?? COMMAND_LINE,
    undone: undoneAt === null ? null : { at: undoneAt, who: row.undoneByName ?? COMMAND_LINE },
  };
}

const verbs = {
  done: { rename: "Renomeou", move: "Mudou", merge: "Juntou" },
  wish: { rename: "Renomear", move: "Mudar", merge: "Juntar" },
} as const;

/** A sentence without its full stop. */
export function changeText(
  { kind, was: from, becomes: to }: Pick<ChangeRow, "kind" | "was" | "becomes">,
  tense: keyof typeof verbs = "done",
): string {
  const verb = verbs[tense][kind];
  const subject = (slug: string) => subjectOf(slug)?.name ?? slug;
  if (kind === "rename") return `${verb} “${from.name}” para “${to.name}”, em ${subject(from.subject)}`;
  if (kind === "move")
    return `${verb} “${from.name}” de ${subject(from.subject)} para ${subject(to.subject)}`;
  const where = from.subject === to.subject ? "" : `, de ${subject(to.subject)}`;
  return `${verb} “${from.name}”, de ${subject(from.subject)}, a “${to.name}”${where}`;
}
