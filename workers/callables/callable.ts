import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";

/** A callable: who may call it and how it handles the data. The reply is a pair (R-CALL-1). */
export type Callable<Who extends "anyone" | "signed-in" = "anyone" | "signed-in"> = {
  allow: Who;
  /** Bytes of the largest body, enforced by the door. */
  largest: number;
  run: (
    scope: {
      deps: Deps;
      viewer: Who extends "signed-in" ? Viewer : Viewer | null;
      address: string;
      cookies: string[];
      cookieHeader: string | null;
    },
    data: SentFields,
  ) => Promise<unknown>;
};

export type SentFields = Readonly<Record<string, unknown>>;

export function callable<Who extends "anyone" | "signed-in">(
  allow: Who,
  run: Callable<Who>["run"],
  largest = 32 * 1024,
): Callable<Who> {
  return { allow, run, largest };
}
