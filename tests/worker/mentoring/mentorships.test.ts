import { beforeAll, describe, expect, it } from "vitest";
import { endAccompanying, loadDistribution } from "#app/features/mentoring/services/distribute.server.ts";
import { loadMentee, loadMentees } from "#app/features/mentoring/services/load-mentees.server.ts";
import { loadWeek } from "#app/features/mentoring/services/load-week.server.ts";
import { listNotifications } from "#app/features/messages/services/list-notifications.server.ts";
import { weekBeside, weekOf } from "#app/platform/time/week.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { auditOf, givenKnown, type Known, postFields } from "#tests/support/given-admin.ts";
import { givenMeeting, halfHourAfter, meetingsOf } from "#tests/support/meetings.ts";
import { assign, givenMentee, givenMentor, givenPair, type Pair } from "#tests/support/mentoring.ts";

const deps = visitorDeps();
const week = weekOf(deps.now());
const task = { title: "Óptica: espelhos", day: "2", minutes: "40", questions: "12", link: "/listas" };
let pair: Pair;

beforeAll(async () => {
  pair = await givenPair();
});

function plan(of: Known, mentee: Known, fields: Record<string, string> = {}, at = week): Promise<Response> {
  const sent = { intent: "task", operation: freshId(), ...task, ...fields };
  return door.post(`/mentores/${mentee.viewer.id}?semana=${at}`, sent, { cookie: of.cookie });
}

async function mentorsOf(mentee: Known): Promise<number[]> {
  const { results } = await bindings.DB.prepare(
    "SELECT mentor FROM mentorships WHERE mentee = ? AND until IS NULL",
  )
    .bind(mentee.viewer.num)
    .all<{ mentor: number }>();
  return results.map(({ mentor }) => mentor);
}

describe("a mentee's week", () => {
  it("is planned by the mentor, done by the mentee, and compared with what was reached", async () => {
    const { mentor, mentee } = await givenPair();
    const operation = freshId();
    expect((await plan(mentor, mentee, { operation })).status).toBe(302);
    expect((await plan(mentor, mentee, { operation })).status).toBe(302);
    expect(
      (await plan(mentor, mentee, { title: "Redação", day: "0", minutes: "20", questions: "" })).status,
    ).toBe(302);
    const opened = await loadWeek(deps, mentee.viewer, week);
    expect(opened.tasks.map(({ title }) => title)).toEqual(["Redação", "Óptica: espelhos"]);
    expect(opened.mentor?.name).toBe("Rita Lima");
    const page = await door.send("/mentoria", { cookie: mentee.cookie });
    expect(await page.text()).toContain("Óptica: espelhos");
    const tick = { intent: "tick", task: operation, done: "sim" };
    expect((await door.post("/mentoria", tick, { cookie: mentee.cookie })).status).toBe(200);
    const { tally } = await loadMentee(deps, mentor.viewer, { id: mentee.viewer.id, week });
    expect(tally).toMatchObject({
      tasks: 2,
      done: 1,
      minutes: 60,
      minutesDone: 40,
      questions: 12,
      answered: 0,
    });
  });

  it("preserves what was typed where a task is refused", async () => {
    const refused = await plan(pair.mentor, pair.mentee, { minutes: "muitos" });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain("Óptica: espelhos");
    expect(html).toContain("Diga os minutos");
  });

  it("is copied into the next one once, while that is empty; what is done is not removed", async () => {
    const { mentor, mentee } = await givenPair();
    await plan(mentor, mentee);
    const next = weekBeside(week, 1);
    const copy = () =>
      door.post(
        `/mentores/${mentee.viewer.id}?semana=${next}`,
        { intent: "copy", operation: freshId() },
        { cookie: mentor.cookie },
      );
    const statuses = (await Promise.all([copy(), copy(), copy()])).map(({ status }) => status).sort();
    expect(statuses).toEqual([302, 409, 409]);
    const [first] = (await loadWeek(deps, mentee.viewer, next)).tasks;
    await door.post(
      "/mentoria",
      { intent: "tick", task: first?.id ?? "", done: "sim" },
      { cookie: mentee.cookie },
    );
    const remove = { intent: "remove", task: first?.id ?? "" };
    const at = `/mentores/${mentee.viewer.id}?semana=${next}`;
    expect((await door.post(at, remove, { cookie: mentor.cookie })).status).toBe(404);
    await door.post(
      "/mentoria",
      { intent: "tick", task: first?.id ?? "", done: "nao" },
      { cookie: mentee.cookie },
    );
    expect((await door.post(at, remove, { cookie: mentor.cookie })).status).toBe(302);
    expect((await loadWeek(deps, mentee.viewer, next)).tasks).toEqual([]);
  });

  it("accepts 60 tasks, also of many sent at once", async () => {
    const { mentor, mentee } = await givenPair();
    for (let sent = 0; sent < 58; sent += 1) await plan(mentor, mentee);
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await plan(mentor, mentee)).status));
    expect(statuses.sort()).toEqual([302, 302, 409, 409]);
    expect((await loadWeek(deps, mentee.viewer, week)).tasks).toHaveLength(60);
  });

  it("is written once, and the mentee is notified", async () => {
    const { mentor, mentee } = await givenPair();
    const note = { intent: "note", operation: freshId(), content: " A quarta ficou pesada. " };
    const at = `/mentores/${mentee.viewer.id}`;
    for (const _ of [1, 2]) expect((await door.post(at, note, { cookie: mentor.cookie })).status).toBe(302);
    expect((await loadWeek(deps, mentee.viewer, week)).notes).toMatchObject([
      { content: "A quarta ficou pesada.", author: "Rita" },
    ]);
    const told = (await listNotifications(deps, mentee.viewer)).map(({ content }) => content);
    expect(told.filter((each) => each.includes("anotação"))).toEqual([
      "Rita deixou uma anotação na sua mentoria.",
    ]);
    expect((await door.post(at, { ...note, content: " " }, { cookie: mentor.cookie })).status).toBe(422);
  });
});

describe("another's mentee (SEC-05)", () => {
  it("is not found, by any form, and nothing changes", async () => {
    const [other, { mentor, mentee }] = await Promise.all([givenMentor(), givenPair()]);
    await plan(mentor, mentee);
    const { tasks } = await loadWeek(deps, mentee.viewer, week);
    const at = `/mentores/${mentee.viewer.id}`;
    expect((await door.send(at, { cookie: other.cookie })).status).toBe(404);
    const forms: Record<string, string>[] = [
      { intent: "task", operation: freshId(), ...task },
      { intent: "remove", task: tasks[0]?.id ?? "" },
      { intent: "note", operation: freshId(), content: "oi" },
    ];
    for (const form of forms) expect((await door.post(at, form, { cookie: other.cookie })).status).toBe(404);
    expect((await loadWeek(deps, mentee.viewer, week)).tasks).toEqual(tasks);
    const stranger = await givenMentee();
    const tick = { intent: "tick", task: tasks[0]?.id ?? "", done: "sim" };
    expect((await door.post("/mentoria", tick, { cookie: stranger.cookie })).status).toBe(404);
  });

  it("is found by the chief mentor", async () => {
    const { chief, mentee } = pair;
    expect((await door.send(`/mentores/${mentee.viewer.id}`, { cookie: chief.cookie })).status).toBe(200);
  });
});

describe("who accompanies whom", () => {
  it("is moved by the chief: the former mentor no longer finds the mentee, the new one does; all is audited", async () => {
    const { chief, mentor, mentee } = await givenPair();
    const next = await givenMentor();
    const form = { intent: "assign", mentee: [mentee.viewer.id], mentor: next.viewer.id };
    expect((await postFields("/mentores/distribuicao", form, chief.cookie)).status).toBe(302);
    expect(await mentorsOf(mentee)).toEqual([next.viewer.num]);
    expect((await loadMentees(deps, mentor.viewer)).mentees).toEqual([]);
    expect((await loadMentees(deps, next.viewer)).mentees).toMatchObject([{ id: mentee.viewer.id }]);
    expect((await auditOf(mentee.viewer.id)).map(({ action }) => action)).toEqual([
      "mentoring.assign",
      "mentoring.assign",
    ]);
    expect((await postFields("/mentores/distribuicao", form, chief.cookie)).status).toBe(409);
  });

  it("is one mentor, whatever is sent at once", async () => {
    const { chief, mentee } = await givenPair();
    const mentors = await Promise.all([givenMentor(), givenMentor(), givenMentor(), givenMentor()]);
    await Promise.all(mentors.map((mentor) => assign(chief, mentor, mentee)));
    expect(await mentorsOf(mentee)).toHaveLength(1);
  });

  it("accepts only mentees and mentors", async () => {
    const { chief, mentor, mentee } = await givenPair();
    const student = await givenKnown();
    await expect(assign(chief, mentor, student)).rejects.toThrow(/Ninguém mudou/);
    await expect(assign(chief, student, mentee)).rejects.toThrow(/Ninguém mudou/);
    await expect(assign(mentor, mentor, mentee)).rejects.toThrow(/permissão/);
    expect(await mentorsOf(mentee)).toEqual([mentor.viewer.num]);
  });

  it("cancels its future meetings: both sides are notified, and the hour is free again", async () => {
    const { chief, mentor, mentee } = await givenPair();
    const [stays, next] = [await givenMentee(), await givenMentor()];
    await assign(chief, mentor, stays);
    const hour = halfHourAfter(deps.now() + 86_400);
    await givenMeeting(mentor, [mentee], hour);
    await givenMeeting(mentor, [mentee], hour + 3600);
    const shared = await givenMeeting(mentor, [mentee, stays], hour + 7200);
    const of = (await loadDistribution(deps)).mentors.find(({ id }) => id === mentor.viewer.id);
    expect(of?.mentees.find(({ id }) => id === mentee.viewer.id)?.meetings).toBe(3);
    expect(await assign(chief, next, mentee)).toEqual({ moved: 1, cancelled: 3 });
    expect((await meetingsOf(mentor)).map(({ id }) => id)).toEqual([shared]);
    const told = await Promise.all(
      [mentor, mentee, stays].map(({ viewer }) => listNotifications(deps, viewer)),
    );
    const counts = told.map(
      (notices) => notices.filter(({ content }) => content.includes("foi cancelado")).length,
    );
    expect(counts).toEqual([3, 3, 0]);
    await assign(chief, mentor, mentee);
    const again = givenMeeting(mentor, [mentee], hour);
    await expect(again).resolves.toEqual(expect.any(String));
    const ended = endAccompanying(deps, chief.viewer, { mentee: mentee.viewer.id, requestId: "teste" });
    expect(await ended).toBe(1);
    expect((await meetingsOf(mentor)).map(({ id }) => id)).toEqual([shared]);
  });

  it("ends, and both are in the chief's table before and after", async () => {
    const { chief, mentor, mentee } = await givenPair();
    const before = (await loadDistribution(deps)).mentors.find(({ id }) => id === mentor.viewer.id);
    expect(before).toMatchObject({ load: { mentees: 1 }, mentees: [{ id: mentee.viewer.id }] });
    await endAccompanying(deps, chief.viewer, { mentee: mentee.viewer.id, requestId: "teste" });
    const { mentors, waiting } = await loadDistribution(deps);
    expect(mentors.find(({ id }) => id === mentor.viewer.id)?.load.mentees).toBe(0);
    expect(waiting.some(({ id }) => id === mentee.viewer.id)).toBe(true);
    expect((await loadWeek(deps, mentee.viewer, week)).mentor).toBeNull();
  });
});
