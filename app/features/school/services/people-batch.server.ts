import { ACCESS_CODE_SECONDS } from "#app/platform/access/access-code.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { Statement } from "#app/platform/db/database.server.ts";
import type { JobReport } from "#app/platform/jobs/domain/job-report.ts";
import type { JobRow } from "#app/platform/jobs/queries/jobs.server.ts";
import type { JobKind, JobStep } from "#app/platform/jobs/services/job-kind.ts";
import { countInvitees, type Invitee } from "#app/platform/mail/queries/third-party-mail.server.ts";
import { deliverMail } from "#app/platform/mail/services/deliver-mail.server.ts";
import { inviteesOf, uninvitable } from "#app/platform/mail/services/third-party-mail.server.ts";
import { formatNumber, plural } from "#app/platform/text/format.ts";
import { invitationMail } from "../domain/invitation-mail.ts";
import { actDone } from "../domain/labels.ts";
import { type BatchPerson, batchOutcome, type PeopleBatch } from "../domain/people-batch.ts";
import { schoolRoleNames } from "../domain/people-filter.ts";
import { schoolPaths } from "../paths.ts";
import { enterClasses, leaveClasses, setRole } from "../queries/class-changes.server.ts";
import {
  deleteStays,
  insertInvitations,
  issueCodes,
  reopenStays,
  type SelectedRow,
  selectedPeople,
} from "../queries/people-batches.server.ts";
import { setPeopleActive } from "../queries/people-writes.server.ts";
import { schoolById } from "../queries/schools.server.ts";
import { describeSchoolJob } from "./describe-school-job.ts";
import { fullName } from "./school-person-view.server.ts";

/** R-SCHOOL-8: batches of user or class updates are split in chunks of 400. */
const CHUNK = 400;

function batchPerson(row: SelectedRow): BatchPerson {
  const { num, id, role, active, email, inClass } = row;
  return { num, id, role, active, email, inClass, name: fullName(row), hasAccount: row.account !== null };
}

/** The mails of a step, behind the limit of their addresses. */
async function invitations(
  deps: Deps,
  batch: PeopleBatch,
  { rows, invitees }: { rows: readonly SelectedRow[]; invitees: readonly Invitee[] },
  at: number,
): Promise<readonly Statement[]> {
  const [school] = await deps.read(schoolById(deps.db, batch.schoolId));
  const byEmail = new Map(invitees.map((each) => [each.email, each]));
  const mails = rows.map(async (row) => {
    const invitee = byEmail.get(row.email ?? "");
    if (!invitee) return [];
    const { email, key, addressHash, optOut } = invitee;
    const code = await deps.accessCodes.codeOf({ person: row.num, card: row.card + 1, mailed: true });
    const url = deps.publicUrl() + schoolPaths.firstAccess(code);
    const mail = invitationMail(school?.name ?? batch.schoolId, { url, optOut });
    return [{ id: deps.newId(), recipient: email, key, addressHash, ...mail }];
  });
  const all = (await Promise.all(mails)).flat();
  return [
    countInvitees(
      deps.db,
      all.map(({ key }) => key),
      at,
    ),
    insertInvitations(deps.db, all, at),
  ];
}

/** The changes of a step; `rows`: the people who change. */
async function changesOf(
  deps: Deps,
  batch: PeopleBatch,
  { rows, invitees }: { rows: readonly SelectedRow[]; invitees: readonly Invitee[] },
  at: number,
): Promise<readonly Statement[]> {
  const { db } = deps;
  const { schoolId, act, classId, role } = batch;
  const ids = rows.map(({ id }) => id);
  const writing = { at, by: null };
  if (ids.length === 0) return [];
  if (act === "activate" || act === "inactivate")
    return [setPeopleActive(db, schoolId, ids, act === "activate", writing)];
  if (act === "role") return role ? setRole(db, schoolId, ids, role, writing) : [];
  if (act === "enter") return classId ? [enterClasses(db, schoolId, ids, [classId], at)] : [];
  if (act === "leave") return classId ? leaveClasses(db, schoolId, ids, [classId], at) : [];
  const codes = issueCodes(db, schoolId, ids, {
    at,
    until: at + ACCESS_CODE_SECONDS,
    invited: act === "invite",
  });
  return act === "invite" ? [codes, ...(await invitations(deps, batch, { rows, invitees }, at))] : [codes];
}

/** The input of a batch's job. Throws for any other: a kind is given its own jobs only. */
function batchOf({ input }: Pick<JobRow, "input">): PeopleBatch {
  if (input.act === "import" || input.act === "release") throw new Error("the job of another kind");
  return input;
}

async function step(deps: Deps, job: Pick<JobRow, "input" | "place">, at: number): Promise<JobStep> {
  const batch = batchOf(job);
  const rows = await deps.read(
    selectedPeople(deps.db, batch.schoolId, batch, { after: job.place, limit: CHUNK }),
  );
  const emails = rows.flatMap(({ email }) => (email === null ? [] : [email]));
  const invitees = batch.act === "invite" ? await inviteesOf(deps, emails) : [];
  const barred = await uninvitable(deps, invitees);
  const items = rows.map((row) => {
    const person = batchPerson(row);
    return { id: person.id, name: person.name, ...batchOutcome(batch, person, barred.get(row.email ?? "")) };
  });
  const changing = rows.filter((_, index) => items[index]?.outcome === "changed");
  const { selection } = batch;
  const byIds = "ids" in selection;
  const place = byIds ? job.place + CHUNK : (rows.at(-1)?.place ?? job.place);
  const finished = byIds ? place >= selection.ids.length : rows.length < CHUNK;
  return {
    statements: await changesOf(deps, batch, { rows: changing, invitees }, at),
    items,
    place,
    finished,
    after: async (later) => later.later(deliverMail),
  };
}

function undoStatements({ db }: Deps, job: JobRow, report: JobReport, at: number): readonly Statement[] {
  const { schoolId, act, classId } = batchOf(job);
  const changed = report.items.filter(({ outcome }) => outcome === "changed");
  const ids = changed.map(({ id }) => id);
  const writing = { at, by: job.ownerId };
  if (act === "activate" || act === "inactivate")
    return [setPeopleActive(db, schoolId, ids, act === "inactivate", writing)];
  if (act === "role")
    return schoolRoleNames.flatMap((role) => {
      const former = changed.filter(({ before }) => before === role).map(({ id }) => id);
      return former.length > 0 ? [...setRole(db, schoolId, former, role, writing)] : [];
    });
  if (act === "enter" && classId) return [deleteStays(db, classId, ids, report.at)];
  if (act === "leave" && classId)
    return [reopenStays(db, classId, ids, report.at), enterClasses(db, schoolId, ids, [classId], at)];
  return [];
}

const undo: JobKind["undo"] = async (...of) => ({ statements: undoStatements(...of) });

const notice: JobKind["notice"] = ({ id, input, undoes }, { changed, refused }) => {
  const [one, many] = actDone[input.act];
  const done =
    undoes === null ? plural(changed, one, many) : plural(changed, "mudança desfeita", "mudanças desfeitas");
  const rest = refused > 0 ? `, ${formatNumber(refused)} não` : "";
  return { content: `Terminou: ${done}${rest}.`, link: schoolPaths.job(input.schoolId, id) };
};

/** Batches over a school's people (issue: activate, inactivate, class, role, invite, cards). */
export const peopleBatch: JobKind = {
  ...{ step, undo, notice, describe: describeSchoolJob },
  uncancellable: null,
};
