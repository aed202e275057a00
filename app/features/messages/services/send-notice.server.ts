import { countPeople, personByIdOrEmail } from "#app/features/accounts/queries/people.server.ts";
import { claimNames } from "#app/platform/access/claims.ts";
import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formatNumber, plural } from "#app/platform/text/format.ts";
import { readDateTime } from "#app/platform/time/date-field.ts";
import { type Audience, audienceKey } from "../domain/audience.ts";
import type { NoticeFields } from "../domain/notice-fields.ts";
import { auditNotice, noticeById } from "../queries/notices.server.ts";
import { type NewNotification, sendNotification } from "./send-notification.server.ts";

/** Sends once per `operation`, with audit row. Throws as `sendNotification`, notice-already-sent (other content). */
export async function sendNotice(
  deps: Deps,
  actor: Actor,
  operation: string,
  input: NewNotification,
): Promise<{ id: string }> {
  const entry = auditEntry(deps, actor, "notice.send");
  const { id, repeated } = await sendNotification(deps, actor.viewer, input, {
    id: operation,
    note: (sent) => auditNotice(deps.db, operation, sent, entry),
  });
  if (repeated) await refuseOther(deps, operation, input);
  return { id };
}

/** Throws notice-already-sent: a form changed and sent again under the same operation must not be lost silently. */
async function refuseOther(deps: Deps, operation: string, input: NewNotification): Promise<void> {
  const [sent] = await deps.read(noticeById(deps.db, operation));
  const same =
    sent?.content === input.content.trim() &&
    sent.type === input.type &&
    sent.audience === audienceKey(input.audience);
  if (!same) throw new AppError("notice-already-sent");
}

/** Parses a form. Throws user-not-found, school-not-found, invalid-notification-audience. */
export async function noticeOf(deps: Deps, fields: NoticeFields): Promise<NewNotification> {
  const { type, content, link, from, until } = fields;
  return {
    audience: await audienceOf(deps, fields),
    type,
    content,
    link: link || null,
    visibleFrom: readDateTime(from),
    expiresAt: readDateTime(until),
  };
}

async function audienceOf(deps: Deps, fields: NoticeFields): Promise<Audience> {
  if (fields.audience === "everybody") return { kind: "everybody" };
  if (fields.audience === "claim") {
    const claim = claimNames.find((name) => name === fields.claim);
    if (!claim) throw new AppError("invalid-notification-audience");
    return { kind: "claim", claim };
  }
  if (fields.audience === "school") {
    if (!(await deps.schoolExists(deps, fields.school))) throw new AppError("school-not-found");
    return { kind: "school", schoolId: fields.school };
  }
  const [person] = await deps.read(personByIdOrEmail(deps.db, fields.person));
  if (!person) throw new AppError("user-not-found");
  return { kind: "person", userId: person.id };
}

/** People are counted up to this. */
const MOST_COUNTED = 1000;

/** Who would get a notice: "34 pessoas". Throws as `noticeOf`. */
export async function countRecipients(deps: Deps, fields: NoticeFields): Promise<string> {
  const audience = await audienceOf(deps, fields);
  if (audience.kind === "person") return "1 pessoa";
  const mark = audience.kind === "everybody" ? "" : audienceKey(audience);
  const [counted] = await deps.read(countPeople(deps.db, { text: "", mark }, MOST_COUNTED + 1));
  const count = counted?.n ?? 0;
  return count > MOST_COUNTED
    ? `mais de ${formatNumber(MOST_COUNTED)} pessoas`
    : plural(count, "pessoa", "pessoas");
}
