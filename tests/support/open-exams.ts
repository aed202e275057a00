import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { bindings } from "./bindings.ts";
import { askEverywhere, type Earlier } from "./exam-doors.ts";
import { freshId, givenDraft, givenStored, ordsOf, type StoredQuestion } from "./given.ts";
import type { Known } from "./given-admin.ts";

/** One key and all that reveals it, of the question's two. Everybody's answer, A, is right by the second. */
const BANKS = [
  { letter: "B", secret: "canariozerado", counts: "a = 1, b = 9, c = 2" },
  { letter: "A", secret: "papagaioazulado", counts: "a = 8, b = 3, c = 5" },
] as const;

/** A question of its own in the bank. */
export async function givenQuestion(fields: Partial<QuestionDraft> = {}): Promise<StoredQuestion> {
  const draft = givenDraft({
    statement: `Qual é, em metros por segundo, a velocidade média do corredor que deu a volta na pista em um minuto no dia ${freshId()}`,
    ...fields,
  });
  await givenStored([draft]);
  const [ord = 0] = await ordsOf([draft]);
  return { ord, code: questionCode(ord), draft };
}

const SUMS = ["total_points", "correct", "week_correct", "week_points", "subject_correct"];

/** Puts a key, and what is right by it. The sums over all of a person's answers stay: they are of more than one question. */
async function putKey({ ord }: StoredQuestion, { letter, secret, counts }: (typeof BANKS)[number]) {
  const prepare = (sql: string, ...values: (string | number)[]) => bindings.DB.prepare(sql).bind(...values);
  const people = "user_num IN (SELECT user_num FROM answers WHERE ord = ?1)";
  const { results: before } = await prepare(
    `SELECT user_num, ${SUMS.join(", ")} FROM progress WHERE ${people}`,
    ord,
  ).all<Record<string, string | number>>();
  await bindings.DB.batch([
    prepare(`UPDATE question_keys SET letter = ?1, ${counts} WHERE ord = ?2`, letter, ord),
    prepare("UPDATE answers SET grade = (grade >> 1) * 2 + (alternative = ?2) WHERE ord = ?1", ord, letter),
    ...before.map((row) =>
      prepare(
        `UPDATE progress SET ${SUMS.map((sum, at) => `${sum} = ?${at + 2}`).join(", ")} WHERE user_num = ?1`,
        row.user_num ?? 0,
        ...SUMS.map((sum) => row[sum] ?? 0),
      ),
    ),
    prepare("UPDATE question_solutions SET solution_html = ?1, hint_html = ?1 WHERE ord = ?2", secret, ord),
    prepare("DELETE FROM comments WHERE ord = ?", ord),
    prepare("DELETE FROM comment_threads WHERE ord = ?", ord),
    prepare(
      `INSERT INTO comments (id, ord, user_id, operation, source, html, created_at)
      SELECT ?1, ?2, id, ?1, ?3, ?3, 1 FROM users ORDER BY num LIMIT 1`,
      freshId(),
      ord,
      `${secret}: ${letter}`,
    ),
  ]);
}

/** The doors whose replies differ between two keys of the question. `ask`: the reply of each. */
export async function tellingOf(
  question: StoredQuestion,
  ask: () => Promise<Record<string, string>>,
): Promise<{ telling: string[]; said: Record<string, string> }> {
  const said: Record<string, string>[] = [];
  for (const bank of BANKS) {
    await putKey(question, bank);
    said.push(await ask());
  }
  const [first = {}, second = {}] = said;
  return { telling: Object.keys(first).filter((name) => first[name] !== second[name]), said: first };
}

/** What a person sees of a withheld question. */
export const nothing = { telling: [], isHeld: true };

/** The doors that reveal the key to a person, and whether the question's page says that it is in an open exam. */
export async function told(
  question: StoredQuestion,
  person: Pick<Known, "cookie"> | null,
  earlier: Earlier | null = null,
) {
  const { telling, said } = await tellingOf(question, () => askEverywhere(question, person, earlier));
  return { telling, isHeld: said.data?.includes("numa prova aberta para você") ?? false };
}
