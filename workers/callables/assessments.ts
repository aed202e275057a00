import { isDevice, readSittingChanges } from "#app/features/assessments/domain/sitting/sent-sitting.ts";
import { continueSittingOn } from "#app/features/assessments/services/sitting/continue-sitting.server.ts";
import { saveSittingOf } from "#app/features/assessments/services/sitting/save-sitting.server.ts";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { decide } from "#app/platform/access/decide.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { callable, type SentFields } from "./callable.ts";

const NAME = /^[\w-]{1,64}$/;
/** Bytes of a body: 180 questions and the longest open answers of a sitting. */
const LARGEST = 512 * 1024;

/** Which sitting is meant, and by whom. Throws sitting-not-found: also for another school's. */
function meantSitting(viewer: Viewer, { schoolId, assessmentId, attempt }: SentFields) {
  const isNamed =
    typeof schoolId === "string" &&
    typeof assessmentId === "string" &&
    NAME.test(schoolId) &&
    NAME.test(assessmentId) &&
    typeof attempt === "number" &&
    Number.isInteger(attempt);
  if (!isNamed || !decide("schoolStudent", viewer, { schoolId }).allowed)
    throw new AppError("sitting-not-found");
  return { actor: schoolActor(viewer, { schoolId }, ""), id: assessmentId, attempt };
}

/** Stores a sitting from a device. A callable, because the shell may send it from any open page. */
export const saveSubmission = callable(
  "signed-in",
  async ({ deps, viewer }, data) => {
    const { actor, ...sitting } = meantSitting(viewer, data);
    const changes = readSittingChanges(data, deps.now());
    if (!changes) throw new AppError("invalid-body");
    return [true, await saveSittingOf(deps, actor, { ...sitting, changes })];
  },
  LARGEST,
);

/** Transfers a sitting to another device. */
export const continueSubmission = callable("signed-in", async ({ deps, viewer }, data) => {
  const { actor, ...sitting } = meantSitting(viewer, data);
  if (!isDevice(data.device)) throw new AppError("invalid-body");
  const { device } = data;
  return [true, await continueSittingOn(deps, actor, { ...sitting, device })];
});
