import { beforeAll, describe, expect, it } from "vitest";
import { storeBooklets } from "#app/features/exams/services/store-booklets.server.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { door } from "#tests/support/door.ts";
import { examAddress as address, examDrafts } from "#tests/support/exam-drafts.ts";
import {
  freshId,
  givenPerson,
  givenStored,
  givenStudent,
  ordsOf,
  signedIn,
  visitorDeps,
} from "#tests/support/given.ts";

const drafts = examDrafts();
let codes: string[];

async function page(path: string, cookie?: string): Promise<{ status: number; html: string }> {
  const response = await door.send(path, { cookie });
  return { status: response.status, html: await response.text() };
}

const codeOf = (number: number) => codes[drafts.findIndex((draft) => draft.number === number)] ?? "";

beforeAll(async () => {
  await givenStored(drafts);
  codes = (await ordsOf(drafts)).map(questionCode);
  const pink = [5, 4, 3, 2, 1].map((number, index) => ({
    itemCode: 7000 + number,
    area: "LC" as const,
    booklet: 10,
    colour: "rosa",
    position: index + 1,
    language: "ingles" as const,
  }));
  await storeBooklets(visitorDeps(), pink, { dryRun: false });
});

describe("the official key", () => {
  const letters = (html: string) => [...html.matchAll(/<strong>([A-E])<\/strong>/g)].map((match) => match[1]);

  it("is absent for a visitor, and unless requested", async () => {
    const cookie = await givenStudent();
    expect(letters((await page(`${address}?gabarito=sim`)).html)).toEqual([]);
    expect((await page(`${address}?gabarito=sim`)).html.includes("Entre na sua conta")).toBe(true);
    expect(letters((await page(address, cookie)).html)).toEqual([]);
  });

  it("shows a student the letters of what they have answered, and no others", async () => {
    const cookie = await givenStudent();
    expect(letters((await page(`${address}?gabarito=sim`, cookie)).html)).toEqual([]);
    const data = { qid: codeOf(7), userAnswer: "A", operationId: freshId() };
    await door.call("answerQuestion", data, { cookie });
    expect(letters((await page(`${address}?gabarito=sim`, cookie)).html)).toEqual(["B"]);
  });

  it("is whole for the bank's editors", async () => {
    const admin = await signedIn(await givenPerson({ claims: ["admin"] }));
    expect(letters((await page(`${address}?gabarito=sim`, admin)).html)).toHaveLength(13);
    const pro = await signedIn(await givenPerson({ claims: ["pro", "mentor"] }));
    expect(letters((await page(`${address}?gabarito=sim`, pro)).html)).toEqual([]);
  });
});

it("paper has whole questions and no key, in the requested colour", async () => {
  const { status, html } = await page(`${address}/imprimir?cor=rosa`);
  expect(status).toBe(200);
  expect(html.indexOf("Enunciado da questão 5 de ingles.")).toBeLessThan(
    html.indexOf("Enunciado da questão 1 de ingles."),
  );
  expect(html.includes("canario")).toBe(false);
  expect(html.match(/class="paper-question"/g)).toHaveLength(8);
});

it("search engines learn what the exam is, with a nonce, and nothing of the key", async () => {
  for (const path of [address, `/q/${codeOf(7)}`]) {
    const response = await door.send(path);
    const nonce = /'nonce-([0-9a-f]{32})'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1];
    const html = await response.text();
    const [, attributes = "", text = ""] =
      /<script type="application\/ld\+json"([^>]*)>([^<]*)<\/script>/.exec(html) ?? [];
    expect(attributes).toContain(`nonce="${nonce}"`);
    expect(["Quiz", "Question"]).toContain(JSON.parse(text)["@type"]);
    expect(text).not.toMatch(/answer|gabarito/i);
    expect(html).toMatch(/<meta property="og:url" content="https:\/\/farol\.test\//);
    expect(html.match(/rel="canonical"/g)).toHaveLength(1);
  }
});
