import type { QuestionDraft } from "#app/domain/questions/draft.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { bindings } from "./bindings.ts";
import { door } from "./door.ts";
import { dataAddress } from "./every-route.ts";
import { freshId, givenDraft, givenStored, ordsOf, type StoredQuestion } from "./given.ts";
import { item, save, started } from "./practising.ts";

/** One key and all that tells it, of the two that a question is asked under. */
const BANKS = [
  { letter: "B", secret: "canariozerado", counts: "a = 1, b = 9, c = 2" },
  { letter: "D", secret: "papagaioazulado", counts: "a = 3, d = 8, c = 5" },
] as const;

/** A question of its own in the bank. */
export async function givenQuestion(fields: Partial<QuestionDraft> = {}): Promise<StoredQuestion> {
  const draft = givenDraft({ statement: `Qual é a velocidade do corredor ${freshId()}?`, ...fields });
  await givenStored([draft]);
  const [ord = 0] = await ordsOf([draft]);
  return { ord, code: questionCode(ord), draft };
}

async function putKey({ ord }: StoredQuestion, { letter, secret, counts }: (typeof BANKS)[number]) {
  const prepare = (sql: string, ...values: (string | number)[]) => bindings.DB.prepare(sql).bind(...values);
  await bindings.DB.batch([
    prepare(`UPDATE question_keys SET letter = ?1, ${counts} WHERE ord = ?2`, letter, ord),
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

/** Answers it, as the bank's page does. */
export function answer(cookie: string | undefined, { code }: StoredQuestion, userAnswer = "A") {
  return door.call("answerQuestion", { qid: code, userAnswer, operationId: freshId() }, { cookie });
}

async function textOf(path: string, cookie: string | undefined): Promise<string> {
  const response = await door.send(path, { cookie });
  const text = await response.text();
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const nonce = /'nonce-([0-9a-f]{32})'/.exec(policy)?.[1];
  return (nonce ? text.replaceAll(nonce, "") : text)
    .replace(/"(requestId|operation|newId)":"[0-9a-f]{32}"/g, "")
    .replace(/name="(operation|cartao)" value="[0-9a-f]{32}"/g, "");
}

/** What each door says of a question to somebody; `session`: a practice session of theirs with it. */
async function askEverywhere(question: StoredQuestion, cookie: string | undefined, session: string | null) {
  const path = `/q/${question.code}`;
  const answered = await answer(cookie, question);
  const said: Record<string, string> = {
    answerQuestion: JSON.stringify({ ...answered.body, answeredAt: null }).replace(/"answeredAt":\d+/g, ""),
    page: await textOf(path, cookie),
    data: await textOf(dataAddress(path, "pages/questions/question"), cookie),
    comments: await textOf(dataAddress(`${path}/comentarios`, "pages/questions/comments"), cookie),
    sheet: await textOf(`${path}/ficha`, cookie),
    print: await textOf("/imprimir?quantas=60&gabarito=sim&resolucoes=sim", cookie),
  };
  if (session) {
    said.practice = await textOf(`/praticar/${session}`, cookie);
    said.result = await textOf(`/praticar/${session}/resultado`, cookie);
  }
  return said;
}

/** A study session over a question in which its person chose an alternative. */
async function givenSession(cookie: string, { code }: StoredQuestion): Promise<string> {
  const session = await started(cookie, "estudo", [code]);
  await save(cookie, session, { items: [item(0, { choice: "A", answered: true })] });
  return session;
}

/** The doors whose replies differ between two keys, and whether each page says that the question is in an open exam. */
async function tellingDoors(
  question: StoredQuestion,
  cookie: string | undefined,
  session: string | null = null,
): Promise<{ telling: string[]; isHeld: boolean }> {
  const said: Record<string, string>[] = [];
  for (const bank of BANKS) {
    await putKey(question, bank);
    said.push(await askEverywhere(question, cookie, session));
  }
  const [first = {}, second = {}] = said;
  return {
    telling: Object.keys(first).filter((name) => first[name] !== second[name]),
    isHeld: first.data?.includes("numa prova aberta para você") ?? false,
  };
}

/** What is told of a question that is held back from a person. */
export const nothing = { telling: [], isHeld: true };

/** The session of who has answered a question before its exam, and so has its key everywhere. */
export async function knowing(person: { cookie: string }, question: StoredQuestion): Promise<string> {
  if ((await answer(person.cookie, question)).status !== 200) throw new Error("the answer was refused");
  return givenSession(person.cookie, question);
}

/** The doors that tell a person the key. */
export function told(
  question: StoredQuestion,
  person: { cookie: string } | null,
  session: string | null = null,
) {
  return tellingDoors(question, person?.cookie, session);
}
