/** Width of the avatar's border in pixels: the smaller of 8 % of the avatar's width and 6 px (R-ACC-26). */
export function avatarBorderWidth(avatarWidth: number): number {
  return Math.min(avatarWidth * 0.08, 6);
}
