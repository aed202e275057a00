import { beforeAll, describe, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import {
  freshId,
  givenBank,
  givenPerson,
  type StoredQuestion,
  signedIn,
  wrongLetter,
} from "#tests/support/given.ts";
import {
  givenProfile,
  openProfile,
  type ProfilePerson,
  pageSeen,
  sendProfileForm,
  wordsOf,
} from "#tests/support/given-profiles.ts";

let questions: StoredQuestion[];
let other: string;

beforeAll(async () => {
  questions = (await givenBank(60)).filter(({ draft }) => draft.kind === "single-choice").slice(0, 12);
  other = await signedIn(await givenPerson({ firstName: "Outra" }));
});

/** Answers the first questions, the even ones rightly. */
async function answerSome({ cookie }: ProfilePerson, count = 10): Promise<void> {
  for (const [index, question] of questions.slice(0, count).entries()) {
    const userAnswer = index % 2 === 0 ? question.draft.key : wrongLetter(question);
    await door.call("answerQuestion", { qid: question.code, userAnswer, operationId: freshId() }, { cookie });
  }
}

describe("a profile nobody has opened", () => {
  it("is private to visitors and to other accounts, and reveals nothing of the person", async () => {
    const person = await givenProfile({ firstName: "Zuleica", lastName: "Quintanilha" });
    await answerSome(person, 2);
    for (const cookie of [undefined, other]) {
      const { status, html, text } = await pageSeen(person.path, cookie);
      expect([status, text.includes("Este perfil é privado")]).toEqual([200, true]);
      expect(html).toContain("<title>Perfil privado | Farol</title>");
      for (const told of ["Zuleica", "Quintanilha", person.email, "faixa", questions[0]?.code ?? "-"])
        expect([told, html.includes(told)]).toEqual([told, false]);
      const data = await door.send(`${person.path}?_data=features%2Fhome%2Fpages%2Fprofile`, { cookie });
      expect(await data.json()).toEqual({ kind: "private" });
    }
  });

  it("is the person's own page, with all there is to change and the way to the account", async () => {
    const person = await givenProfile({ firstName: "Zuleica", lastName: "Quintanilha" });
    const { html, text } = await pageSeen(person.path, person.cookie);
    expect(html).toContain("<title>Meu perfil | Farol</title>");
    expect(text).toContain("Zuleica Quintanilha");
    expect(text).toContain("Só você vê este perfil");
    expect(html).toContain('href="/conta"');
    for (const part of ["Foto", "Salvar nome", "Salvar privacidade", "Enviar foto"])
      expect(text).toContain(part);
  });

  it("is not found where nobody has it", async () => {
    for (const path of ["/u/ninguem", "/u/%00", `/u/${"a".repeat(500)}`, "/u/ana/lista.css"])
      expect((await pageSeen(path, other)).status).toBe(404);
  });
});

describe("a profile that was opened", () => {
  it("to people with an account is seen by those with a confirmed e-mail, and by nobody else", async () => {
    const person = await givenProfile({ firstName: "Zuleica", lastName: "Quintanilha" });
    await openProfile(person, "signed-in");
    const unconfirmed = await signedIn(await givenPerson({ verified: false, complete: false }));
    expect((await pageSeen(person.path)).text).toContain("Este perfil é privado");
    expect((await pageSeen(person.path, unconfirmed)).text).toContain("Este perfil é privado");
    const { html, text } = await pageSeen(person.path, other);
    expect(html).toContain("<title>Perfil de Zuleica | Farol</title>");
    expect(text).toContain("Nível 1, faixa azul-claro");
    expect(text).toContain("Zuleica não mostra estatísticas nem respostas.");
  });

  it("never shows surname, e-mail, state, age or what there is to change", async () => {
    const person = await givenProfile({ firstName: "Zuleica", lastName: "Quintanilha" });
    await openProfile(person, "everybody", ["statistics", "answers"]);
    for (const cookie of [undefined, other]) {
      const { html } = await pageSeen(person.path, cookie);
      expect(html).toContain("Zuleica");
      expect(html).toContain('name="robots" content="noindex"');
      for (const told of ["Quintanilha", person.email, "ageBand", "Salvar nome", "Conta e segurança", '"CE"'])
        expect([told, html.includes(told)]).toEqual([told, false]);
    }
  });

  it("shows each part only where it is shared", async () => {
    const person = await givenProfile();
    await answerSome(person);
    const last = questions[9]?.code ?? "-";
    await openProfile(person, "everybody", ["statistics"]);
    const statistics = await pageSeen(person.path);
    expect(statistics.text).toContain("5 de 10 questões");
    expect(statistics.text).toContain("Semanas de estudo");
    expect(statistics.html).not.toContain(last);
    await openProfile(person, "everybody", ["answers"]);
    const answers = await pageSeen(person.path);
    expect(answers.html).toContain(`/q/${last}`);
    expect(answers.text).not.toContain("5 de 10 questões");
    expect(answers.text).not.toContain("Acerto");
  });

  it("shows the last eight answers, newest first, with right or wrong and no letter", async () => {
    const person = await givenProfile();
    await answerSome(person);
    await openProfile(person, "everybody", ["answers"]);
    const data = await door.send(`${person.path}?_data=features%2Fhome%2Fpages%2Fprofile`);
    const { answers } = (await data.json()) as { answers: { code: string; correct: boolean }[] };
    const wanted = questions.slice(2, 10).map(({ code }, index) => ({ code, correct: index % 2 === 0 }));
    expect(answers.map(({ code, correct }) => ({ code, correct }))).toEqual(wanted.toReversed());
    expect(Object.keys(answers[0] ?? {}).sort()).toEqual(["address", "code", "correct", "exam", "subject"]);
  });

  it("is nobody's to see while the account is suspended", async () => {
    const person = await givenProfile({ firstName: "Zuleica" });
    await openProfile(person, "everybody", ["statistics"]);
    await bindings.DB.prepare("UPDATE users SET suspended_at = 1 WHERE id = ?").bind(person.id).run();
    for (const cookie of [undefined, other])
      expect((await pageSeen(person.path, cookie)).text.includes("Este perfil é privado")).toBe(true);
  });

  it("can be closed again, at once", async () => {
    const person = await givenProfile({ firstName: "Zuleica" });
    await openProfile(person, "everybody", ["statistics"]);
    await openProfile(person, "private");
    expect((await pageSeen(person.path, other)).html).not.toContain("Zuleica");
  });
});

describe("a minor's profile", () => {
  it.each(["under-12", "12-16", "17", null] as const)("(%s) is never open to everybody", async (ageBand) => {
    const person = await givenProfile({ ageBand, firstName: "Zuleica" });
    const page = await pageSeen(person.path, person.cookie);
    expect(page.html).not.toContain('value="everybody"');
    const sent = { intent: "privacy", visibility: "everybody", shares: "statistics" };
    const refused = await sendProfileForm(person.path, sent, { cookie: person.cookie });
    expect(refused.status).toBe(422);
    expect(wordsOf(await refused.text()).includes("Perfis de menores de 18 anos não podem")).toBe(true);
    expect((await pageSeen(person.path, other)).html).not.toContain("Zuleica");
    await openProfile(person, "signed-in");
    expect((await pageSeen(person.path, other)).html).toContain("Zuleica");
    expect((await pageSeen(person.path)).html).not.toContain("Zuleica");
  });

  it("falls back to people with an account where the age is set later", async () => {
    const person = await givenProfile({ firstName: "Zuleica" });
    await openProfile(person, "everybody");
    await bindings.DB.prepare("UPDATE profiles SET age_band = '17' WHERE user_id = ?").bind(person.id).run();
    expect((await pageSeen(person.path)).html).not.toContain("Zuleica");
    expect((await pageSeen(person.path, other)).html).toContain("Zuleica");
  });
});

it("costs one round trip and at most 60 rows, for any reader (P1, P2)", async () => {
  const person = await givenProfile();
  await answerSome(person, 12);
  await openProfile(person, "everybody", ["statistics", "answers"]);
  for (const cookie of [person.cookie, other, undefined]) {
    const fresh = cookie === person.cookie ? await signedIn(person) : cookie;
    const { database, trips } = countedDatabase(bindings.DB);
    const response = await openDoor({ DB: database }).send(person.path, { cookie: fresh });
    expect([response.status, trips.length]).toEqual([200, 1]);
    expect(rowsRead(trips)).toBeLessThanOrEqual(60);
    await response.body?.cancel();
  }
});
