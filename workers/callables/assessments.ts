import * as v from "valibot";
import {
  device,
  sittingChanges,
  sittingReport,
} from "#app/features/assessments/domain/sitting/sitting-report.server.ts";
import { continueSittingOn } from "#app/features/assessments/services/sitting/continue-sitting.server.ts";
import { saveSittingOf } from "#app/features/assessments/services/sitting/save-sitting.server.ts";
import { schoolActor } from "#app/features/school/services/school-actor.ts";
import { decide } from "#app/platform/access/decide.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { textLike } from "#app/platform/requests/domain/sent-json.server.ts";
import { callable } from "./callable.ts";

/** Bytes of a body: 180 questions and the longest open answers of a sitting. */
const LARGEST = 512 * 1024;

const name = textLike(/^[\w-]{1,64}$/, "sitting-not-found");
const sitting = {
  schoolId: name,
  assessmentId: name,
  attempt: v.pipe(v.number("sitting-not-found"), v.integer("sitting-not-found")),
};

type Meant = { schoolId: string; assessmentId: string; attempt: number };

/** The sitting and its student. Throws sitting-not-found: also for another school's. */
function meantSitting(viewer: Viewer, { schoolId, assessmentId, attempt }: Meant) {
  if (!decide("schoolStudent", viewer, { schoolId }).allowed) throw new AppError("sitting-not-found");
  return { actor: schoolActor(viewer, { schoolId }, ""), id: assessmentId, attempt };
}

/** Stores a sitting from a device. A callable, because the shell may send it from any open page. */
export const saveSubmission = callable(
  "signed-in",
  v.object({ ...sitting, ...sittingReport.entries }),
  async ({ deps, viewer }, sent) => {
    const { actor, ...meant } = meantSitting(viewer, sent);
    const changes = sittingChanges(sent, deps.now());
    return [true, await saveSittingOf(deps, actor, { ...meant, changes })];
  },
  LARGEST,
);

/** Transfers a sitting to another device. */
export const continueSubmission = callable(
  "signed-in",
  v.object({ ...sitting, device }),
  async ({ deps, viewer }, sent) => {
    const { actor, ...meant } = meantSitting(viewer, sent);
    return [true, await continueSittingOn(deps, actor, { ...meant, device: sent.device })];
  },
);
