import { beforeAll, describe, expect, it } from "vitest";
import { searchPaths } from "#app/features/questions/paths.ts";
import { matchPhoto } from "#app/features/questions/services/match-photo.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { openDoor } from "#tests/support/door.ts";
import { givenBank, givenQuestion, type StoredQuestion, visitorDeps } from "#tests/support/given.ts";

const STATEMENT =
  "Um casal procurou o serviço de aconselhamento genético de um hospital universitário porque há casos de uma mesma " +
  "forma de surdez congênita nas duas famílias. A equipe verificou que, em ambas, a característica é determinada pelo " +
  "mesmo par de alelos, com penetrância completa e sem relação com o sexo, e desenhou o heredograma a seguir.";

/** As a reader sees a photo: what is around the question, cut words, misread ones, signs. */
const PHOTOGRAPHED = `RM Biologia - SSSDWG56
Um casal procurou o serviço de
aconselharnento genético de um hospital
universitário porque há cascs de uma
mesma forma de surdez congênita nas
duas famílias. A equipe verificou que, ern
ambas, a característica é determinada pelo
U H 2 Hs ba`;

let question: StoredQuestion;

beforeAll(async () => {
  await givenBank(300);
  question = await givenQuestion({ statement: STATEMENT });
  await givenQuestion({ statement: "Um casal procurou um apartamento perto de um hospital universitário." });
});

describe("a photo's text", () => {
  it("finds its question first, though words were misread, with the share that it has", async () => {
    const { found, matches } = await matchPhoto(visitorDeps(), null, PHOTOGRAPHED);
    expect(found).toBe(true);
    expect(matches.length).toBeLessThanOrEqual(3);
    expect(matches[0]?.question.heading.code).toBe(question.code);
    expect(matches[0]?.share).toBeGreaterThan(0.6);
    expect(matches[0]?.share).toBeLessThan(1);
    expect(matches[0]?.question.highlights?.length).toBeGreaterThan(3);
  });

  it("finds nothing by a text that no question has, or by no text", async () => {
    const other =
      "Receita de bolo: bata os ovos com açúcar mascavo, junte farinha peneirada, asse por quarenta minutos.";
    expect((await matchPhoto(visitorDeps(), null, other)).found).toBe(false);
    for (const text of ["", "~ | —", "de a o", '" OR *', "NEAR(a b) AND ^"])
      expect([text, (await matchPhoto(visitorDeps(), null, text)).found]).toEqual([text, false]);
  });

  it("is sought in one trip, whatever its length, within the rows of a search", async () => {
    const { database, trips } = countedDatabase(bindings.DB);
    const long = `${PHOTOGRAPHED} `.repeat(40);
    const page = await openDoor({ DB: database }).send(searchPaths.photo(long));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(question.code);
    expect(trips).toHaveLength(1);
    expect(rowsRead(trips)).toBeLessThanOrEqual(150);
  });
});
