import { insertProfile } from "#app/features/accounts/queries/accounts.server.ts";
import { createUser } from "#app/features/admin/services/create-user.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { emailsOf, PASSWORD, type WaitingKind, waitingPeople } from "./waiting-people.ts";

/** Makes all waiting accounts. Their password is hashed once for all. */
export async function seedPeople(deps: Deps, db: D1Database): Promise<void> {
  const hash = await deps.passwords.hash(PASSWORD);
  const hashedOnce = { ...deps, passwords: { ...deps.passwords, hash: async () => hash } };
  for (const kind of Object.keys(waitingPeople) as WaitingKind[])
    for (const email of emailsOf(kind)) await seedPerson(hashedOnce, kind, email);
  const newPassword = emailsOf("new-password");
  const statement = db.prepare("UPDATE users SET pending_password_reset = 1 WHERE email = ?");
  await db.batch(newPassword.map((email) => statement.bind(email)));
  await seedMentorships(db);
}

/** Every mentor with the mentee of the same place. */
async function seedMentorships(db: D1Database): Promise<void> {
  const mentees = emailsOf("mentee");
  const statement = db.prepare(`INSERT INTO mentorships (mentor, mentee, since, assigned_by)
    SELECT r.num, e.num, unixepoch() - 86400, r.id FROM users r, users e WHERE r.email = ? AND e.email = ?`);
  await db.batch(emailsOf("mentor").map((email, index) => statement.bind(email, mentees[index])));
}

async function seedPerson(deps: Deps, kind: WaitingKind, email: string): Promise<void> {
  const { verified, complete, claims } = { claims: [], ...waitingPeople[kind] };
  const name = { firstName: "Lia", lastName: "Prado" };
  const access = { claims, school: null };
  const { id } = await createUser(deps, {
    email,
    password: PASSWORD,
    ...name,
    ...access,
    verified,
    complete,
  });
  const { ageBand } = { ageBand: null, ...waitingPeople[kind] };
  if (ageBand === null) return;
  const answers = {
    userOrigin: "YouTube",
    otherUserOrigin: "",
    targetedCourses: ["ITA"],
    otherTargetedCourse: "",
    studyLevel: "3º ano",
    otherStudyLevel: "",
    state: "DF",
    url: "",
    ageBand,
    guardianEmail: "",
  };
  await deps.write(insertProfile(deps.db, id, answers, deps.now()));
}
