import * as v from "valibot";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { readSent } from "#app/platform/requests/domain/sent-json.server.ts";

type Shape = v.GenericSchema<unknown, unknown>;

type Scope<Who extends "anyone" | "signed-in"> = {
  deps: Deps;
  viewer: Who extends "signed-in" ? Viewer : Viewer | null;
  address: string;
  cookies: string[];
  cookieHeader: string | null;
};

/** A callable: who may call it, what it takes and how it handles that. The reply is a pair (R-CALL-1). */
export type Callable<Who extends "anyone" | "signed-in" = "anyone" | "signed-in"> = {
  allow: Who;
  /** Fields that it names; the door ignores all others. */
  shape: Shape;
  /** Bytes of the largest body, enforced by the door. */
  largest: number;
  run: (scope: Scope<Who>, data: unknown) => Promise<unknown>;
};

/** Of a callable without fields. */
export const nothing = v.object({});

export function callable<Who extends "anyone" | "signed-in", Own extends Shape>(
  allow: Who,
  shape: Own,
  run: (scope: Scope<Who>, data: v.InferOutput<Own>) => Promise<unknown>,
  largest = 32 * 1024,
): Callable<Who> {
  return { allow, shape, largest, run: (scope, data) => run(scope, readSent(shape, data)) };
}
