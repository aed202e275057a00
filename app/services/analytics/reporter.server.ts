import type { Viewer } from "#app/access/viewer.ts";
import { addressPrefix } from "#app/domain/accounts/address-prefix.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { Deps } from "../deps.ts";

/** Counts a report per minute and person, or address if signed out. Throws too-many-reports. */
export async function countReport(
  deps: Deps,
  kind: "events" | "errors",
  { viewer, address }: { viewer: Viewer | null; address: string },
): Promise<void> {
  const who = viewer ? viewer.id : addressPrefix(address);
  if (!(await deps.limits.report(`${kind}:${who}`))) throw new AppError("too-many-reports");
}
