import type { Viewer } from "#app/access/viewer.ts";
import { isNewcomer } from "#app/domain/overlays/tutorial.ts";
import { shellRowOf } from "#app/queries/campaigns.server.ts";
import type { Deps } from "../deps.ts";

/** Data of the shell's overlays and links, for a signed-in person. */
export type ShellState = {
  /** From the sign-up. */
  promo: string | null;
  /** Codes of requested campaigns. */
  requested: string[];
  /** Of the person's school; null without one. */
  supportPhone: string | null;
  /** Whether the registration was completed recently. */
  newcomer: boolean;
};

/** In the page's batch; null if the database fails, which must not fail a page (REL-04). */
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
