import { beforeAll, describe, expect, it } from "vitest";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { reviewExams } from "#app/features/bank/services/review/review-exams.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { givenDraft, givenQuestion, visitorDeps } from "#tests/support/given.ts";
import { auditOf, givenAdmin, type Known, postFields } from "#tests/support/given-admin.ts";
import { searchPage } from "#tests/support/search-page.ts";

const page = "/admin/questoes?ver=context";
const lost = "Qual é o número de andares desse edifício?";

let admin: Known;

beforeAll(async () => {
  admin = await givenAdmin();
});

async function send(fields: Parameters<typeof postFields>[1], path = page): Promise<string> {
  return (await postFields(path, fields, admin.cookie)).text();
}

function givenLost(fields: Parameters<typeof givenDraft>[0] = {}) {
  return givenQuestion(
    givenDraft({ institution: "ENEM", subject: "matematica", statement: lost, ...fields }),
  );
}

async function stateOf(ord: number) {
  const query = `SELECT q.status, k.letter, s.held_letter AS held, s.quarantine_reason AS reason
    FROM questions q JOIN question_keys k ON k.ord = q.ord JOIN question_sources s ON s.ord = q.ord WHERE q.ord = ?`;
  return bindings.DB.prepare(query).bind(ord).first();
}

async function isFound(ord: number): Promise<boolean> {
  const { rows } = await searchPage(visitorDeps(), null, { ...noFilters, text: "andares" });
  return rows.some((row) => row.ord === ord);
}

/** A review of the bank, as after a change of the rule. */
async function reviewAgain() {
  await bindings.DB.prepare("DELETE FROM jobs WHERE kind = 'bank-review'").run();
  return reviewExams(visitorDeps());
}

describe("published questions without their context", () => {
  it("are quarantined by the review with their key, and released with it", async () => {
    const question = await givenLost({ key: "B" });
    const sound = await givenLost({ statement: "O volume de um cubo de aresta 2 cm, em cm³, é" });
    expect(await isFound(question.ord)).toBe(true);
    expect((await reviewAgain()).held).toBe(1);
    expect(await stateOf(question.ord)).toMatchObject({
      status: "quarantined",
      letter: null,
      held: "B",
      reason: expect.stringContaining("desse edifício"),
    });
    expect(await stateOf(sound.ord)).toMatchObject({ status: "published" });
    expect(await isFound(question.ord)).toBe(false);
    expect(await reviewExams(visitorDeps())).toEqual({ held: 0 });

    const list = await (await door.send(page, { cookie: admin.cookie })).text();
    expect(list).toContain(`Publicar: ${question.code}`);
    expect(list).not.toContain(`Está em ordem: ${question.code}`);
    const preview = await send({ intent: "check-release", kind: "context", code: question.code });
    expect(preview).toContain("publicar 1 questão");
    expect(await stateOf(question.ord)).toMatchObject({ status: "quarantined" });
    expect(await send({ intent: "release", kind: "context", code: question.code })).toContain(
      "1 questão publicada.",
    );
    expect(await stateOf(question.ord)).toEqual({
      status: "published",
      letter: "B",
      held: null,
      reason: null,
    });
    expect(await isFound(question.ord)).toBe(true);
    expect(await (await door.send(page, { cookie: admin.cookie })).text()).not.toContain(question.code);
    expect((await reviewAgain()).held).toBe(0);
  });

  it("are refused together: they stay out, and leave the list", async () => {
    const several = [await givenLost(), await givenLost()];
    await reviewAgain();
    const code = several.map((each) => each.code);
    expect(await send({ intent: "check-reject", kind: "context", scope: "all" })).toContain(
      "recusar 2 quest",
    );
    expect(await send({ intent: "reject", kind: "context", code })).toContain("2 questões recusadas");
    for (const { ord } of several) expect(await stateOf(ord)).toMatchObject({ status: "quarantined" });
    const list = await (await door.send(page, { cookie: admin.cookie })).text();
    for (const each of code) {
      expect(list).not.toContain(each);
      expect((await auditOf(each)).map(({ action }) => action)).toEqual(["question.reject"]);
    }
    expect((await postFields(page, { intent: "reject", kind: "context", code }, admin.cookie)).status).toBe(
      409,
    );
  });
});

describe("a question that cannot be published", () => {
  it("stays, and the preview and the reply say why", async () => {
    const held = { status: "quarantined", quarantineReason: "sem gabarito" } as const;
    const keyless = await givenQuestion(givenDraft({ ...held, key: null }));
    const pictured = await givenQuestion(
      givenDraft({ ...held, key: "A", statement: "![](nunca.png) Qual?" }),
    );
    const ready = await givenQuestion(givenDraft({ ...held, key: "A" }));
    const path = "/admin/questoes?ver=quarantined";
    const code = [keyless, pictured, ready].map((each) => each.code);
    const preview = await send({ intent: "check-release", kind: "quarantined", code }, path);
    expect(preview).toContain("publicar 1 questão");
    expect(preview).toContain("Uma questão publicada precisa de gabarito.");
    expect(preview).toContain("Falta a imagem nunca.png");
    const reply = await send({ intent: "release", kind: "quarantined", code }, path);
    expect(reply).toContain("1 questão publicada. Ficaram em quarentena");
    expect(await stateOf(ready.ord)).toMatchObject({ status: "published", letter: "A" });
    expect(await stateOf(keyless.ord)).toMatchObject({ status: "quarantined" });
    expect(await send({ intent: "release", kind: "quarantined", code: keyless.code }, path)).toContain(
      "Nenhuma questão foi publicada",
    );
  });

  it("needs a choice: without marks it says so, other lists have no such decision", async () => {
    expect(await send({ intent: "check-release", kind: "context" })).toContain("Marque pelo menos uma");
    expect((await postFields(page, { intent: "reject", kind: "render" }, admin.cookie)).status).toBe(409);
  });
});
