import { beforeAll, describe, expect, it } from "vitest";
import { mentoringPaths } from "#app/features/mentoring/paths.ts";
import {
  loadSharedReport,
  loadTestReport,
  shareReport,
} from "#app/features/mentoring/services/load-report.server.ts";
import { loadTest } from "#app/features/mentoring/services/load-tests.server.ts";
import { listNotifications } from "#app/features/messages/services/list-notifications.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { type Known, postFields } from "#tests/support/given-admin.ts";
import { linkIn, mailsTo } from "#tests/support/mailbox.ts";
import { assign, givenMentee, givenMentor, givenPair } from "#tests/support/mentoring.ts";
import { CANARY, givenPracticeQuestions, item, save } from "#tests/support/practising.ts";

const deps = visitorDeps();
let codes: string[];

beforeAll(async () => {
  ({ codes } = await givenPracticeQuestions(8));
});

async function made(mentor: Known, qIDs: readonly string[] = codes.slice(0, 4)): Promise<string> {
  const sent = { lName: "Óptica", lColor: "verde", qIDs, subjects: ["Física"] };
  const { body } = await door.call("createNewMentoriaList", sent, { cookie: mentor.cookie });
  const [done, id, cover] = body.result as [boolean, string, string];
  expect([done, cover]).toEqual([true, mentoringPaths.testCover(id)]);
  return id;
}

function give(mentor: Known, id: string, mentees: readonly Known[], fields: Record<string, string> = {}) {
  const mentee = mentees.map(({ viewer }) => viewer.id);
  const form = { intent: "give", mode: "exam", minutes: "60", due: "", ...fields, mentee };
  return postFields(mentoringPaths.test(id), form, mentor.cookie);
}

async function begin(mentee: Known, id: string): Promise<string> {
  const response = await door.post(mentoringPaths.test(id), { intent: "start" }, { cookie: mentee.cookie });
  expect(response.status).toBe(302);
  return response.headers.get("Location")?.split("/").at(-1) ?? "";
}

/** Does a test: a letter for each question, null for a blank. */
async function take(mentee: Known, id: string, letters: readonly (string | null)[]): Promise<string> {
  const session = await begin(mentee, id);
  const items = letters.map((choice, position) => item(position, { choice }));
  const times = letters.map((_, position) => ({ position, seconds: 1 }));
  await save(mentee.cookie, session, { items, times, endedAt: Date.now() });
  return session;
}

function report(of: Known, id: string, mentee: Known) {
  return loadTestReport(deps, of.viewer, { test: id, mentee: mentee.viewer.id });
}

describe("a mentor's list", () => {
  it("accepts the bank's questions in order, and leaves out unknown and repeated ones", async () => {
    const { mentor } = await givenPair();
    const id = await made(mentor, [codes[2] ?? "", "00000000", codes[0] ?? "", codes[2] ?? ""]);
    expect((await loadTest(deps, mentor.viewer, id)).test).toMatchObject({ name: "Óptica", size: 2 });
    const cover = await door.send(mentoringPaths.testCover(id), { cookie: mentor.cookie });
    expect(cover.headers.get("Content-Type")).toBe("image/svg+xml");
    const printed = await door.send(mentoringPaths.printTest(id), { cookie: mentor.cookie });
    const text = await printed.text();
    expect(text.indexOf("Questão 2 de prática")).toBeLessThan(text.indexOf("Questão 0 de prática"));
    expect(text).not.toContain(CANARY);
  });

  it("is refused without a name or questions, and to who is no mentor", async () => {
    const { mentor, mentee } = await givenPair();
    const call = async (of: Known, sent: object) => {
      const data = { lName: "Óptica", lColor: "", qIDs: codes, subjects: [], ...sent };
      return (await door.call("createNewMentoriaList", data, { cookie: of.cookie })).body;
    };
    expect((await call(mentor, { lName: " " })).result).toEqual([
      false,
      expect.stringContaining("de 1 a 80 caracteres"),
    ]);
    for (const qIDs of [[], ["00000000"]])
      expect((await call(mentor, { qIDs })).result).toEqual([false, expect.any(String)]);
    expect((await call(mentee, {})).error).toMatchObject({ status: "PERMISSION_DENIED" });
  });

  it("is made by the form, which preserves what was typed where it is refused", async () => {
    const { mentor } = await givenPair();
    const form = { intent: "create", name: "Ondas", list: "", codes: codes.join(" "), cor: "azul" };
    const done = await door.post("/mentoria/listas", form, { cookie: mentor.cookie });
    expect(done.status).toBe(302);
    expect(done.headers.get("Location")).toContain("feito=criada");
    const refused = await door.post("/mentoria/listas", { ...form, name: "" }, { cookie: mentor.cookie });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(codes[0]);
  });
});

describe("giving a list", () => {
  it("reaches one's own mentees once, who are notified", async () => {
    const { mentor, mentee } = await givenPair();
    const stranger = await givenMentee();
    const id = await made(mentor);
    const replies = await Promise.all([1, 2, 3].map(() => give(mentor, id, [mentee, stranger])));
    expect(replies.map(({ headers }) => headers.get("Location")?.split("feito=")[1]).sort()).toEqual([
      "0",
      "0",
      "1",
    ]);
    const { sittings } = await loadTest(deps, mentor.viewer, id);
    expect(sittings).toMatchObject([{ id: mentee.viewer.id, state: "waiting", minutes: 60 }]);
    const told = (await listNotifications(deps, mentee.viewer)).map(({ content }) => content);
    expect(told.filter((each) => each === "Rita passou a você a lista “Óptica”.")).toHaveLength(1);
    const at = mentoringPaths.test(id);
    expect((await door.send(at, { cookie: mentee.cookie })).status).toBe(200);
    expect((await door.send(at, { cookie: stranger.cookie })).status).toBe(404);
    expect((await give(mentor, id, [])).status).toBe(422);
    expect((await give(mentor, id, [mentee], { minutes: "9999" })).status).toBe(422);
  });

  it("is its mentor's and the chief's alone", async () => {
    const { chief, mentor, mentee } = await givenPair();
    const other = await givenMentor();
    const id = await made(mentor);
    expect((await door.send(mentoringPaths.test(id), { cookie: other.cookie })).status).toBe(404);
    expect((await give(other, id, [mentee])).status).toBe(404);
    expect((await give(mentee, id, [mentee])).status).toBe(404);
    expect((await give(chief, id, [mentee])).status).toBe(302);
    expect((await loadTest(deps, mentee.viewer, id)).own).toMatchObject({ state: "waiting" });
  });
});

describe("doing a list", () => {
  it("begins one session, whatever is tapped at once", async () => {
    const { mentor, mentee } = await givenPair();
    const id = await made(mentor);
    await give(mentor, id, [mentee]);
    const sessions = await Promise.all([1, 2, 3, 4].map(() => begin(mentee, id)));
    expect(new Set(sessions).size).toBe(1);
    const row = await bindings.DB.prepare("SELECT count(*) AS n FROM practice_sessions WHERE user_num = ?")
      .bind(mentee.viewer.num)
      .first<{ n: number }>();
    expect(row?.n).toBe(1);
    const strange = { intent: "start" };
    const refused = await door.post(mentoringPaths.test(id), strange, { cookie: mentor.cookie });
    expect(refused.status).toBe(404);
  });
});

describe("a report", () => {
  it("says how it went, to the mentee, the mentor and the chief, and to nobody else (SEC-05)", async () => {
    const { chief, mentor, mentee } = await givenPair();
    const [other, second] = await Promise.all([givenMentor(), givenMentee()]);
    await assign(chief, mentor, second);
    const id = await made(mentor);
    await give(mentor, id, [mentee, second]);
    await expect(report(mentor, id, mentee)).rejects.toThrow(/ainda não está pronto/);
    await take(mentee, id, ["B", "A", null, "B"]);
    for (const reader of [mentee, mentor, chief]) {
      const { report: told, sentences, questions } = await report(reader, id, mentee);
      expect(told.all).toEqual({ right: 2, wrong: 1, blank: 1, ungraded: 0 });
      expect(sentences[0]).toMatch(/^Bia acertou 2 de 4 \(50%\)/);
      expect(questions.map(({ outcome }) => outcome)).toEqual(["right", "wrong", "blank", "right"]);
    }
    for (const reader of [other, second])
      await expect(report(reader, id, mentee)).rejects.toThrow(/não existe/);
    const page = await door.send(mentoringPaths.report(id, mentee.viewer.id), { cookie: mentor.cookie });
    expect(page.status).toBe(200);
  });

  it("equals a slow count over a group, and over the lists before", async () => {
    const { chief, mentor, mentee } = await givenPair();
    const group = await Promise.all([1, 2, 3, 4].map(givenMentee));
    await assign(chief, mentor, ...group);
    const [first, id] = [await made(mentor, codes.slice(4, 8)), await made(mentor)];
    await give(mentor, first, [mentee]);
    await take(mentee, first, ["B", null, null, null]);
    await give(mentor, id, [mentee, ...group]);
    const sheets = [["B"], ["B", "B"], ["B", "B", "B"], ["B", "B", "B", "B"]];
    for (const [index, letters] of sheets.entries()) {
      const each = group[index];
      if (each) await take(each, id, letters);
    }
    await take(mentee, id, ["B", "B", "C", "C"]);
    const { report: told, sentences, evolution } = await report(mentor, id, mentee);
    // Shares 25, 50, 75 and 100 %: their quartiles by hand.
    expect(told.band).toEqual({ people: 4, low: 0.4375, middle: 0.625, high: 0.8125 });
    expect(sentences.slice(1)).toEqual([
      "Metade do grupo ficou entre 44% e 81%; Bia está dentro dessa faixa.",
      "Na anterior, Óptica, foram 25%: 25 pontos a mais.",
    ]);
    expect(evolution.map(({ right, graded }) => right / graded)).toEqual([0.25, 0.5]);
  });

  it("opens by a shared link to who has no account, until it is ended or over; a minor's guardian gets it", async () => {
    const { mentor, mentee } = await givenPair();
    const guardian = `${freshId()}@farol.test`;
    await bindings.DB.prepare(
      "INSERT INTO profiles (user_id, origin, courses, study_level, state, age_band, guardian_email, completed_at) VALUES (?, 'YouTube', '[]', '3º ano', 'CE', '12-16', ?, 1)",
    )
      .bind(mentee.viewer.id, guardian)
      .run();
    const id = await made(mentor);
    await give(mentor, id, [mentee]);
    await take(mentee, id, ["B", "B", "B", "B"]);
    const at = mentoringPaths.report(id, mentee.viewer.id);
    expect((await door.post(at, { intent: "share" }, { cookie: (await givenMentor()).cookie })).status).toBe(
      404,
    );
    expect((await door.post(at, { intent: "share" }, { cookie: mentor.cookie })).status).toBe(200);
    const mails = (await mailsTo(guardian)).filter(({ template }) => template === "mentoring-report");
    expect(mails).toHaveLength(1);
    const { pathname } = linkIn(mails[0]);
    const open = await door.send(pathname);
    expect(open.status).toBe(200);
    expect(open.headers.get("Referrer-Policy")).toBe("no-referrer");
    const html = await open.text();
    expect(html).toContain("Bia acertou 4 de 4");
    expect(html).not.toContain("Bia Lima");
    const token = pathname.split("/").at(-1) ?? "";
    const later = { ...deps, now: () => deps.now() + 8 * 86_400 };
    await expect(loadSharedReport(later, token)).rejects.toThrow(/venceu/);
    await door.post(at, { intent: "end" }, { cookie: mentor.cookie });
    expect((await door.send(pathname)).status).toBe(404);
  });

  it("is shared by nobody, and a link of before is not shown, while the mentee's guardian has not confirmed", async () => {
    const { mentor, mentee } = await givenPair();
    const id = await made(mentor);
    await give(mentor, id, [mentee]);
    await take(mentee, id, ["B", "B", "B", "B"]);
    const key = { test: id, mentee: mentee.viewer.id };
    const former = new URL((await shareReport(deps, mentor.viewer, key)).link).pathname;
    const wait = bindings.DB.prepare("UPDATE users SET guardian_waits = ? WHERE num = ?");
    const tried = async () => {
      const share = (cookie: string) =>
        door.post(mentoringPaths.report(id, mentee.viewer.id), { intent: "share" }, { cookie });
      const replies = [await share(mentor.cookie), await share(mentee.cookie), await door.send(former)];
      const links = await bindings.DB.prepare("SELECT 1 FROM mentoring_shares").all();
      return { statuses: replies.map(({ status }) => status), links: links.results.length };
    };
    await wait.bind(1, mentee.viewer.num).run();
    const { links } = await tried();
    expect(await tried()).toEqual({ statuses: [403, 403, 404], links });
    await wait.bind(0, mentee.viewer.num).run();
    const { statuses } = await tried();
    expect([statuses[0], statuses[2]]).toEqual([200, 200]);
  });
});
