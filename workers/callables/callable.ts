import type { Viewer } from "#app/access/viewer.ts";
import type { Deps } from "#app/services/deps.ts";

/** A callable: who may call it, and what it does with the data sent. The reply is a pair of the specification. */
export type Callable<Who extends "anyone" | "signed-in" = "anyone" | "signed-in"> = {
  allow: Who;
  run: (
    scope: {
      deps: Deps;
      viewer: Who extends "signed-in" ? Viewer : Viewer | null;
      address: string;
      /** Cookies to be set with the answer. */
      cookies: string[];
    },
    data: Fields,
  ) => Promise<unknown>;
};

/** The object a client sent; its values are anything. */
export type Fields = Readonly<Record<string, unknown>>;

/** Keeps a callable's types where it is written. */
export function callable<Who extends "anyone" | "signed-in">(
  allow: Who,
  run: Callable<Who>["run"],
): Callable<Who> {
  return { allow, run };
}
