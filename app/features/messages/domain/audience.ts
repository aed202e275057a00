import type { CommunityPlace, OwnCommunity } from "#app/platform/access/community.ts";

export type Audience =
  | { kind: "person"; userId: string }
  | { kind: "everybody" }
  | { kind: "school"; schoolId: string }
  | { kind: "claim"; claim: string }
  /** A community's people, or only its admins. */
  | { kind: "community"; of: CommunityPlace; adminsOnly?: boolean };

/** Database key: "person:4f…", "everybody", "school:azambuja", "claim:pro", "community:clube". */
export function audienceKey(audience: Audience): string {
  if (audience.kind === "person") return `person:${audience.userId}`;
  if (audience.kind === "school") return `school:${audience.schoolId}`;
  if (audience.kind === "claim") return `claim:${audience.claim}`;
  if (audience.kind === "community")
    return `${audience.adminsOnly ? "community-admins" : "community"}:${audience.of.code}`;
  return "everybody";
}

export function audiencesOf(person: {
  id: string;
  claims: readonly string[];
  school: { id: string } | null;
  otherSchools?: readonly { id: string }[];
  communities?: readonly OwnCommunity[];
}): string[] {
  const schools = [...(person.school ? [person.school] : []), ...(person.otherSchools ?? [])];
  return [
    audienceKey({ kind: "person", userId: person.id }),
    audienceKey({ kind: "everybody" }),
    ...schools.map(({ id }) => audienceKey({ kind: "school", schoolId: id })),
    ...person.claims.map((claim) => audienceKey({ kind: "claim", claim })),
    ...(person.communities ?? []).flatMap(({ code, isAdmin }) => [
      `community:${code}`,
      ...(isAdmin ? [`community-admins:${code}`] : []),
    ]),
  ];
}
