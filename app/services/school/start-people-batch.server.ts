import { batchActs, type JobAct, type PeopleBatch } from "#app/domain/school/people-batch.ts";
import { countInPanel } from "#app/domain/school/people-filter.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { JobRow } from "#app/queries/jobs/jobs.server.ts";
import { classOfSchool } from "#app/queries/school/classes.server.ts";
import { schoolPanel } from "#app/queries/school/people-list.server.ts";
import { noteInSchool } from "#app/queries/school/school-audit.server.ts";
import type { Deps } from "../deps.ts";
import { startJob, undoJob } from "../jobs/run-job.server.ts";
import { requireForRole, requireManagement, type SchoolActor, schoolEntry } from "./school-actor.ts";

export type WantedBatch = Pick<PeopleBatch, "act" | "classId" | "role" | "selection">;

/** Throws selection-empty, class-not-found, class-archived, admin-role-denied, invalid-body. */
export async function startPeopleBatch(deps: Deps, actor: SchoolActor, wanted: WantedBatch): Promise<JobRow> {
  requireManagement(actor);
  const { act, selection, role } = wanted;
  const { schoolId, viewer } = actor;
  const needsClass = act === "enter" || act === "leave";
  const classId = needsClass ? wanted.classId : null;
  if (!batchActs.includes(act) || (act === "role" && !role)) throw new AppError("invalid-body");
  if ("ids" in selection && selection.ids.length === 0) throw new AppError("selection-empty");
  if (act === "role" && role) requireForRole(actor, role);
  const [[panel], [chosen]] = await deps.read(
    schoolPanel(deps.db, schoolId),
    classOfSchool(deps.db, schoolId, classId ?? ""),
  );
  if (needsClass && !chosen) throw new AppError("class-not-found");
  if (chosen && !chosen.active) throw new AppError("class-archived");
  const allRoles = actor.role === "platform" || actor.role === "admin";
  const batch: PeopleBatch = { ...wanted, schoolId, classId, actor: { person: actor.person, allRoles } };
  const expected =
    "ids" in selection ? selection.ids.length : countInPanel(panel?.counts ?? {}, selection.filter);
  const job = { kind: "people-batch", schoolId, ownerId: viewer.id, input: batch, expected };
  const action = act === "cards" ? "school.cards" : act === "invite" ? "school.invite" : "school.batch";
  const note = noteInSchool(deps.db, schoolEntry(deps, actor, action), schoolId, {
    after: { act, role, class: classId, people: expected },
  });
  return startJob(deps, job, note);
}

/** Acts that leave nothing to take back. */
export function canUndo(batch: { act: JobAct }): boolean {
  return batch.act !== "invite" && batch.act !== "cards" && batch.act !== "release";
}

/** Throws job-not-undoable. */
export async function undoPeopleBatch(deps: Deps, actor: SchoolActor, job: JobRow): Promise<JobRow> {
  requireManagement(actor);
  const batch = job.input;
  if (!canUndo(batch)) throw new AppError("job-not-undoable");
  const note = noteInSchool(deps.db, schoolEntry(deps, actor, "school.undo"), job.id, {
    after: { act: batch.act, people: job.changed },
  });
  return undoJob(deps, job, actor.viewer.id, note);
}
