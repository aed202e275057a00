import { expect, it } from "vitest";
import { storePictures } from "#app/features/bank/services/storing/store-pictures.server.ts";
import { redrawTexts } from "#app/features/forum/services/redraw-texts.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { givenAnswered, write } from "#tests/support/commenting.ts";
import { freshId, givenBank, givenDraft, givenQuestion, visitorDeps } from "#tests/support/given.ts";

const htmlOf = async () => {
  const [questions, solutions, comments] = await bindings.DB.batch([
    bindings.DB.prepare("SELECT ord, statement_html, alternatives_html FROM questions ORDER BY ord"),
    bindings.DB.prepare(
      "SELECT ord, solution_html, hint_html, explanation_html FROM question_solutions ORDER BY ord",
    ),
    bindings.DB.prepare("SELECT num, html FROM comments ORDER BY num"),
  ]);
  return [questions?.results, solutions?.results, comments?.results];
};

it("draws what an older renderer drew, questions in quarantine and comments too, and nothing the next time", async () => {
  await givenBank(405);
  const path = `${freshId()}.svg`;
  const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>');
  await storePictures(visitorDeps(), [{ path, bytes }]);
  const question = await givenQuestion({
    statement: `Se $x^2 = 4$, então: ![reta](${path})`,
    solution: "$$x = \\pm 2\\tag{1}$$",
    hint: null,
    explanation: "Veja $x$.",
  });
  await givenQuestion(givenDraft({ status: "quarantined", quarantineReason: "sem gabarito" }));
  await write(await givenAnswered(question), question, `Porque $x = 2$ [veja](/questoes) ${freshId()}`);
  const drawn = await htmlOf();
  expect(JSON.stringify(drawn)).toMatch(/<math.*<img/);
  await bindings.DB.batch([
    bindings.DB.prepare("UPDATE questions SET statement_html = 'velho', alternatives_html = '[]'"),
    bindings.DB.prepare("UPDATE question_solutions SET solution_html = 'velho' WHERE solution IS NOT NULL"),
    bindings.DB.prepare("UPDATE comments SET html = 'velho'"),
    bindings.DB.prepare("DELETE FROM jobs WHERE kind IN ('bank-render', 'comment-render')"),
  ]);
  expect(await redrawTexts(visitorDeps())).toEqual({ texts: 408 });
  const { results } = await bindings.DB.prepare(
    "SELECT kind, state, step, seen, expected FROM jobs WHERE kind IN ('bank-render', 'comment-render') ORDER BY num",
  ).all();
  expect(results).toEqual([
    { kind: "bank-render", state: "done", step: 2, seen: 407, expected: 407 },
    { kind: "comment-render", state: "done", step: 1, seen: 1, expected: 1 },
  ]);
  expect(await htmlOf()).toEqual(drawn);
  expect(await redrawTexts(visitorDeps())).toEqual({ texts: 0 });
});
