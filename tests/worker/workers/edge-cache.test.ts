import { beforeAll, describe, expect, it } from "vitest";
import { questionCode } from "#app/platform/text/question-code.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { openDoor } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import {
  freshId,
  givenPerson,
  givenQuestion,
  givenStored,
  type StoredQuestion,
  signedIn,
} from "#tests/support/given.ts";

const { database, trips } = countedDatabase(bindings.DB);
const edge = openDoor({ DB: database, PUBLIC_CACHE_SECONDS: "300" });

let question: StoredQuestion;
let cookie: string;

beforeAll(async () => {
  question = await givenQuestion();
  cookie = await signedIn(await givenPerson({ firstName: "Yasmin" }));
});

/** An address of its own, so that no earlier test has filled the cache. */
function fresh(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}x=${freshId()}`;
}

/** A response, and whether it was rendered again. */
async function ask(path: string, asker?: string) {
  const before = trips.length;
  const response = await edge.send(path, { cookie: asker });
  return { response, text: await response.text(), made: trips.length > before };
}

describe("the edge's cache (SEC-29)", () => {
  it("gives a second visitor the same page with a nonce of their own, in policy and scripts", async () => {
    const path = fresh(`/q/${question.code}`);
    const first = await ask(path);
    const second = await ask(path);
    const third = await ask(path);
    expect([first.made, second.made, third.made]).toEqual([true, false, false]);
    const nonces = [first, second, third].map(({ response, text }) => {
      const policy = response.headers.get("Content-Security-Policy") ?? "";
      const nonce = /'nonce-([0-9a-f]{32})'/.exec(policy)?.[1] ?? "";
      const scripts = text.match(/<script\b[^>]*>/g) ?? [];
      expect(scripts.every((tag) => tag.includes(`nonce="${nonce}"`))).toBe(true);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(3);
    expect([...second.response.headers.keys()]).not.toContain("x-farol-nonce");
    expect(second.response.headers.get("Server-Timing")).toBeNull();
  });

  it("is the edge's alone: a browser revalidates, and sees its own page after signing in", async () => {
    const path = fresh("/questoes");
    for (const { response } of [await ask(path), await ask(path)])
      expect(response.headers.get("Cache-Control")).toMatch(/^public, max-age=0(?:,|$)/);
  });

  it("neither serves nor stores for somebody with cookies", async () => {
    const path = fresh("/questoes");
    const own = await ask(path, cookie);
    expect(own.text.includes("Yasmin")).toBe(true);
    const visitor = await ask(path);
    expect(visitor.made).toBe(true);
    expect(visitor.text.includes("Yasmin")).toBe(false);
    const again = await ask(path, cookie);
    expect([again.made, again.text.includes("Yasmin")]).toEqual([true, true]);
    expect((await ask(path)).text.includes("Yasmin")).toBe(false);
  });

  it.each(["__session=x", "farol_sessao=y", "a=b; __session=expirado.k.s"])(
    "counts a browser that carries %s as somebody, though it is signed out",
    async (planted) => {
      const path = fresh("/questoes");
      const signedOut = await ask(path, planted);
      expect(signedOut.response.headers.get("Cache-Control")).toContain("no-store");
      expect((await ask(path)).made).toBe(true);
    },
  );

  it("ignores other cookies", async () => {
    const path = fresh("/questoes");
    await ask(path, "tema=escuro");
    expect((await ask(path, "outro=1")).made).toBe(false);
  });

  it("separates data from pages", async () => {
    const path = fresh(`/q/${question.code}`);
    await ask(path);
    const data = await ask(dataAddress(path, "features/questions/pages/question"));
    expect([data.made, data.response.headers.get("Content-Type")]).toEqual([
      true,
      expect.stringContaining("json"),
    ]);
  });

  it("caches no error, no redirect and no answer to a write", async () => {
    for (const path of ["/q/ZZZZZZZZ", "/nada", "/entrar?x=1"].map(fresh)) {
      const first = await ask(path);
      const { response } = await ask(path);
      expect(response.status).toBe(first.response.status);
      if (first.response.status !== 200)
        expect(response.headers.get("Cache-Control") ?? "").not.toMatch(/^public/);
    }
    const path = fresh(`/q/${questionCode(1)}`);
    await ask(path);
    expect((await ask(path)).made).toBe(true);
  });

  it("is off where no seconds are configured, so that an edit shows at once", async () => {
    const developing = openDoor({ PUBLIC_CACHE_SECONDS: "0" });
    const edited = { ...question.draft, statement: "O enunciado agora é outro." };
    const path = fresh(`/q/${question.code}`);
    expect((await (await developing.send(path)).text()).includes("agora é outro")).toBe(false);
    await givenStored([edited]);
    expect((await (await developing.send(path)).text()).includes("agora é outro")).toBe(true);
  });
});
