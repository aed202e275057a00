import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { JobRow } from "#app/platform/jobs/queries/jobs.server.ts";
import { startJob, undoJob } from "#app/platform/jobs/services/run-job.server.ts";
import { requireInviter } from "#app/platform/mail/services/third-party-mail.server.ts";
import { batchActs, type JobAct, type PeopleBatch } from "../domain/people-batch.ts";
import { countInPanel } from "../domain/people-filter.ts";
import { classOfSchool } from "../queries/classes.server.ts";
import { schoolPanel } from "../queries/people-list.server.ts";
import { requireForRole, requireManagement, type SchoolActor } from "./school-actor.ts";

export type WantedBatch = Pick<PeopleBatch, "act" | "classId" | "role" | "selection">;

/** Throws selection-empty, class-not-found, class-archived, admin-role-denied, invalid-body, email-unconfirmed (to invite). */
export async function startPeopleBatch(deps: Deps, actor: SchoolActor, wanted: WantedBatch): Promise<JobRow> {
  requireManagement(actor);
  const { act, selection, role } = wanted;
  const { schoolId, viewer } = actor;
  const needsClass = act === "enter" || act === "leave";
  const classId = needsClass ? wanted.classId : null;
  if (!batchActs.includes(act) || (act === "role" && !role)) throw new AppError("invalid-body");
  if (act === "invite") requireInviter(viewer);
  if ("ids" in selection && selection.ids.length === 0) throw new AppError("selection-empty");
  if (act === "role" && role) requireForRole(actor, role);
  const {
    panel: [panel],
    chosen: [chosen],
  } = await deps.read({
    panel: schoolPanel(deps.db, schoolId),
    chosen: classOfSchool(deps.db, schoolId, classId ?? ""),
  });
  if (needsClass && !chosen) throw new AppError("class-not-found");
  if (chosen && !chosen.active) throw new AppError("class-archived");
  const allRoles = actor.role === "platform" || actor.role === "admin";
  const batch: PeopleBatch = { ...wanted, schoolId, classId, actor: { person: actor.person, allRoles } };
  const expected =
    "ids" in selection ? selection.ids.length : countInPanel(panel?.counts ?? {}, selection.filter);
  const action = act === "cards" ? "school.cards" : act === "invite" ? "school.invite" : "school.batch";
  const note = {
    action,
    subject: schoolId,
    requestId: actor.requestId,
    after: { act, role, class: classId },
  } as const;
  return startJob(deps, { kind: "people-batch", schoolId, ownerId: viewer.id, input: batch, expected, note });
}

/** Whether the act can be undone. */
export function canUndo(batch: { act: JobAct }): boolean {
  return batch.act !== "invite" && batch.act !== "cards" && batch.act !== "release";
}

/** Throws job-not-undoable. */
export async function undoPeopleBatch(deps: Deps, actor: SchoolActor, job: JobRow): Promise<JobRow> {
  requireManagement(actor);
  const batch = job.input;
  if (!canUndo(batch)) throw new AppError("job-not-undoable");
  const { requestId, viewer } = actor;
  return undoJob(deps, job, viewer.id, {
    action: "school.undo",
    subject: job.id,
    requestId,
    after: { act: batch.act },
  });
}
