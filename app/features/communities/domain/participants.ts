import type { RosterEntry } from "#app/features/school/domain/roster/roster-entry.ts";
import { plainWords } from "#app/features/school/domain/roster/roster-words.ts";
import type { Sheet } from "#app/platform/spreadsheets/domain/sheet.ts";

/** A line of an imported list. `problem`: why it is left out. */
export type ParticipantLine = {
  line: number;
  email: string;
  firstName: string;
  lastName: string;
  team: string;
  problem: string | null;
};

const TEAM = /^(?:unidade|equipe|time|team|colegio|escola|campus)$/;
const OTHER_CLASS = /^(?:turmas?|classe|class|serie|grade|sala|grupo)$/;
/** Rows looked at for headings. */
const TITLES = 20;

/** A list whose column "Unidade" or "Equipe" names the team: the roster reader treats it as the class. */
export function withTeamAsClass(sheet: Sheet): Sheet {
  const headings = sheet.lines
    .slice(0, TITLES)
    .find(({ cells }) => cells.some((cell) => TEAM.test(plainWords(cell))));
  if (!headings) return sheet;
  let found = false;
  const cells = headings.cells.map((cell) => {
    const heading = plainWords(cell);
    if (TEAM.test(heading) && !found) {
      found = true;
      return "Turma";
    }
    return OTHER_CLASS.test(heading) ? "Observação" : cell;
  });
  return { ...sheet, lines: sheet.lines.map((line) => (line === headings ? { ...line, cells } : line)) };
}

function problemOf({ problem, email, classes }: RosterEntry, seen: ReadonlySet<string>): string | null {
  if (problem) return problem.text;
  if (email === "") return "Falta o e-mail, que liga a pessoa à conta dela.";
  if (seen.has(email)) return "O e-mail já apareceu em outra linha.";
  return classes.length === 0 ? "Falta a unidade." : null;
}

/** The people of a list, each e-mail once. */
export function participantLines(entries: readonly RosterEntry[]): ParticipantLine[] {
  const seen = new Set<string>();
  return entries.map((entry) => {
    const email = entry.email.toLowerCase();
    const problem = problemOf({ ...entry, email }, seen);
    if (!problem) seen.add(email);
    const { line, firstName, lastName, classes } = entry;
    return { line, email, firstName, lastName, team: classes[0]?.name ?? "", problem };
  });
}

export type KnownParticipant = { email: string; firstName: string; lastName: string; team: string };
export type LineOutcome = "added" | "changed" | "same" | "refused";

/** What an import does with each line, given who is in the season. */
export function planParticipants(
  lines: readonly ParticipantLine[],
  known: readonly KnownParticipant[],
): { lines: (ParticipantLine & { outcome: LineOutcome })[]; counts: Record<LineOutcome, number> } {
  const byEmail = new Map(known.map((each) => [each.email, each]));
  const planned = lines.map((line) => ({ ...line, outcome: outcomeOf(line, byEmail.get(line.email)) }));
  const counts = { added: 0, changed: 0, same: 0, refused: 0 };
  for (const { outcome } of planned) counts[outcome] += 1;
  return { lines: planned, counts };
}

function outcomeOf(line: ParticipantLine, known: KnownParticipant | undefined): LineOutcome {
  if (line.problem) return "refused";
  if (!known) return "added";
  const same =
    known.firstName === line.firstName && known.lastName === line.lastName && known.team === line.team;
  return same ? "same" : "changed";
}

/** A fingerprint of a preview: an import with another outcome is previewed again. */
export function planMark(counts: Readonly<Record<LineOutcome, number>>): string {
  return [counts.added, counts.changed, counts.same, counts.refused].join("-");
}
