import type { Viewer } from "#app/access/viewer.ts";
import { addressPrefix } from "#app/domain/accounts/address-prefix.ts";
import {
  type CopyingBounds,
  type CopyingRefusal,
  copyingBounds,
} from "#app/domain/questions/copying-limit.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { Statement } from "#app/queries/database.server.ts";
import { deliveredQuestions } from "#app/queries/questions/delivered.server.ts";
import { formatDuration } from "#app/text/format-duration.ts";
import { clockOf } from "./clock.ts";
import type { Environment } from "./environment.ts";

/** Milliseconds. A meter that does not answer holds nobody. */
const DEADLINE = 1000;

/**
 * Work that was begun: a practice session, a school's exam. Beginning has a limit of its own, and a clock may be running,
 * so that the day's bound does not end it.
 */
const BEGUN = /^\/(?:praticar\/[^/]+|escolas\/[^/]+\/avaliacoes\/[^/]+)(?:\/questoes)?$/;

/** Counts the questions that a request's reads deliver. */
export type QuestionCount = {
  /** Throws too-many-questions… above a bound. */
  count(statements: readonly Statement[], results: readonly unknown[]): Promise<void>;
  /** Marks of what was delivered so far. */
  readonly marks: readonly number[];
  /** Seconds until more is delivered; null if nothing was refused. */
  readonly wait: number | null;
};

/** Whose questions are counted; null for those who keep the bank, and where no address is known (development). */
function counted(request: Request, viewer: Viewer | null): { name: string; bounds: CopyingBounds } | null {
  if (viewer?.claims.includes("admin")) return null;
  const isBegun = BEGUN.test(new URL(request.url).pathname);
  const { person } = copyingBounds;
  if (viewer)
    return {
      name: `person:${viewer.id}`,
      bounds: isBegun ? { ...person, day: Number.POSITIVE_INFINITY } : person,
    };
  const address = request.headers.get("CF-Connecting-IP");
  return address ? { name: `address:${addressPrefix(address)}`, bounds: copyingBounds.address } : null;
}

/** Refused by the meter; passes when it is unreachable (security.md REL-24). */
export async function refusedByMeter(
  env: Environment,
  request: Request,
  { viewer, marks }: { viewer: Viewer | null; marks: readonly number[] },
): Promise<CopyingRefusal | null> {
  const whose = counted(request, viewer);
  if (!whose || marks.length === 0) return null;
  const meter = env.QUESTION_METER.get(env.QUESTION_METER.idFromName(whose.name));
  let timer: ReturnType<typeof setTimeout> | null = null;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("late")), DEADLINE);
  });
  try {
    return await Promise.race([meter.take(marks, whose.bounds, clockOf(env, request)()), late]);
  } catch {
    console.warn(JSON.stringify({ level: "warn", limit: "unreachable" }));
    return null;
  } finally {
    if (timer !== null) clearTimeout(timer);
  }
}

function refusal({ bound, wait }: CopyingRefusal, viewer: Viewer | null): AppError {
  if (bound === "minute") return new AppError("too-many-questions");
  if (!viewer) return new AppError("too-many-questions-of-address");
  return new AppError("too-many-questions-today", { time: formatDuration(wait) });
}

/** The count of one request; its refusal is a page or a callable's reply as any other. */
export function openQuestionCount(env: Environment, request: Request, viewer: Viewer | null): QuestionCount {
  const marks: number[] = [];
  let wait: number | null = null;
  return {
    async count(statements, results) {
      const found = deliveredQuestions(statements, results);
      if (found.length === 0) return;
      const refused = await refusedByMeter(env, request, { viewer, marks: found });
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
