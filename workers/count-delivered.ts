import {
  copyingBounds,
  type DistinctBounds,
  type DistinctRefusal,
} from "#app/features/accounts/domain/distinct-limit.ts";
import { deliveredQuestions } from "#app/features/bank/queries/delivered.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Batch } from "#app/platform/db/database.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formatDuration } from "#app/platform/time/format-duration.ts";
import { clockOf } from "./clock.ts";
import type { Environment } from "./environment.ts";
import { createMeter, meteredName } from "./providers/meters.ts";

/**
 * Work that was begun: a practice session, a school's exam. Beginning has a limit of its own, and a clock may be running,
 * so that the day's bound does not end it.
 */
const BEGUN = /^\/(?:praticar\/[^/]+|escolas\/[^/]+\/avaliacoes\/[^/]+)(?:\/questoes)?$/;

/** Counts the questions that a request's reads deliver. */
export type QuestionCount = {
  /** Throws too-many-questions… above a bound. */
  count(asked: Batch, answer: unknown): Promise<void>;
  /** Marks of what was delivered so far. */
  readonly marks: readonly number[];
  /** Seconds until more is delivered; null if nothing was refused. */
  readonly wait: number | null;
};

function boundsOf(request: Request, viewer: Viewer | null): DistinctBounds {
  if (!viewer) return copyingBounds.address;
  const isBegun = BEGUN.test(new URL(request.url).pathname);
  return isBegun ? { ...copyingBounds.person, day: Number.POSITIVE_INFINITY } : copyingBounds.person;
}

/** Why these questions are not delivered; null also for the bank's editors. */
export async function refusedQuestions(
  env: Environment,
  request: Request,
  { viewer, marks }: { viewer: Viewer | null; marks: readonly number[] },
): Promise<DistinctRefusal | null> {
  const name = meteredName(request, viewer);
  if (name === null || marks.length === 0 || viewer?.claims.includes("admin")) return null;
  return createMeter(env, name).take(marks, boundsOf(request, viewer), clockOf(env, request)());
}

function refusal({ bound, wait }: DistinctRefusal, viewer: Viewer | null): AppError {
  if (bound === "minute") return new AppError("too-many-questions");
  if (!viewer) return new AppError("too-many-questions-of-address");
  return new AppError("too-many-questions-today", { time: formatDuration(wait) });
}

/** The count of one request; its refusal is a page or a callable's reply as any other. */
export function createQuestionCount(
  env: Environment,
  request: Request,
  viewer: Viewer | null,
): QuestionCount {
  const marks: number[] = [];
  let wait: number | null = null;
  return {
    async count(asked, answer) {
      const found = deliveredQuestions(asked, answer);
      const refused = await refusedQuestions(env, request, { viewer, marks: found });
      if (refused) {
        wait = refused.wait;
        throw refusal(refused, viewer);
      }
      marks.push(...found);
    },
    marks,
    get wait() {
      return wait;
    },
  };
}
