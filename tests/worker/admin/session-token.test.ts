import { afterEach, describe, expect, it, vi } from "vitest";
import { updateAccess } from "#app/features/admin/services/update-access.server.ts";
import { ABSOLUTE_SECONDS } from "#app/platform/auth/sessions.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { partsOf } from "#tests/support/cookie-parts.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import {
  cookiesOf,
  freshId,
  givenPerson,
  givenQuestion,
  type Person,
  signedIn,
  visitorDeps,
} from "#tests/support/given.ts";
import { production } from "#tests/support/production.ts";

const HOUR = 3600;
const DAY = 86_400;

afterEach(() => void vi.useRealTimers());

/** Puts the clock of the whole test forward by so many seconds from now. */
function later(seconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });
}

type Frame = { viewer: { id: string; firstName: string; claims: string[] } | null };

/** The person of a browser's session, by its pages' data, and the cookies it is given. */
async function knownAs(
  cookie: string,
  through = door,
): Promise<{ viewer: Frame["viewer"]; renewed: string }> {
  const response = await through.send(dataAddress("/questoes", "root"), { cookie });
  const { viewer } = (await response.json()) as Frame;
  return { viewer, renewed: cookiesOf(response) };
}

async function givenSignedIn(): Promise<{ person: Person; cookie: string }> {
  const person = await givenPerson();
  return { person, cookie: await signedIn(person) };
}

function changed(text: string, place: number): string {
  const other = text[place] === "A" ? "B" : "A";
  return text.slice(0, place) + other + text.slice(place + 1);
}

function encoded(value: unknown): string {
  return btoa(JSON.stringify(value)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

describe("the signed token alone", () => {
  it("is worth nothing once any part of it is changed", async () => {
    const { token } = partsOf((await givenSignedIn()).cookie);
    const [body = "", key = "", signature = ""] = token.split(".");
    const claims = JSON.parse(atob(body.replace(/-/g, "+").replace(/_/g, "/"))) as Record<string, unknown>;
    const admin = encoded({ ...claims, claims: ["admin"] });
    const forged = [
      changed(token, 5),
      `${admin}.${key}.${signature}`,
      `${admin}..`,
      `${admin}.none.`,
      `${body}.${key}.${changed(signature, 3)}`,
      `${body}.${key}.`,
      `${body}.outra.${signature}`,
      `${body}.${key}.${signature}.${signature}`,
      `${body}.${key}`,
      "...",
      "",
      "null",
      encoded(claims),
    ];
    expect((await knownAs(`__session=${token}`)).viewer).not.toBeNull();
    for (const each of forged)
      expect([each, (await knownAs(`__session=${each}`)).viewer]).toEqual([each, null]);
  });

  it("ends after an hour; without a session behind it the browser is signed out", async () => {
    const { token } = partsOf((await givenSignedIn()).cookie);
    later(HOUR - 5);
    expect((await knownAs(`__session=${token}`)).viewer).not.toBeNull();
    later(10);
    expect(await knownAs(`__session=${token}`)).toEqual({ viewer: null, renewed: "" });
  });
});

describe("keys", () => {
  it("can be rotated: tokens signed by the former key are still read, new ones have the new one", async () => {
    const { cookie } = await givenSignedIn();
    const rotated = openDoor({ SESSION_KEYS: `nova:${freshId()},${bindings.SESSION_KEYS}` });
    expect(await knownAs(cookie, rotated)).toMatchObject({ viewer: { firstName: "Iara" }, renewed: "" });
    const fresh = await rotated.post("/entrar", await givenPerson());
    expect(partsOf(cookiesOf(fresh)).token.split(".")[1]).toBe("nova");
  });

  it("that were withdrawn sign nobody out: the session gives a token of the new key", async () => {
    const { cookie } = await givenSignedIn();
    const replaced = openDoor({ SESSION_KEYS: `nova:${freshId()}` });
    const { viewer, renewed } = await knownAs(cookie, replaced);
    expect(viewer).toMatchObject({ firstName: "Iara" });
    expect(partsOf(renewed).token.split(".")[1]).toBe("nova");
    expect((await knownAs(`__session=${partsOf(cookie).token}`, replaced)).viewer).toBeNull();
  });

  it("must be set in production: nothing is served with those of development", async () => {
    for (const SESSION_KEYS of ["", bindings.SESSION_KEYS]) {
      const deployed = openDoor({ ...production, SESSION_KEYS });
      const response = await deployed.send("/questoes");
      expect(response.status).toBe(500);
    }
    const { expectedErrors } = await import("#tests/support/fail-on-console-error.ts");
    expect(expectedErrors().length).toBeGreaterThan(0);
  });
});

describe("the session", () => {
  it("renews the token once an hour, and retains its own cookie", async () => {
    const { cookie } = await givenSignedIn();
    later(HOUR + 5);
    const { viewer, renewed } = await knownAs(cookie);
    expect(viewer).toMatchObject({ firstName: "Iara" });
    expect(partsOf(renewed)).toMatchObject({ session: "" });
    const again = await knownAs(`${renewed}; farol_sessao=${partsOf(cookie).session}`);
    expect(again).toMatchObject({ viewer: { firstName: "Iara" }, renewed: "" });
  });

  it("ends after thirty days without use, and lives on while it is used", async () => {
    const [used, idle] = [await givenSignedIn(), await givenSignedIn()];
    for (let day = 0; day < 40; day += 10) {
      later(10 * DAY);
      expect((await knownAs(used.cookie)).viewer).not.toBeNull();
    }
    expect((await knownAs(idle.cookie)).viewer).toBeNull();
  });

  it("ends after ninety days, however often it was used", async () => {
    const { cookie } = await givenSignedIn();
    for (let day = 10; day < ABSOLUTE_SECONDS / DAY; day += 10) {
      later(10 * DAY);
      expect([day, (await knownAs(cookie)).viewer !== null]).toEqual([day, true]);
    }
    later(10 * DAY);
    expect((await knownAs(cookie)).viewer).toBeNull();
    const { session } = partsOf(cookie);
    expect((await knownAs(`farol_sessao=${session}`)).viewer).toBeNull();
  });

  it.each([
    "%E0%A4%A",
    "a b",
    "x".repeat(5000),
    "'; DROP TABLE sessions; --",
    "\u00e7",
    "==",
    "0".repeat(64),
  ])("is nobody's when the cookie is %s, and no page breaks", async (planted) => {
    for (const cookie of [
      `farol_sessao=${planted}`,
      `__session=${planted}`,
      `__session=${planted}; farol_sessao=${planted}`,
    ]) {
      const response = await door.send("/questoes", { cookie: encodeURI(cookie) });
      expect(response.status).toBe(200);
      await response.body?.cancel();
    }
  });
});

describe("a change of claims is effective from the person's next request on, with the token they had", () => {
  async function givenPromoted() {
    const { person, cookie } = await givenSignedIn();
    const { viewer } = await knownAs(cookie);
    expect(viewer?.claims).toEqual([]);
    const wanted = { claims: ["pro", "mentor"], school: null, version: null } as const;
    const actor = { viewer: null, requestId: freshId() };
    await updateAccess(visitorDeps(), actor, { userId: viewer?.id ?? "", ...wanted });
    return { person, cookie };
  }

  it("on a page", async () => {
    const { cookie } = await givenPromoted();
    const response = await door.send("/questoes", { cookie });
    expect((await response.text()).includes('"claims":["pro","mentor"]')).toBe(true);
    expect(partsOf(cookiesOf(response)).token).not.toBe("");
  });

  it("in a page's data", async () => {
    const { cookie } = await givenPromoted();
    const { viewer, renewed } = await knownAs(cookie);
    expect(viewer?.claims).toEqual(["pro", "mentor"]);
    const { session } = partsOf(cookie);
    expect((await knownAs(`${renewed}; farol_sessao=${session}`)).renewed).toBe("");
  });

  it("in a call, whose effect happens once", async () => {
    const question = await givenQuestion();
    const { cookie } = await givenPromoted();
    const data = { qid: question.code, userAnswer: "B", operationId: freshId() };
    const response = await door.callText("answerQuestion", JSON.stringify({ data }), { cookie });
    expect(await response.json()).toMatchObject({ result: [true, { points: 3, counts: { B: 1 } }] });
    expect(partsOf(cookiesOf(response)).token).not.toBe("");
  });
});

describe("a session that was ended elsewhere is a visitor's from the next request on, with the token it had,", () => {
  async function givenEnded() {
    const { person, cookie } = await givenSignedIn();
    await bindings.DB.prepare("DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = ?)")
      .bind(person.email)
      .run();
    return cookie;
  }

  it("on a page, whose answer signs the browser out", async () => {
    const response = await door.send("/questoes", { cookie: await givenEnded() });
    expect(response.status).toBe(200);
    expect((await response.text()).includes('"viewer":null')).toBe(true);
    expect(response.headers.getSetCookie().filter((each) => each.includes("Max-Age=0"))).toHaveLength(2);
  });

  it("in a page's data", async () => {
    expect((await knownAs(await givenEnded())).viewer).toBeNull();
  });

  it("on the student's own page", async () => {
    expect((await door.send("/geral", { cookie: await givenEnded() })).status).toBe(302);
  });

  it("in a call, which has no effect", async () => {
    const question = await givenQuestion();
    const cookie = await givenEnded();
    const { status, body } = await door.call(
      "answerQuestion",
      { qid: question.code, userAnswer: "B" },
      { cookie },
    );
    expect([status, body.error?.status]).toEqual([401, "UNAUTHENTICATED"]);
    const { results } = await bindings.DB.prepare("SELECT * FROM answers WHERE ord = ?")
      .bind(question.ord)
      .all();
    expect(results).toEqual([]);
  });
});
