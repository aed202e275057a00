import { describe, expect, it } from "vitest";
import { requestGuardianAgain } from "#app/features/accounts/services/guardian.server.ts";
import { completeProfile } from "#app/features/accounts/services/sign-up/complete-profile.server.ts";
import { requestGuardianPayment } from "#app/features/billing/services/guardian-charge.server.ts";
import { mentoringPaths } from "#app/features/mentoring/paths.ts";
import { shareReport } from "#app/features/mentoring/services/load-report.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import { bindings } from "#tests/support/bindings.ts";
import { giveAge, ledgerOf } from "#tests/support/buying.ts";
import { door } from "#tests/support/door.ts";
import { freshId, givenPerson, signedIn, visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known, postFields } from "#tests/support/given-admin.ts";
import { linkIn, mailsTo } from "#tests/support/mailbox.ts";
import { givenPair } from "#tests/support/mentoring.ts";
import { givenPracticeQuestions, item, save } from "#tests/support/practising.ts";
import { viewerOfCookie } from "#tests/support/viewers.ts";

const deps = visitorDeps();

function address(): string {
  return `${freshId()}@farol.test`;
}

function codeOf(asking: Promise<unknown>): Promise<string> {
  return asking.then(
    () => "done",
    (error: { code?: string }) => error.code ?? "failed",
  );
}

/** Requests a payment from somebody; returns the outcome. */
function requestPayment({ viewer }: { viewer: Viewer }, email: string, at = deps): Promise<string> {
  return codeOf(
    requestGuardianPayment(at, viewer, { plan: "pro", months: 1, method: "pix", coupon: null, email }),
  );
}

async function askAll(known: Known, addresses: readonly string[]): Promise<string[]> {
  const codes: string[] = [];
  for (const email of addresses) codes.push(await requestPayment(known, email));
  return codes;
}

async function countOf(addresses: readonly string[]): Promise<number> {
  return (await Promise.all(addresses.map(mailsTo))).flat().length;
}

function times(count: number, code: string): string[] {
  return Array.from({ length: count }, () => code);
}

async function givenMinor(): Promise<Known> {
  const known = await givenKnown();
  await giveAge(known.viewer, "17", null);
  return known;
}

/** Presses "end these mails" in the last mail to an address; the page before and after. */
async function optOut(email: string): Promise<{ before: string; after: string }> {
  const path = /\/sem-mensagens\/\S+/.exec((await mailsTo(email)).at(-1)?.text ?? "")?.[0] ?? "";
  const before = await (await door.send(path)).text();
  expect((await door.post(path, {}, {})).status).toBe(200);
  return { before, after: await (await door.send(path)).text() };
}

describe("mails to addresses that are not one's own", () => {
  it("go to five of fifteen unrelated addresses a day", async () => {
    const student = await givenMinor();
    const strangers = Array.from({ length: 15 }, address);
    expect(await askAll(student, strangers)).toEqual([...times(5, "done"), ...times(10, "third-mail-often")]);
    expect(await countOf(strangers)).toBe(5);
    const tomorrow = { ...deps, now: () => deps.now() + 86_401 };
    expect(await requestPayment(student, address(), tomorrow)).toBe("done");
  });

  it("come three times a day to one address, by the charge that is open", async () => {
    const student = await givenMinor();
    const payer = address();
    const codes = await askAll(
      student,
      Array.from({ length: 30 }, () => payer),
    );
    expect(codes.slice(0, 6)).toEqual([
      ...times(3, "done"),
      ...times(2, "third-mail-address"),
      "third-mail-often",
    ]);
    expect(await countOf([payer])).toBe(3);
    expect((await ledgerOf(student)).charges).toHaveLength(1);
    const { results } = await bindings.DB.prepare("SELECT kind FROM third_party_requests WHERE user_num = ?")
      .bind(student.viewer.num)
      .all();
    expect(results).toEqual([{ kind: "payment" }]);
  });

  it("leave no charge, and every open bill as it was, where they are refused", async () => {
    const student = await givenMinor();
    const payer = address();
    expect(
      await askAll(
        student,
        Array.from({ length: 3 }, () => payer),
      ),
    ).toEqual(times(3, "done"));
    const before = await ledgerOf(student);
    const other = { plan: "pro", months: 12, method: "pix", coupon: null, email: payer } as const;
    expect(await codeOf(requestGuardianPayment(deps, student.viewer, other))).toBe("third-mail-address");
    expect(await ledgerOf(student)).toEqual(before);
  });

  it("are not used up by what is not sold", async () => {
    const student = await givenMinor();
    const payer = address();
    const nothing = { plan: "nada", months: 1, method: "pix", coupon: null, email: payer } as const;
    for (let tries = 0; tries < 6; tries++)
      expect(await codeOf(requestGuardianPayment(deps, student.viewer, nothing))).toBe("plan-not-sold");
    expect(await requestPayment(await givenMinor(), payer)).toBe("done");
    expect(await requestPayment(student, address())).toBe("done");
  });

  it("of many people at once are three a day to one address: the newest is the open one, and none blocks it", async () => {
    const payer = address();
    const people = await Promise.all(Array.from({ length: 8 }, givenMinor));
    const codes = await Promise.all(people.map((each) => requestPayment(each, payer)));
    expect([...codes].sort()).toEqual([...times(3, "done"), ...times(5, "third-mail-address")]);
    expect(await countOf([payer])).toBe(3);
    const open = () =>
      bindings.DB.prepare(
        "SELECT count(*) AS n FROM third_party_requests WHERE user_num IN (SELECT value FROM json_each(?))",
      )
        .bind(JSON.stringify(people.map(({ viewer }) => viewer.num)))
        .first("n");
    expect(await open()).toBe(1);
    const [other] = people.filter((_, index) => codes[index] !== "done");
    const later = { ...deps, now: () => deps.now() + 86_401 };
    if (other) expect(await requestPayment(other, payer, later)).toBe("done");
    expect(await open()).toBe(1);
  });

  it("first requested by somebody else do not block the same address, and both links work", async () => {
    const [stranger, own] = [await givenMinor(), await givenMinor()];
    const payer = address();
    expect([await requestPayment(stranger, payer), await requestPayment(own, payer)]).toEqual([
      "done",
      "done",
    ]);
    const pages = (await mailsTo(payer)).map((mail) => door.send(linkIn(mail).pathname));
    expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it("leave no other address with a request when made elsewhere, and the first link stops working", async () => {
    const student = await givenMinor();
    const [first, second] = [address(), address()];
    await askAll(student, [first, second]);
    expect((await door.send(linkIn((await mailsTo(first))[0]).pathname)).status).toBe(410);
    expect(await requestPayment(await givenMinor(), first)).toBe("done");
  });

  it("are none from an account whose e-mail is not confirmed", async () => {
    const person = await givenPerson({ verified: false });
    const viewer = await viewerOfCookie(await signedIn(person));
    await giveAge(viewer, "17", null);
    const payer = address();
    expect(await requestPayment({ viewer }, payer)).toBe("email-unconfirmed");
    expect(await codeOf(requestGuardianAgain(deps, viewer, payer))).toBe("email-unconfirmed");
    expect(await countOf([payer])).toBe(0);
  });

  it("count a guardian's confirmation and a payment together", async () => {
    const person = await givenPerson({ complete: false });
    const viewer = await viewerOfCookie(await signedIn(person));
    const guardian = address();
    await completeProfile(deps, viewer, {
      ...{ userOrigin: "YouTube", otherUserOrigin: "", targetedCourses: ["ITA"], otherTargetedCourse: "" },
      ...{ studyLevel: "3º ano", otherStudyLevel: "", state: "CE", url: "/geral", ageBand: "12-16" },
      guardianEmail: guardian,
    });
    await requestGuardianAgain(deps, viewer, guardian);
    expect(await requestPayment({ viewer }, guardian)).toBe("done");
    expect(await codeOf(requestGuardianAgain(deps, viewer, guardian))).toBe("third-mail-address");
    expect(await requestPayment({ viewer }, guardian)).toBe("third-mail-address");
    expect(await requestPayment({ viewer }, address())).toBe("third-mail-often");
    expect(await countOf([guardian])).toBe(3);
  });
});

describe("an address that opted out of such mails", () => {
  it("gets none after pressing the button, for ever; opening the page changes nothing", async () => {
    const student = await givenMinor();
    const payer = address();
    await requestPayment(student, payer);
    const { before, after } = await optOut(payer);
    expect(before).toContain("Não quero mais receber");
    expect(after).toContain("Este e-mail não recebe mais pedidos");
    const years = { ...deps, now: () => deps.now() + 5 * 365 * 86_400 };
    expect(await requestPayment(await givenMinor(), payer.toUpperCase(), years)).toBe("third-mail-unwanted");
    expect(await countOf([payer])).toBe(1);
    const stored = await bindings.DB.prepare("SELECT * FROM mail_opt_outs").all();
    expect(JSON.stringify(stored.results)).not.toContain(payer);
  });

  it("cannot be signed off by who makes a link up", async () => {
    const made = btoa(JSON.stringify({ optOut: "x" }));
    for (const token of ["inventado", `${made}.teste.${made}`]) {
      expect((await door.send(`/sem-mensagens/${token}`)).status).toBe(410);
      expect((await door.post(`/sem-mensagens/${token}`, {}, {})).status).toBe(410);
    }
  });
});

describe("a shared report", () => {
  it("has no title of the list, counts as the others, and is not mailed to opted-out addresses", async () => {
    const { codes } = await givenPracticeQuestions(2);
    const { mentor, mentee } = await givenPair();
    const guardian = address();
    await giveAge(mentee.viewer, "17", guardian);
    const title = "Ganhe em https://golpe.example";
    const sent = { lName: title, lColor: "verde", qIDs: codes.slice(0, 2), subjects: ["Física"] };
    const { body } = await door.call("createNewMentoriaList", sent, { cookie: mentor.cookie });
    const [, id] = body.result as [boolean, string];
    const form = { intent: "give", mode: "exam", minutes: "60", due: "", mentee: [mentee.viewer.id] };
    await postFields(mentoringPaths.test(id), form, mentor.cookie);
    const begun = await door.post(mentoringPaths.test(id), { intent: "start" }, { cookie: mentee.cookie });
    const session = begun.headers.get("Location")?.split("/").at(-1) ?? "";
    const items = [item(0, { choice: "A" }), item(1, { choice: "A" })];
    await save(mentee.cookie, session, { items, times: [], endedAt: Date.now() });
    const share = () => shareReport(deps, mentor.viewer, { test: id, mentee: mentee.viewer.id });
    const mailed = [];
    for (let turn = 0; turn < 4; turn++) mailed.push((await share()).mailed);
    expect(mailed).toEqual([true, true, true, false]);
    const mails = (await mailsTo(guardian)).filter(({ template }) => template === "mentoring-report");
    expect(mails).toHaveLength(3);
    for (const { subject, html, text } of mails)
      expect(`${subject}${html}${text}`).not.toMatch(/golpe|Ganhe/);
    await optOut(guardian);
    await bindings.DB.prepare("DELETE FROM rate_limits WHERE key LIKE 'third-mail-%'").run();
    expect((await share()).mailed).toBe(false);
  });
});
