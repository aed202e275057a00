/** Who looks after mentees: their own, or all of them (the chief mentor and administrators). */
export type Accompanying = { num: number; all: boolean };

export function accompanyingOf({ num, claims }: { num: number; claims: readonly string[] }): Accompanying {
  return { num, all: claims.includes("chiefMentor") || claims.includes("admin") };
}
