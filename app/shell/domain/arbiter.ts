import { COOKIE_BANNER_DELAY_MS } from "#app/platform/analytics/domain/cookie-consent.ts";
import { ZAP_DELAY_MS } from "./zap.ts";

/** Over the page; in the space reserved above the content; or in its flow, below the content. */
type Place = "dialog" | "top" | "foot";

/** All that may appear by itself, in its order. `earliest`: milliseconds from when it is wanted (R-SHELL-6). */
export const appearances = {
  "new-password": { place: "dialog", earliest: 0 },
  registration: { place: "dialog", earliest: 0 },
  cookies: { place: "top", earliest: COOKIE_BANNER_DELAY_MS },
  tutorial: { place: "dialog", earliest: 0 },
  campaign: { place: "dialog", earliest: 0 },
  discount: { place: "foot", earliest: 0 },
  zap: { place: "foot", earliest: ZAP_DELAY_MS },
} as const satisfies Record<string, { place: Place; earliest: number }>;

export type Appearance = keyof typeof appearances;

const order = Object.keys(appearances) as Appearance[];
/** Without them the account cannot be used: they do not wait for a notice to be closed. */
const ofAccount: ReadonlySet<Appearance> = new Set(["new-password", "registration"]);

/** What is wanted, and since when, in milliseconds of the caller's clock. */
export type Wishes = ReadonlyMap<Appearance, number>;

/** The page as it is now. */
export type PageMoment = {
  now: number;
  /** In sight of the person, who neither types nor has a dialog or menu open. */
  resting: boolean;
  /** The place of an answer, an explanation or other work that must not be disturbed. */
  undisturbed: "nowhere" | "out-of-sight" | "in-sight";
  /** Whether the place below the content is on the screen: what appears there would move what is seen. */
  footInSight: boolean;
};

function isFree(place: Place, { undisturbed, footInSight }: PageMoment): boolean {
  return place === "foot" ? undisturbed !== "in-sight" && !footInSight : undisturbed === "nowhere";
}

function untilDue(name: Appearance, wishes: Wishes, now: number): number {
  const since = wishes.get(name);
  return since === undefined ? Number.POSITIVE_INFINITY : since + appearances[name].earliest - now;
}

/** What stays is closed by the person, or not wanted any more; a dialog also gives way to work that must not be disturbed. */
function stays(current: Appearance | null, wishes: Wishes, moment: PageMoment): current is Appearance {
  if (!current || !wishes.has(current)) return false;
  return appearances[current].place !== "dialog" || isFree("dialog", moment);
}

/** The one thing to show, or null. The next one comes after the one that is shown was closed; only an account's dialog replaces a notice. */
export function appearanceToShow(
  wishes: Wishes,
  current: Appearance | null,
  moment: PageMoment,
): Appearance | null {
  const next = order.find((name) => wishes.has(name) && isFree(appearances[name].place, moment));
  // One that is not due yet blocks those after it: the order is the same on a fast phone and on a slow one.
  const first = next && untilDue(next, wishes, moment.now) <= 0 ? next : null;
  if (stays(current, wishes, moment)) {
    const replaces = first && ofAccount.has(first) && appearances[current].place !== "dialog";
    return replaces && moment.resting ? first : current;
  }
  return moment.resting ? first : null;
}

/** Milliseconds until the next wish is due; null where all are. */
export function nextDueIn(wishes: Wishes, now: number): number | null {
  const waits = order.map((name) => untilDue(name, wishes, now)).filter((wait) => wait > 0);
  const shortest = Math.min(...waits);
  return Number.isFinite(shortest) ? shortest : null;
}
