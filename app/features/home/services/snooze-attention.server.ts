import { nextMonday } from "#app/features/school/domain/attention.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import { snoozeAttention, wakeAttention } from "../queries/dashboard.server.ts";

function teacherOf({ role, person }: SchoolActor): number {
  if (role !== "teacher" || person === null) throw new AppError("no-permission");
  return person;
}

/** Leaves a student or a class (by id) out of the teacher's first page until Monday. Throws no-permission. */
export async function remindOnMonday(deps: Deps, actor: SchoolActor, id: string): Promise<void> {
  const today = dayInSaoPaulo(deps.now());
  const days = { today, until: nextMonday(today) };
  const { found } = await deps.write(snoozeAttention(deps.db, teacherOf(actor), id, days));
  if (found.length === 0) throw new AppError("no-permission");
}

/** Brings it back today. Throws no-permission. */
export async function remindAgain(deps: Deps, actor: SchoolActor, id: string): Promise<void> {
  await deps.write(wakeAttention(deps.db, teacherOf(actor), id));
}
