import { describe, expect, it } from "vitest";
import { madeOnUse } from "#app/platform/context/made-on-use.ts";
import { bindings } from "#tests/support/bindings.ts";
import { givenAdult, givenBill, newsAbout } from "#tests/support/buying.ts";
import { ORIGIN } from "#tests/support/door.ts";
import { visitorDeps } from "#tests/support/given.ts";
import type { Environment } from "#workers/environment.ts";
import { receiveWebhook } from "#workers/payment-news.ts";
import { sandboxRequest } from "#workers/providers/payments/sandbox-news.ts";

type Binding = keyof Environment;

/** The bindings, which note which of them are read: the lowest that a dependency is made from. */
function watchedBindings() {
  const reads = new Set<Binding>();
  const env = new Proxy(bindings, {
    get(all, name: Binding) {
      reads.add(name);
      return all[name];
    },
  });
  return { env, reads };
}

/** Bindings whose use is work: databases, objects, buckets, limits, providers with a secret. */
const COSTLY: readonly Binding[] = [
  "DB",
  "FILES",
  "LOGIN_LIMIT",
  "ANSWER_LIMIT",
  "REPORT_LIMIT",
  "EXPORT_LIMIT",
  "EVENTS",
  "USER_CHANNEL",
  "NOTEBOOK_ROOM",
  "ASSESSMENT_ROOM",
  "THREAD_ROOM",
  "MENTOR_CALENDAR",
  "ASSISTANT_REQUEST",
  "AI",
  "ANSWER_MODEL_URL",
  "MAIL",
  "MAIL_HTTP_URL",
  "GOOGLE_CLIENT_ID",
  "SANDBOX_BANK",
];

async function costlyReadsOf(request: Request) {
  const { env, reads } = watchedBindings();
  const { status } = await receiveWebhook(env, request);
  return { status, made: COSTLY.filter((name) => reads.has(name)) };
}

describe("a payment provider's webhook makes only the dependencies that it uses", () => {
  it("of another provider: whose news they are, and no database", async () => {
    const request = new Request(`${ORIGIN}/avisos-de-pagamento/outro`, { method: "POST", body: "{}" });
    expect(await costlyReadsOf(request)).toEqual({ status: 404, made: ["SANDBOX_BANK"] });
  });

  it("forged: no database", async () => {
    const request = new Request(`${ORIGIN}/avisos-de-pagamento/sandbox`, { method: "POST", body: "{}" });
    expect(await costlyReadsOf(request)).toEqual({ status: 401, made: ["SANDBOX_BANK"] });
  });

  it("of a payment: the database and the tabs of who paid, beside the provider", async () => {
    const charge = await givenBill(await givenAdult());
    const request = await sandboxRequest(newsAbout(charge, "paid"), visitorDeps().now());
    const made = ["DB", "USER_CHANNEL", "SANDBOX_BANK"];
    expect(await costlyReadsOf(request)).toEqual({ status: 200, made });
  });
});

describe("what is made on use", () => {
  it("is made once, when it is first read, and copies whole", () => {
    const made: string[] = [];
    const note = (name: string) => () => `${name}${made.push(name)}`;
    const all = madeOnUse<{ one: string; two: string }>({ one: note("one"), two: note("two") });
    expect(made).toEqual([]);
    expect([all.two, all.two]).toEqual(["two1", "two1"]);
    expect(made).toEqual(["two"]);
    expect({ ...all, two: "other" }).toEqual({ one: "one2", two: "other" });
  });
});
