import { beforeAll, describe, expect, it } from "vitest";
import { questionCode } from "#app/platform/text/question-code.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { examAddress, examDraft } from "#tests/support/exam-drafts.ts";
import { givenStored, givenStudent, ordsOf } from "#tests/support/given.ts";
import { started, textAt } from "#tests/support/practising.ts";

const SOUND = "Enunciado da questão 7.";
const LISTS = [
  "/questoes/ENEM/2018",
  "/questoes?q=enunciado",
  examAddress,
  `${examAddress}/imprimir`,
  "/provas-anteriores/ENEM",
];

let codes: string[];
let cookie: string;

/** A sound question beside one whose text cannot be drawn, and one whose row says what nothing knows. */
beforeAll(async () => {
  const broken = "Enunciado $\\frac{1}{$ e $$\\naoexiste{$$ <div onclick=x> ![figura](nao-existe.png) `";
  const drafts = [
    { ...examDraft(6), statement: broken, alternatives: [] },
    examDraft(7),
    { ...examDraft(9), statement: "Enunciado da questão 9." },
  ];
  await givenStored(drafts);
  const ords = await ordsOf(drafts);
  codes = ords.map(questionCode);
  const unknown = `UPDATE questions SET topics = '[999999]', colours = '[99]', skill = 999, excerpt = '',
    statement_html = '', alternatives_html = '["","","","",""]' WHERE ord = ?`;
  await bindings.DB.prepare(unknown).bind(ords[2]).run();
  cookie = await givenStudent();
});

describe("a poisoned question (REL-23)", () => {
  it.each(LISTS)("affects no other at %s", async (path) => {
    for (const asker of [undefined, cookie]) {
      const response = await door.send(path, { cookie: asker });
      expect(response.status).toBe(200);
      const html = await response.text();
      if (path !== "/provas-anteriores/ENEM") expect(html).toContain(SOUND);
    }
  });

  it("opens with what can be shown of it", async () => {
    for (const code of codes)
      for (const path of [`/q/${code}`, `/q/${code}/parecidas`, `/q/${code}/ficha`])
        expect((await door.send(path, { cookie })).status, path).toBe(200);
  });

  it("leaves a session of practice whole", async () => {
    const session = await started(cookie, "prova", codes.slice(1));
    expect(await textAt(`/praticar/${session}`, cookie)).toContain(SOUND);
    expect((await door.send(`/praticar/${session}/questoes?de=0&ate=2`, { cookie })).status).toBe(200);
  });
});
