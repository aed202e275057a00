import type { Viewer } from "#app/platform/access/viewer.ts";
import { addressPrefix } from "#app/platform/analytics/domain/address-prefix.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { Environment } from "./environment.ts";
import { createLimit } from "./providers/limits.ts";

/** Addresses from which the bank could be copied. */
const OF_THE_BANK = /^\/(?:q|questoes|o|olimpiadas|provas-anteriores|praticar)(?:\/|$)/;

/** Throws too-many-pages above the page limit of an address or person (SEC-30), where it is bound. */
export async function limitCopying(env: Environment, request: Request, viewer: Viewer | null): Promise<void> {
  if (request.method !== "GET" || !OF_THE_BANK.test(new URL(request.url).pathname)) return;
  const limit = viewer ? env.PAGES_BY_PERSON : env.PAGES_BY_ADDRESS;
  const key = viewer?.id ?? addressPrefix(request.headers.get("CF-Connecting-IP") ?? "local");
  if (limit && !(await createLimit(limit)(key))) throw new AppError("too-many-pages");
}
