import { assessmentMaker, assessmentReader } from "#app/features/school/services/assessment-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { inNameOrder } from "#app/platform/text/compare-texts.ts";
import { assessmentState } from "../../domain/assessment.ts";
import { answeredCount } from "../../domain/sitting/saved-answers.ts";
import { endOfSitting } from "../../domain/sitting/sitting-time.ts";
import { assessmentToApply, roomRight, type TakerRow, takersOf } from "../../queries/room.server.ts";

function takerView(row: TakerRow, now: number) {
  const {
    num,
    id,
    firstName,
    lastName,
    extraMinutes,
    startedAt,
    endsAt,
    submittedAt,
    answers,
    away,
    seenAt,
  } = row;
  const isStarted = startedAt !== null && endsAt !== null;
  const end = isStarted ? endOfSitting({ startedAt, endsAt, submittedAt }, now) : null;
  return {
    num,
    id,
    name: `${firstName} ${lastName}`,
    extraMinutes,
    state: !isStarted ? ("absent" as const) : end === null ? ("sitting" as const) : ("done" as const),
    isTimeUp: isStarted && end === null && now > endsAt,
    answered: answeredCount(answers ?? ""),
    away: away ?? 0,
    seenAt: seenAt ?? 0,
  };
}

/** The panel of who applies it, in one trip. Throws no-permission, assessment-not-found. */
export async function loadRoom(deps: Deps, actor: SchoolActor, id: string) {
  const reader = assessmentMaker(actor);
  const {
    row: [row],
    takers,
  } = await deps.read({
    row: assessmentToApply(deps.db, reader, id),
    takers: takersOf(deps.db, reader, id),
  });
  if (!row) throw new AppError("assessment-not-found");
  const now = deps.now();
  const { title, questions, opensAt, closesAt } = row;
  const state = assessmentState(row, now);
  return {
    id,
    title,
    questions,
    opensAt,
    closesAt,
    state,
    takers: inNameOrder(takers).map((each) => takerView(each, now)),
  };
}

export type LoadedRoom = Awaited<ReturnType<typeof loadRoom>>;

/** Who enters a room. Throws assessment-not-found. */
export async function mayEnterRoom(deps: Deps, actor: SchoolActor, id: string) {
  const [right] = await deps.read(roomRight(deps.db, assessmentReader(actor), id));
  if (!right) throw new AppError("assessment-not-found");
  return right;
}
