import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { clientError, errorIdentity, type SentError } from "../domain/client-error.ts";
import { countClientError, purgeOldErrors } from "../queries/analytics.server.ts";
import { countReport } from "./reporter.server.ts";

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** logClientError (R-CALL-5): stores an error once, without personal data. Throws too-many-reports. */
export async function logClientError(
  deps: Deps,
  viewer: Viewer | null,
  { sent, address }: { sent: SentError; address: string },
): Promise<readonly [boolean, string]> {
  await countReport(deps, "errors", { viewer, address });
  const error = clientError(sent, viewer ? [viewer.firstName] : []);
  if (!error) return [false, "Nenhum erro foi informado."];
  const now = deps.now();
  await deps.write([
    countClientError(deps.db, await sha256(errorIdentity(error)), error, now),
    purgeOldErrors(deps.db, now),
  ]);
  return [true, ""];
}
