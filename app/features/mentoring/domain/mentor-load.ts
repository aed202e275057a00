import { accuracyTurn, type MenteeFacts, needOf } from "./mentee-need.ts";

type Accompanied = MenteeFacts & { mentor: number };

/** A mentor's load and its results. `kept`: share of this week's tasks done; `turn`: mean change of accuracy. */
export type MentorLoad = { mentees: number; needing: number; kept: number | null; turn: number | null };

/** Need from which a mentee is counted as waiting for their mentor. */
const NEEDING = 3;

/** Load and outcome by mentor's number. */
export function mentorLoads(rows: readonly Accompanied[], now: number): ReadonlyMap<number, MentorLoad> {
  const byMentor = new Map<number, Accompanied[]>();
  for (const row of rows) byMentor.set(row.mentor, [...(byMentor.get(row.mentor) ?? []), row]);
  return new Map(
    [...byMentor].map(([mentor, mentees]) => {
      const tasks = mentees.reduce((sum, each) => sum + each.tasks, 0);
      const done = mentees.reduce((sum, each) => sum + each.done, 0);
      const turns = mentees.flatMap((each) => {
        const turn = accuracyTurn(each, now);
        return turn ? [turn.now - turn.before] : [];
      });
      const load = {
        mentees: mentees.length,
        needing: mentees.filter((each) => needOf(each, now).score >= NEEDING).length,
        kept: tasks === 0 ? null : done / tasks,
        turn: turns.length === 0 ? null : turns.reduce((sum, each) => sum + each, 0) / turns.length,
      };
      return [mentor, load];
    }),
  );
}
