import { insertPersonal } from "#app/features/messages/queries/personal-notices.server.ts";
import { personalRow, showInTabs } from "#app/features/messages/services/notify-people.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { academicYear } from "#app/platform/time/calendar.ts";
import {
  outcomeOfGradings,
  PANEL_ROUND,
  PANEL_SEATS,
  profileOfTheme,
  returnedOutcome,
  THIRD_ROUND,
} from "../../domain/grading/graded-essay.ts";
import { gradingPaths } from "../../paths.ts";
import { decideAppeal } from "../../queries/returned.server.ts";
import {
  addSeats,
  essayToSettle,
  moveEssay,
  returnEssay,
  type SettlingRow,
  unsettledEssays,
} from "../../queries/settling.server.ts";

const MOST_SETTLED = 100;

function noticeOf({ id, num, author, state }: SettlingRow, now: number) {
  if (author === null) return null;
  const isAppeal = state === "appealed";
  return personalRow(
    {
      id: `essay-${num}-${isAppeal ? "appeal" : "returned"}`,
      userId: author,
      type: "aviso",
      content: isAppeal ? "A banca respondeu ao recurso da sua redação." : "Sua redação voltou corrigida.",
      link: gradingPaths.result(id),
    },
    now,
  );
}

async function sendBack(deps: Deps, row: SettlingRow, outcome: string): Promise<void> {
  const now = deps.now();
  const notice = noticeOf(row, now);
  const back = returnEssay(deps.db, row.num, { state: row.state, outcome, now });
  const decided = decideAppeal(deps.db, row.num, now);
  if (!notice) {
    await deps.write([back, decided]);
    return;
  }
  const {
    told: [told],
  } = await deps.write({ back, decided, told: insertPersonal(deps.db, notice) });
  if (told) showInTabs(deps, [notice], [{ id: notice.id, num: told.num }]);
}

/**
 * Applies the profile's rule to the finished readings: the third, the panel, or the return. Idempotent, also
 * concurrently.
 */
export async function resolveEssay(deps: Deps, num: number): Promise<void> {
  const [row] = await deps.read(essayToSettle(deps.db, num));
  if (!row || (row.state !== "grading" && row.state !== "panel" && row.state !== "appealed")) return;
  const profile = profileOfTheme(row.profile);
  const year = academicYear(row.submittedAt ?? deps.now());
  if (row.panelOpen > 0) return;
  const how = { year, appealed: row.state === "appealed", isSingle: row.readers === 1 };
  const outcome = outcomeOfGradings(profile, row.gradings, how);
  if (outcome.outcome === "needs-third") {
    await deps.write(addSeats(deps.db, num, { round: THIRD_ROUND, seats: 1, state: "grading" }));
    return;
  }
  if (outcome.outcome === "needs-panel") {
    await deps.write([
      moveEssay(deps.db, num, "grading", "panel"),
      addSeats(deps.db, num, { round: PANEL_ROUND, seats: PANEL_SEATS, state: "panel" }),
    ]);
    return;
  }
  const returned = returnedOutcome(profile, row.gradings, outcome);
  if (returned) await sendBack(deps, row, JSON.stringify(returned));
}

/** Run by the clock: essays left without an outcome by a process that ended. */
export async function resolvePending(deps: Deps): Promise<void> {
  const left = await deps.read(unsettledEssays(deps.db, MOST_SETTLED));
  for (const { num } of left) await resolveEssay(deps, num);
}
