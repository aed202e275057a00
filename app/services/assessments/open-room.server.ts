import { assessmentState } from "#app/domain/assessments/assessment.ts";
import { answeredCount } from "#app/domain/assessments/saved-answers.ts";
import { endOfSitting } from "#app/domain/assessments/sitting-time.ts";
import { AppError } from "#app/errors/app-error.ts";
import {
  assessmentToApply,
  roomRight,
  type TakerRow,
  takersOf,
} from "#app/queries/assessments/room.server.ts";
import type { Deps } from "../deps.ts";
import type { SchoolActor } from "../school/school-actor.ts";
import { assessmentMaker, assessmentReader } from "./assessment-reader.ts";

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
export async function openRoom(deps: Deps, actor: SchoolActor, id: string) {
  const reader = assessmentMaker(actor);
  const [[row], takers] = await deps.read(
    assessmentToApply(deps.db, reader, id),
    takersOf(deps.db, reader, id),
  );
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
    takers: takers.map((each) => takerView(each, now)),
  };
}

export type OpenedRoom = Awaited<ReturnType<typeof openRoom>>;

/** Who enters a room. Throws assessment-not-found. */
export async function mayEnterRoom(deps: Deps, actor: SchoolActor, id: string) {
  const [[right]] = await deps.read(roomRight(deps.db, assessmentReader(actor), id));
  if (!right) throw new AppError("assessment-not-found");
  return right;
}
