import type { Viewer } from "#app/access/viewer.ts";
import { isNewcomer } from "#app/domain/overlays/tutorial.ts";
import { shellRowOf } from "#app/queries/campaigns.server.ts";
import type { Deps } from "../deps.ts";

/** What the overlays and links of the shell go by, for a signed-in person. */
export type ShellState = {
  /** The promo code of the sign-up. */
  promo: string | null;
  /** The campaigns asked for, by code. */
  requested: string[];
  /** The messaging number of the person's school; null where it has none. */
  supportPhone: string | null;
  /** Whether the registration was completed of late. */
  newcomer: boolean;
};

/** Read in the page's one batch. A database that does not answer leaves it out: it is no reason to fail a page (REL-04). */
export async function readShell(deps: Deps, viewer: Viewer | null): Promise<ShellState | null> {
  if (!viewer) return null;
  try {
    const [[row]] = await deps.read(shellRowOf(deps.db, viewer.id));
    if (!row) return null;
    return {
      promo: row.promo,
      requested: row.requested,
      supportPhone: row.supportPhone,
      newcomer: isNewcomer(row.profileCompleteAt, deps.now()),
    };
  } catch {
    return null;
  }
}
