import { beforeAll, describe, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { givenWriter } from "#tests/support/commenting.ts";
import { door } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { actOn, answer, ask, threadOf } from "#tests/support/forum.ts";
import { givenQuestion, type StoredQuestion } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";

let question: StoredQuestion;
let reader: Known;

beforeAll(async () => {
  question = await givenQuestion({ solution: null });
  reader = await givenKnown();
});

/** Every reply that may show a thread or a post of it, for a visitor and for somebody signed in. */
async function saidOf(code: string, word: string, num: number): Promise<string> {
  const thread = "features/forum/pages/thread";
  const places = [
    `/r/${code}`,
    dataAddress(`/r/${code}`, thread),
    dataAddress(`/r/${code}?apos=1`, thread),
    dataAddress(`/r/${code}?versoes=${num}`, thread),
    dataAddress(`/r/${code}?comentario=${num}&depois=1`, thread),
    "/respostas",
    "/respostas?ver=novas",
    "/respostas?ver=novas&materia=fisica",
    `/respostas?busca=${word}`,
    "/sitemap.xml",
    `/q/${question.code}`,
  ];
  const signedIn = [
    ...places,
    `/q/${question.code}/duvida?texto=uma+duvida+sobre+${word}`,
    `/q/${question.code}/comentarios`,
    "/notificacoes",
    "/respostas?ver=minhas",
  ];
  const texts = await Promise.all([
    ...places.map(async (path) => (await door.send(path)).text()),
    ...signedIn.map(async (path) => (await door.send(path, { cookie: reader.cookie })).text()),
  ]);
  return texts.join("\n");
}

const hide = (num: number) =>
  bindings.DB.prepare("UPDATE comments SET state = 'removed' WHERE num = ?").bind(num).run();

describe("hidden content", () => {
  it("of an answer is in no reply, feed, search, structured data or notification", async () => {
    const word = "quimiluminescencia";
    const [asker, helper] = [await givenWriter(), await givenWriter()];
    const code = await ask(asker, question, "O que brilha nesta reação?");
    await actOn(reader, code, { intent: "follow", follows: "1" });
    const num = await answer(helper, code, `É a ${word} do luminol.`);
    await actOn(helper, code, { intent: "edit", num: String(num), text: `A ${word} do luminol, claro.` });
    await actOn(asker, code, { intent: "accept", num: String(num) });
    await actOn(asker, code, { intent: "propose" });
    expect(await saidOf(code, word, num)).toContain(word);
    await hide(num);
    expect((await saidOf(code, word, num)).includes(`${word} do luminol`)).toBe(false);
    expect(await threadOf(null, code)).toMatchObject({ accepted: null, proposed: false, answers: [] });
    const cookie = (await givenKnown({ claims: ["moderator"] })).cookie;
    const queue = await door.send(dataAddress("/moderacao", "features/forum/pages/moderation"), { cookie });
    const { proposals } = (await queue.json()) as { proposals: { path: string }[] };
    expect(proposals.map(({ path }) => path)).not.toContain(`/r/${code}`);
  });

  it("of a comment on an answer stays out while the answer is read", async () => {
    const word = "fotoluminescencia";
    const [asker, helper] = [await givenWriter(), await givenWriter()];
    const code = await ask(asker, question, "E sem reação nenhuma?");
    const root = await answer(helper, code, "Também brilha.");
    const num = await answer(asker, code, `Pela ${word} então.`, { num: String(root) });
    expect(await saidOf(code, word, root)).toContain(`Pela ${word}`);
    await hide(num);
    expect((await saidOf(code, word, root)).includes(`Pela ${word}`)).toBe(false);
  });

  it("of a doubt hides the thread, and removes it from similar ones", async () => {
    const word = "termoluminescencia";
    const code = await ask(await givenWriter(), question, `Como funciona a ${word} do quartzo?`);
    const { opening, num } = await threadOf(null, code);
    expect(await saidOf(code, word, num)).toContain(code);
    await hide(opening?.num ?? 0);
    expect((await saidOf(code, word, num)).includes("do quartzo")).toBe(false);
    expect((await door.send(dataAddress(`/r/${code}`, "features/forum/pages/thread"))).status).toBe(404);
  });
});
