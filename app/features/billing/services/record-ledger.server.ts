import { becomeChanged } from "#app/features/accounts/services/become-changed.server.ts";
import { insertPersonal } from "#app/features/messages/queries/personal-notices.server.ts";
import { personalRow, showInTabs } from "#app/features/messages/services/notify-people.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { Statement } from "#app/platform/db/database.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { deliverMail } from "#app/platform/mail/services/deliver-mail.server.ts";
import { chargeState, type LedgerEvent } from "../domain/ledger.ts";
import { ledgerNotices } from "../domain/ledger-notices.ts";
import type { LedgerOutcome } from "../domain/ledger-outcomes.ts";
import { lastEnd } from "../domain/plan-periods.ts";
import { ordersForNobody, postNews } from "../domain/post-news.ts";
import { billingPaths } from "../paths.ts";
import { type ChargeRow, chargesOf, eventsOf } from "../queries/charges.server.ts";
import {
  addEvents,
  applyPlans,
  isPosted,
  type PostedCondition,
  selectPosted,
  stampSessions,
} from "../queries/ledger.server.ts";
import { personByNum } from "../queries/people.server.ts";
import { chargeMails } from "./mail-charges.server.ts";

/** Attempts while others add to the same ledger. */
const TRIES = 8;

export type PersonLedger = { charges: ChargeRow[]; events: LedgerEvent[] };

/** What somebody does to a ledger: decided by it as it is when it is written. May throw. */
type Decide = (ledger: PersonLedger, now: number) => readonly LedgerEvent[];

/**
 * `viewer`: whose own request it is, to go on under the new claims version; `beside`: statements of the same batch, under its
 * condition.
 */
export type Recording = { viewer?: Viewer | null; beside?: (when: PostedCondition) => readonly Statement[] };

/** What was written: what came of it, and the charges of which something is due back. */
export type Recorded = { outcomes: readonly LedgerOutcome[]; owed: readonly ChargeRow[] };

/** A person's charges and events, from the primary. */
export async function readLedger(deps: Deps, userNum: number): Promise<PersonLedger> {
  const { charges, events } = await deps.read({
    charges: chargesOf(deps.db, userNum),
    events: eventsOf(deps.db, userNum),
  });
  return { charges, events };
}

/**
 * Adds events to a person's ledger with the decisions on them and the plans derived from it, in one batch, with its
 * notices, each once. Retries after a concurrent write. Order and repetition of events do not matter. Throws
 * unexpected, and what `news` throws.
 */
export async function recordLedger(
  deps: Deps,
  userNum: number,
  news: readonly LedgerEvent[] | Decide,
  { viewer = null, beside = () => [] }: Recording = {},
): Promise<Recorded> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const now = deps.now();
    const {
      person: [person],
      charges,
      known,
    } = await deps.write({
      person: personByNum(deps.db, userNum),
      charges: chargesOf(deps.db, userNum),
      known: eventsOf(deps.db, userNum),
    });
    const wanted = typeof news === "function" ? news({ charges, events: known }, now) : news;
    const ledger = { charges, events: known, now };
    const found = postNews(ledger, wanted);
    const { added, events, periods, outcomes } = person
      ? found
      : postNews(ledger, [...wanted, ...ordersForNobody(found.outcomes, now)]);
    const posting = { userNum, known: known.length, added, now };
    const when = isPosted(posting);
    const link = billingPaths.paymentStatus();
    const told = ledgerNotices(outcomes, { charges, events, now });
    const notices = told.map(({ key, content }) =>
      personalRow({ id: key, userId: person?.id ?? "", type: "aviso", content, link }, now),
    );
    const {
      applied: [applied],
      posted: [posted],
      noticed,
    } = await deps.write({
      added: addEvents(deps.db, posting),
      applied: applyPlans(deps.db, posting, { periods, until: lastEnd(periods) }),
      stamps: stampSessions(deps.db, userNum),
      posted: selectPosted(deps.db, posting),
      noticed: person ? notices.map((row) => insertPersonal(deps.db, row, when)) : [],
      mails: person ? chargeMails(deps, person, { told, outcomes }, { charges, events, now }, when) : [],
      beside: beside(when),
    });
    if (!posted) continue;
    const owed = charges.filter((charge) => chargeState(charge, events, now).owedCents > 0);
    // Without the account there are no plans to make.
    if (!person) return { outcomes, owed };
    const live = notices.flatMap((row, index) => {
      const stored = noticed[index]?.[0];
      return stored ? [{ id: row.id, num: stored.num }] : [];
    });
    showInTabs(deps, notices, live);
    if (applied && viewer?.num === userNum) becomeChanged(viewer, { stamp: applied.version }, {});
    if (told.length > 0) deps.later((later) => deliverMail(later));
    return { outcomes, owed };
  }
  throw new AppError("unexpected");
}
