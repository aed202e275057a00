import { describe, expect, it } from "vitest";
import { essayHints } from "#app/features/assistant/domain/tutor-essay.ts";
import { essayRefusals as refusals } from "#app/features/essays/refusals.ts";
import { endedAs, givenModel, pieces } from "#tests/support/assistant.ts";
import { door } from "#tests/support/door.ts";
import { givenKnown } from "#tests/support/given-admin.ts";
import { givenEssayTask, givenWritingSchool, startOf } from "#tests/support/given-essay-task.ts";
import { rowsOf } from "#tests/support/given-school.ts";
import { givenDraft, givenHanded, saveAs } from "#tests/support/writing.ts";

async function hint(cookie: string, essay: unknown, kind: unknown = "structure") {
  const { status, body } = await door.call("requestEssayHint", { essay, hint: kind }, { cookie });
  const [done = false, id = ""] = (body.result ?? []) as [boolean?, string?];
  return { status, done, id };
}

describe("a hint for an own draft", () => {
  it("comes from the text as it was saved last, once for the same text, and is in the history", async () => {
    const known = await givenKnown();
    const id = await givenDraft(known);
    const first = await hint(known.cookie, id);
    const again = await hint(known.cookie, id);
    expect(again.id).toBe(first.id);
    const ended = await endedAs(known.cookie, first.id);
    expect(ended).toMatchObject({ status: 200, words: essayHints.structure.asks, sources: [] });
    expect(ended.title).not.toBe("");
    expect(ended.said).toContain("?");
    const ending = await hint(known.cookie, id, "ending");
    await endedAs(known.cookie, ending.id);
    await saveAs(known, { id, text: "Um bloco só." });
    const later = await hint(known.cookie, id);
    // To its end: the next test's provider gets no request of this one.
    await endedAs(known.cookie, later.id);
    expect(new Set([first.id, ending.id, later.id]).size).toBe(3);
  });

  it("gets the draft to a provider without its author's e-mail, and lets no text to copy out", async () => {
    const model = givenModel(() =>
      pieces("Qual é a sua tese? A leitura é um dos pilares da cidadania. Releia."),
    );
    const known = await givenKnown();
    const id = await givenDraft(known);
    const [row] = await rowsOf<{ email: string }>("SELECT email FROM users WHERE num = ?", known.viewer.num);
    await saveAs(known, { id, text: `A escola ensina. Escrevam para ${row?.email}.` });
    const asked = await hint(known.cookie, id, "repertoire");
    const { said } = await endedAs(known.cookie, asked.id);
    expect(said).toMatch(/^Qual é a sua tese\? A frase é sua/);
    expect(said).not.toContain("pilares");
    expect(model.asks).toMatchObject([{ question: null, essay: { hint: "repertoire" } }]);
    expect(JSON.stringify(model.asks)).toContain("A escola ensina.");
    expect(JSON.stringify(model.asks)).not.toContain(row?.email);
  });

  it("is refused for another's essay, a submitted one, a school's task and an invalid hint (SEC-05)", async () => {
    const [known, other] = [await givenKnown(), await givenKnown()];
    const id = await givenDraft(known);
    expect(await hint(other.cookie, id)).toMatchObject({
      done: false,
      id: refusals["essay-not-found"].message,
    });
    expect((await hint(known.cookie, id, "solution")).status).toBe(400);
    expect((await hint(known.cookie, 7)).status).toBe(400);
    const none = { done: false, id: refusals["essay-no-hints"].message };
    expect(await hint(known.cookie, await givenHanded(known, "Entregue."))).toMatchObject(none);
    const school = await givenWritingSchool();
    const [student] = school.students;
    const asked = await startOf(student, await givenEssayTask(school, school.author));
    expect(await hint(student.cookie, asked)).toMatchObject(none);
  });
});
