import type { Holder } from "./decide.ts";
import { hasTier } from "./tier-of.ts";

/** ADM for admins and school admins, PRO for pro users (R-TIER-3). */
export function badgeOf(viewer: Holder | null): "ADM" | "PRO" | null {
  if (!viewer) return null;
  if (viewer.claims.includes("admin") || viewer.school?.role === "admin") return "ADM";
  return hasTier(viewer, "pro") ? "PRO" : null;
}
