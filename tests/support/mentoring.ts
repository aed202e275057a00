import { assignMentees } from "#app/features/mentoring/services/distribute.server.ts";
import { visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";

export type Pair = { chief: Known; mentor: Known; mentee: Known };

export function givenMentor(): Promise<Known> {
  return givenKnown({ claims: ["mentor"], firstName: "Rita" });
}

export function givenMentee(): Promise<Known> {
  return givenKnown({ claims: ["mentee"], firstName: "Bia" });
}

function givenChief(): Promise<Known> {
  return givenKnown({ claims: ["mentor", "chiefMentor"], firstName: "Célia" });
}

/** Gives mentees to a mentor. */
export function assign(
  chief: Known,
  mentor: Known,
  ...mentees: readonly Known[]
): Promise<{ moved: number; cancelled: number }> {
  const ids = mentees.map(({ viewer }) => viewer.id);
  return assignMentees(visitorDeps(), chief.viewer, {
    mentees: ids,
    mentor: mentor.viewer.id,
    requestId: "teste",
  });
}

/** A mentor, their mentee, and the chief who brought them together. */
export async function givenPair(): Promise<Pair> {
  const [chief, mentor, mentee] = await Promise.all([givenChief(), givenMentor(), givenMentee()]);
  await assign(chief, mentor, mentee);
  return { chief, mentor, mentee };
}
