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
}): string[] {
  return [
    audienceKey({ kind: "person", userId: person.id }),
    audienceKey({ kind: "everybody" }),
    ...(person.school ? [audienceKey({ kind: "school", schoolId: person.school.id })] : []),
    ...person.claims.map((claim) => audienceKey({ kind: "claim", claim })),
  ];
}
