import { signInPaths } from "#app/features/accounts/paths.ts";
import { missingColumns } from "#app/features/school/domain/roster/guess-tables.ts";
import { type RosterFile, readRoster } from "#app/features/school/domain/roster/read-roster.server.ts";
import { openTables, readTables } from "#app/features/school/domain/roster/read-tables.ts";
import type { RosterEntry } from "#app/features/school/domain/roster/roster-entry.ts";
import type { CommunityPlace, NamedCommunity } from "#app/platform/access/community.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { PLATFORM } from "#app/platform/audit/queries/audit.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { deliverMail } from "#app/platform/mail/services/deliver-mail.server.ts";
import { inviteesOf, requireInviter } from "#app/platform/mail/services/third-party-mail.server.ts";
import { academicYear } from "#app/platform/time/calendar.ts";
import { CHALLENGE } from "../domain/challenge.ts";
import { OPT_OUT_PLACE, participantMail } from "../domain/participant-mail.ts";
import { participantLines, planMark, planParticipants, withTeamAsClass } from "../domain/participants.ts";
import { communityPages } from "../paths.ts";
import { seasonOf } from "../queries/challenges.server.ts";
import {
  applyImport,
  deleteImport,
  importOf,
  insertImport,
  inviteParticipants,
  notifyParticipants,
  participantsOf,
  recordImport,
} from "../queries/participants.server.ts";
import { requireCommunityAdmin } from "./manage-shifts.server.ts";

/** A list's people, or why it cannot be read. */
function entriesOf(file: RosterFile, year: number): RosterEntry[] | string {
  const reading = readRoster(file, year);
  if (reading.kind === "unreadable") return reading.reason;
  if (reading.kind === "oneroster") return reading.bundle.entries;
  const { tables, reading: guessed } = openTables(reading.sheets.map(withTeamAsClass), year);
  const missing = tables.map(({ table }) => missingColumns(table.columns)).find((each) => each !== null);
  if (missing) return missing;
  return readTables(tables, { source: file.name, year, reading: guessed }).entries;
}

/**
 * Stores a list for its preview; the season is unchanged. `reason`: why it cannot be read. Throws no-permission,
 * season-not-found.
 */
export async function uploadParticipants(
  deps: Deps,
  viewer: Viewer,
  community: CommunityPlace,
  { season, file }: { season: string; file: RosterFile },
): Promise<{ id: string } | { reason: string }> {
  requireCommunityAdmin(community, viewer);
  const now = deps.now();
  const entries = entriesOf(file, academicYear(now));
  if (typeof entries === "string") return { reason: entries };
  if (entries.length === 0) return { reason: "O arquivo não tem nenhuma pessoa." };
  if (entries.length > CHALLENGE.participants)
    return { reason: `A lista passa de ${CHALLENGE.participants} pessoas. Divida o arquivo.` };
  const id = deps.newId();
  const look = { community: community.code, id: season, now };
  const kept = { id, ownerId: viewer.id, lines: participantLines(entries) };
  const {
    stored: [stored],
  } = await deps.write(insertImport(deps.db, look, kept));
  if (!stored) throw new AppError("season-not-found");
  return { id };
}

/**
 * Applies the previewed import: people with an account become members at once (triggers), the others are invited, or
 * listed with the reason why not. Throws no-permission, email-unconfirmed, import-gone (also for a repeat),
 * import-changed (the season changed meanwhile: the preview is displayed again), too-many-participants.
 */
export async function confirmParticipants(
  deps: Deps,
  { viewer, requestId }: { viewer: Viewer; requestId: string },
  community: NamedCommunity,
  { season, id, mark }: { season: string; id: string; mark: string },
): Promise<void> {
  requireCommunityAdmin(community, viewer);
  requireInviter(viewer);
  const look = { community: community.code, id: season, now: deps.now() };
  const place = { id, ownerId: viewer.id };
  const {
    kept: [kept],
    known,
    head: [head],
  } = await deps.read({
    kept: importOf(deps.db, look, place),
    known: participantsOf(deps.db, look),
    head: seasonOf(deps.db, look),
  });
  if (!kept) throw new AppError("import-gone");
  const { counts } = planParticipants(kept.lines, known);
  if (planMark(counts) !== mark) throw new AppError("import-changed");
  if (known.length + counts.added > CHALLENGE.participants) throw new AppError("too-many-participants");
  const emails = kept.lines.flatMap(({ email, problem }) => (problem === null ? [email] : []));
  const invitees = await inviteesOf(deps, emails);
  const { name } = head ?? { name: "" };
  const mail = participantMail(community.name, deps.publicUrl() + signInPaths.signUp());
  const content = `Você está no desafio “${name}”, de ${community.name}. As respostas da semana já contam.`;
  const link = communityPages(community.code).page;
  const action = "community.participants";
  const entry = {
    scope: PLATFORM,
    at: look.now,
    actorId: viewer.id,
    action,
    reason: null,
    requestId,
  } as const;
  const {
    applied: [applied],
  } = await deps.write({
    import: applyImport(deps.db, place),
    ...inviteParticipants(deps.db, { season, invitees, mail }, OPT_OUT_PLACE, look.now),
    participants: notifyParticipants(deps.db, { season, emails, content, link }, look.now),
    note: recordImport(deps.db, place, entry),
    applied: deleteImport(deps.db, place),
  });
  if (!applied) throw new AppError("import-gone");
  deps.later(deliverMail);
}
