import { schoolPanel } from "#app/features/school/queries/people-list.server.ts";
import { schoolById } from "#app/features/school/queries/schools.server.ts";
import { assessmentMaker } from "#app/features/school/services/assessment-reader.ts";
import { type SchoolActor, schoolEntry } from "#app/features/school/services/school-actor.ts";
import { fullName } from "#app/features/school/services/school-person-view.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { inNameOrder } from "#app/platform/text/compare-texts.ts";
import { taskToFollow } from "../../queries/school-tasks.server.ts";
import {
  auditSubmitted,
  deleteSheetPhoto,
  essayForSheet,
  insertSheetEssay,
  sheetsOfTask,
  submitReady,
} from "../../queries/task-sheets.server.ts";
import { storePhotoOnce } from "../essay-photos.server.ts";
import { sheetCode } from "./sheet-code.server.ts";

type Board = { taskId: string; classId: string | null };

/** The students of a task's board with the codes of their sheets and what arrived. One trip. Throws no-permission, essay-task-not-found. */
export async function loadSendSheets(deps: Deps, actor: SchoolActor, { taskId, classId }: Board) {
  const { db } = deps;
  const reader = assessmentMaker(actor);
  const {
    school: [school],
    panel: [panel],
    task: [task],
    rows,
  } = await deps.read({
    school: schoolById(db, actor.schoolId),
    panel: schoolPanel(db, actor.schoolId),
    task: taskToFollow(db, reader, taskId),
    rows: sheetsOfTask(db, reader, taskId, classId),
  });
  if (!school || !task) throw new AppError("essay-task-not-found");
  const names = new Map((panel?.classes ?? []).map(({ num, name }) => [num, name]));
  const students = await Promise.all(
    inNameOrder(rows).map(async ({ id, state, photos, isReady, ...row }) => ({
      id,
      name: fullName(row),
      className: names.get(row.class ?? 0) ?? "",
      code: await sheetCode(taskId, id),
      isOpen: state === null || state === "draft",
      isReady,
      photos,
    })),
  );
  const isOpen = task.opensAt <= deps.now();
  return { schoolId: school.id, taskId, classId, title: task.title, isOpen, students };
}
export type LoadedSendSheets = Awaited<ReturnType<typeof loadSendSheets>>;
export type SheetStudent = LoadedSendSheets["students"][number];

type SentSheet = { taskId: string; personId: string; photoId: string; bytes: Uint8Array };

/**
 * A photographed sheet for a student of a board that the actor follows; their essay is created where there was none.
 * `photoId`: of the device; idempotent. Throws no-permission, essay-student-not-found, essay-task-closed and as
 * `storePhotoOnce`.
 */
export async function sendSheet(
  deps: Deps,
  actor: SchoolActor,
  { photoId, bytes, ...place }: SentSheet,
): Promise<void> {
  const reader = assessmentMaker(actor);
  const { db } = deps;
  await storePhotoOnce(deps, actor.viewer, { photoId, bytes, ownerKind: "essay-sheet" }, async () => {
    const {
      found: [found],
    } = await deps.write({
      sheetEssay: insertSheetEssay(db, reader, { ...place, id: deps.newId(), now: deps.now() }),
      found: essayForSheet(db, reader, { ...place, photoId }),
    });
    if (!found) throw new AppError("essay-student-not-found");
    const { id, state, photos, stored } = found;
    if (id === null || state === null) throw new AppError("essay-task-closed");
    return { id, state, photos, stored };
  });
}

/** Removes a photograph that the actor sent from a draft; idempotent. Throws no-permission. */
export async function detachSheet(deps: Deps, actor: SchoolActor, taskId: string, photoId: string) {
  await deps.write(deleteSheetPhoto(deps.db, assessmentMaker(actor), taskId, photoId));
}

/**
 * Submits the essays of a board that have a sheet sent by staff and no typed text (those are the student's to submit).
 * Returns how many. Throws no-permission, essay-no-sheets.
 */
export async function submitSheets(deps: Deps, actor: SchoolActor, board: Board): Promise<number> {
  const reader = assessmentMaker(actor);
  const { handed } = await deps.write({
    note: auditSubmitted(deps.db, reader, schoolEntry(deps, actor, "school.essay-sheets"), board),
    handed: submitReady(deps.db, reader, { ...board, now: deps.now() }),
  });
  if (handed.length === 0) throw new AppError("essay-no-sheets");
  return handed.length;
}
