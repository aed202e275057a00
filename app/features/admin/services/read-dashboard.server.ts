import { SUSPENDED } from "#app/features/accounts/domain/people-filter.ts";
import { countPeople } from "#app/features/accounts/queries/people.server.ts";
import { assistantTotals } from "#app/features/assistant/queries/history.server.ts";
import { auditRows, wholeAudit } from "#app/platform/audit/queries/audit.server.ts";
import { type AuditView, auditView } from "#app/platform/audit/services/audit-view.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { FIRST_PAGE } from "#app/platform/lists/domain/page.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import {
  accountsEver,
  chatsWaiting,
  mailsWaiting,
  peopleConnected,
  questionsInBank,
} from "../queries/dashboard.server.ts";

/** Counts go up to this: `most + 1` reads as "more than". */
const MOST_COUNTED = 1000;
const LATEST = 8;
const ASSISTANT_DAYS = 30;

/** Numbers that need no table scan. `mail.since`: epoch seconds of the oldest unsent mail. */
export type Dashboard = {
  accountsEver: number;
  questions: number;
  connected: number;
  admins: number;
  suspended: number;
  pro: number;
  ultra: number;
  mail: { waiting: number; since: number | null };
  /** Conversations that wait for the team's answer. */
  chats: { waiting: number; since: number | null };
  /** Of the last 30 days; the cost in millionths of a real. */
  assistant: { answered: number; refused: number; failed: number; cost: number };
  audit: AuditView[];
};

export async function readDashboard(deps: Deps): Promise<Dashboard> {
  const { db } = deps;
  const most = MOST_COUNTED + 1;
  const marked = (mark: string) => countPeople(db, { text: "", mark }, most);
  const {
    accounts: [accounts],
    bank: [bank],
    connected: [connected],
    admins: [admins],
    suspended: [suspended],
    pro: [pro],
    ultra: [ultra],
    mail: [mail],
    chats: [chats],
    assistant: [assistant],
    audit,
  } = await deps.read({
    accounts: accountsEver(db),
    bank: questionsInBank(db),
    connected: peopleConnected(db, most),
    admins: marked("claim:admin"),
    suspended: marked(SUSPENDED),
    pro: marked("claim:pro"),
    ultra: marked("claim:ultra"),
    mail: mailsWaiting(db, most),
    chats: chatsWaiting(db, most),
    assistant: assistantTotals(db, dayInSaoPaulo(deps.now()) - ASSISTANT_DAYS),
    audit: auditRows(db, wholeAudit, FIRST_PAGE, LATEST),
  });
  return {
    accountsEver: accounts?.n ?? 0,
    questions: Number(bank?.n ?? 0),
    connected: connected?.n ?? 0,
    admins: admins?.n ?? 0,
    suspended: suspended?.n ?? 0,
    pro: pro?.n ?? 0,
    ultra: ultra?.n ?? 0,
    mail: { waiting: mail?.n ?? 0, since: mail?.since ?? null },
    chats: { waiting: chats?.n ?? 0, since: chats?.since ?? null },
    assistant: assistant ?? { answered: 0, refused: 0, failed: 0, cost: 0 },
    audit: audit.map(auditView),
  };
}
