import type { Viewer } from "#app/access/viewer.ts";
import { addressPrefix } from "#app/domain/accounts/address-prefix.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { Deps } from "../deps.ts";

/** Lets one more report of a kind in: so many a minute of one person, or of one address where nobody is signed in. Throws too-many-reports. */
export async function countReport(
  deps: Deps,
  kind: "events" | "errors",
  { viewer, address }: { viewer: Viewer | null; address: string },
): Promise<void> {
  const who = viewer ? viewer.id : addressPrefix(address);
  if (!(await deps.limits.report(`${kind}:${who}`))) throw new AppError("too-many-reports");
}
