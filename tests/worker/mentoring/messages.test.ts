import { describe, expect, it } from "vitest";
import { mentoringPaths } from "#app/features/mentoring/paths.ts";
import { readMenteeMessages, readOwnMessages } from "#app/features/mentoring/services/messages.server.ts";
import { listNotifications } from "#app/features/messages/services/list-notifications.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import type { Known } from "#tests/support/given-admin.ts";
import { mailsTo } from "#tests/support/mailbox.ts";
import { assign, givenMentee, givenMentor, givenPair } from "#tests/support/mentoring.ts";

const deps = visitorDeps();

function write(of: Known, path: string, content: string, operation = freshId()): Promise<Response> {
  return door.post(path, { intent: "send", operation, content }, { cookie: of.cookie });
}

function ownWords(of: Known) {
  return readOwnMessages(deps, of.viewer, null).then(({ messages }) =>
    messages.map(({ content }) => content),
  );
}

async function givenGuardian(of: Known, ageBand: string): Promise<string> {
  const guardian = `${freshId()}@farol.test`;
  await bindings.DB.prepare(
    "INSERT INTO profiles (user_id, origin, courses, study_level, state, age_band, guardian_email, completed_at) VALUES (?, 'YouTube', '[]', '3º ano', 'CE', ?, ?, 1)",
  )
    .bind(of.viewer.id, ageBand, guardian)
    .run();
  return guardian;
}

async function mailsAbout(guardian: string): Promise<number> {
  return (await mailsTo(guardian)).filter(({ template }) => template === "mentoring-messages").length;
}

describe("messages of mentoring", () => {
  it("go both ways once each, notify the other, and the chief reads them", async () => {
    const { chief, mentor, mentee } = await givenPair();
    const [own, theirs] = [mentoringPaths.messages(), mentoringPaths.menteeMessages(mentee.viewer.id)];
    const operation = freshId();
    const twice = await Promise.all([1, 2].map(() => write(mentee, own, " Travei em Óptica. ", operation)));
    expect(twice.map(({ status }) => status)).toEqual([302, 302]);
    expect((await write(mentor, theirs, "Vamos juntos na quinta.")).status).toBe(302);
    expect(await ownWords(mentee)).toEqual(["Travei em Óptica.", "Vamos juntos na quinta."]);
    const read = await readMenteeMessages(deps, chief.viewer, mentee.viewer.id, null);
    expect(read.messages.map(({ team }) => team)).toEqual([false, true]);
    expect((await door.send(theirs, { cookie: chief.cookie })).status).toBe(200);
    for (const [of, text] of [
      [mentor, "Bia escreveu para você na mentoria."],
      [mentee, "Rita escreveu para você na mentoria."],
    ] as const)
      expect((await listNotifications(deps, of.viewer)).map(({ content }) => content)).toContain(text);
  });

  it("are nobody else's, and stay with the mentee when the mentor changes (SEC-05)", async () => {
    const { chief, mentor, mentee } = await givenPair();
    const next = await givenMentor();
    const theirs = mentoringPaths.menteeMessages(mentee.viewer.id);
    expect((await door.send(theirs, { cookie: next.cookie })).status).toBe(404);
    expect((await write(next, theirs, "oi")).status).toBe(404);
    await write(mentor, theirs, "Boa semana!");
    await assign(chief, next, mentee);
    expect((await door.send(theirs, { cookie: mentor.cookie })).status).toBe(404);
    expect((await readMenteeMessages(deps, next.viewer, mentee.viewer.id, null)).messages).toHaveLength(1);
  });

  it("are refused empty, too long, without a mentor, and beyond the pace; what was typed stays", async () => {
    const { mentee } = await givenPair();
    const alone = await givenMentee();
    const own = mentoringPaths.messages();
    expect((await write(mentee, own, "  ")).status).toBe(422);
    const long = await write(mentee, own, "a".repeat(1001));
    expect(long.status).toBe(422);
    expect(await long.text()).toContain("a".repeat(1001));
    expect((await write(alone, own, "Alguém?")).status).toBe(409);
    for (let sent = 0; sent < 28; sent += 1) await write(mentee, own, `Mensagem ${sent}`);
    const statuses = await Promise.all(
      [1, 2, 3, 4].map(async () => (await write(mentee, own, "mais")).status),
    );
    expect(statuses.sort()).toEqual([302, 302, 429, 429]);
  });

  it("are notified to a minor's guardian once a week, without their words, and not to an adult's (SEC-25)", async () => {
    const { mentor, mentee, chief } = await givenPair();
    const adult = await givenMentee();
    await assign(chief, mentor, adult);
    const [guardian, other] = [await givenGuardian(mentee, "12-16"), await givenGuardian(adult, "adult")];
    for (const content of ["Primeira", "Segunda"]) await write(mentee, mentoringPaths.messages(), content);
    await write(adult, mentoringPaths.messages(), "Oi");
    await expect.poll(() => mailsAbout(guardian)).toBe(1);
    expect(await mailsAbout(other)).toBe(0);
    const [mail] = await mailsTo(guardian);
    expect(mail?.text).toContain("a coordenação da mentoria pode ler todas");
    expect(mail?.text).not.toContain("Primeira");
  });
});
