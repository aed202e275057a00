import { hashOf } from "#app/platform/text/hash-of.ts";
import type { LevelBand } from "./progress/level.ts";

/** The nine icons of people without a picture (R-ACC-25), as `app/features/accounts/components/avatars.svg` names them. */
export const avatarIcons = [
  "ancora",
  "barco",
  "bussola",
  "concha",
  "foguete",
  "luneta",
  "passaro",
  "peixe",
  "tartaruga",
] as const;

/** The eight background colours: white on each has a contrast of at least 4.5:1. */
export const avatarColours = [
  "#2b5ba6",
  "#0f6b78",
  "#17693c",
  "#7a4b00",
  "#9a3d12",
  "#a3264a",
  "#6b3fa0",
  "#4a5568",
] as const;

const SCHOOL_ICON = "escola";
const OFFICIAL_ICON = "oficial";
const FIXED_COLOUR = "#28549a";

export type AvatarLook = {
  icon: (typeof avatarIcons)[number] | typeof SCHOOL_ICON | typeof OFFICIAL_ICON;
  colour: string;
  /** URL of the person's own picture; the icon is the fallback. */
  picture: string | null;
  /** The level band sets the border colour; null for no border. */
  band: LevelBand | null;
};

export function defaultAvatar(userId: string): Pick<AvatarLook, "icon" | "colour"> {
  const hash = hashOf(userId);
  const [icon = avatarIcons[0]] = avatarIcons.slice(hash % avatarIcons.length);
  const place = Math.floor(hash / avatarIcons.length) % avatarColours.length;
  const [colour = avatarColours[0]] = avatarColours.slice(place);
  return { icon, colour };
}

/** Whether a person may have a picture of their own: people of schools have a fixed icon (R-ACC-25). */
export function mayHavePicture(person: { inSchool: boolean; isOfficial: boolean }): boolean {
  return !person.inSchool && !person.isOfficial;
}

/** Precedence: official account, school account, own picture, default. */
export function avatarOf(person: {
  id: string;
  inSchool: boolean;
  isOfficial: boolean;
  picture: string | null;
  band: LevelBand | null;
}): AvatarLook {
  const { id, inSchool, isOfficial, band } = person;
  const picture = mayHavePicture(person) ? person.picture : null;
  if (isOfficial) return { icon: OFFICIAL_ICON, colour: FIXED_COLOUR, picture, band: null };
  if (inSchool) return { icon: SCHOOL_ICON, colour: FIXED_COLOUR, picture, band };
  return { ...defaultAvatar(id), picture, band };
}
