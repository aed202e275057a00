export type Audience =
  | { kind: "person"; userId: string }
  | { kind: "everybody" }
  | { kind: "school"; schoolId: string }
  | { kind: "claim"; claim: string };

/** Database key: "person:4f…", "everybody", "school:azambuja", "claim:pro". */
export function audienceKey(audience: Audience): string {
  if (audience.kind === "person") return `person:${audience.userId}`;
  if (audience.kind === "school") return `school:${audience.schoolId}`;
  if (audience.kind === "claim") return `claim:${audience.claim}`;
  return "everybody";
}

export function audiencesOf(person: {
  id: string;
  claims: readonly string[];
  school: { id: string } | null;
  otherSchools?: readonly { id: string }[];
}): string[] {
  const schools = [...(person.school ? [person.school] : []), ...(person.otherSchools ?? [])];
  return [
    audienceKey({ kind: "person", userId: person.id }),
    audienceKey({ kind: "everybody" }),
    ...schools.map(({ id }) => audienceKey({ kind: "school", schoolId: id })),
    ...person.claims.map((claim) => audienceKey({ kind: "claim", claim })),
  ];
}
