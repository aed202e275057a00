import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { addressPrefix } from "../domain/address-prefix.ts";

/** Counts a report per minute and person, or address if signed out. Throws too-many-reports. */
export async function countReport(
  deps: Deps,
  kind: "events" | "errors",
  { viewer, address }: { viewer: Viewer | null; address: string },
): Promise<void> {
  const who = viewer ? viewer.id : addressPrefix(address);
  if (!(await deps.limits.report(`${kind}:${who}`))) throw new AppError("too-many-reports");
}
