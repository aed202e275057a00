import type { Viewer } from "#app/access/viewer.ts";
import type { LedgerEvent } from "#app/domain/billing/ledger.ts";
import { ledgerNotices } from "#app/domain/billing/ledger-notices.ts";
import { lastEnd, planPeriods } from "#app/domain/billing/plan-periods.ts";
import { AppError } from "#app/errors/app-error.ts";
import { billingPaths } from "#app/paths/billing.ts";
import { type ChargeRow, chargesOf, eventsOf } from "#app/queries/billing/charges.server.ts";
import { addEvents, applyPlans, stampSessions } from "#app/queries/billing/ledger.server.ts";
import { personByNum } from "#app/queries/billing/people.server.ts";
import type { Statement } from "#app/queries/database.server.ts";
import { insertPersonal } from "#app/queries/notifications/personal-notices.server.ts";
import { becomeChanged } from "../accounts/become-changed.server.ts";
import type { Deps } from "../deps.ts";
import { personalRow, showInTabs } from "../notifications/notify-people.server.ts";

/** Times the plans are made again while others add to the same ledger. */
const TRIES = 8;

export type PersonLedger = { charges: ChargeRow[]; events: LedgerEvent[] };

/** `viewer`: whose own request it is, to go on under the new claims version; `beside`: statements of the same batch. */
export type Recording = { viewer?: Viewer | null; beside?: readonly Statement[] };

/** A person's charges and events, from the primary. */
export async function readLedger(deps: Deps, userNum: number): Promise<PersonLedger> {
  const [charges, events] = await deps.read(chargesOf(deps.db, userNum), eventsOf(deps.db, userNum));
  return { charges, events };
}

function nameOf({ provider, event }: LedgerEvent): string {
  return `${provider} ${event}`;
}

/**
 * Adds events to a person's ledger and makes their plans of it, in one batch; notices go with it, each once. In any order, any
 * number of times: the result is a function of the events. Throws unexpected.
 */
export async function recordLedger(
  deps: Deps,
  userNum: number,
  news: readonly LedgerEvent[],
  { viewer = null, beside = [] }: Recording = {},
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const now = deps.now();
    const [[person], charges, known] = await deps.write(
      personByNum(deps.db, userNum),
      chargesOf(deps.db, userNum),
      eventsOf(deps.db, userNum),
    );
    const names = new Set(known.map(nameOf));
    const fresh = news.filter((event) => !names.has(nameOf(event)));
    const events = [...known, ...fresh];
    const periods = planPeriods(charges, events, now);
    const notices = ledgerNotices(charges, { before: known, after: events, now }).map(({ key, content }) =>
      personalRow(
        { id: key, userId: person?.id ?? "", type: "aviso", content, link: billingPaths.paymentStatus() },
        now,
      ),
    );
    const [, [applied], , ...rest] = await deps.write(
      addEvents(deps.db, userNum, fresh, now),
      applyPlans(deps.db, { userNum, periods, until: lastEnd(periods), events: events.length }),
      stampSessions(deps.db, userNum),
      ...(person ? notices.map((row) => insertPersonal(deps.db, row)) : []),
      ...(tries === 0 ? beside : []),
    );
    // Without the account there are no plans to make.
    if (!person) return;
    const live = notices.flatMap((row, index) => {
      const stored = (rest[index] as { num: number }[] | undefined)?.[0];
      return stored ? [{ id: row.id, num: stored.num }] : [];
    });
    showInTabs(deps, notices, live);
    if (!applied) continue;
    if (viewer?.num === userNum) becomeChanged(viewer, { stamp: applied.version }, {});
    if (fresh.length > 0) deps.later(({ channels }) => channels.closeUser(person.id));
    return;
  }
  throw new AppError("unexpected");
}
