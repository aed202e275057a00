import { door } from "./door.ts";
import { dataAddress } from "./every-route.ts";
import { freshId, type StoredQuestion } from "./given.ts";
import type { Known } from "./given-admin.ts";
import { item, save, started } from "./practising.ts";

/** What somebody has of a question, made before its exam: a session to study, a graded one, and a list. */
export type Earlier = { study: string; graded: string; list: string };

/** Answers it, as the bank's page does. */
export function answer(cookie: string | undefined, { code }: Pick<StoredQuestion, "code">, userAnswer = "A") {
  return door.call("answerQuestion", { qid: code, userAnswer, operationId: freshId() }, { cookie });
}

/** A reply without what differs from one request to the next: the nonce, ids to quote and of what may be sent. */
export async function textOf(path: string, cookie: string | undefined): Promise<string> {
  const response = await door.send(path, { cookie });
  const text = await response.text();
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const nonce = /'nonce-([0-9a-f]{32})'/.exec(policy)?.[1];
  return (nonce ? text.replaceAll(nonce, "") : text)
    .replace(/"(requestId|operation|newId)":"[0-9a-f]{32}"/g, "")
    .replace(/"semente" value="\d+"|"seed":\d+/g, "")
    .replace(/name="(operation|cartao)" value="[0-9a-f]{32}"/g, "");
}

async function answered(question: StoredQuestion, cookie: string | undefined): Promise<string> {
  const { body } = await answer(cookie, question);
  return JSON.stringify({ ...body, answeredAt: null }).replace(/"answeredAt":\d+/g, "");
}

const WITH_KEYS = "gabarito=sim&resolucoes=sim";

/** Addresses at which anybody may look for a question. */
const openDoors = {
  page: ({ code }: StoredQuestion) => `/q/${code}`,
  data: ({ code }: StoredQuestion) => dataAddress(`/q/${code}`, "features/questions/pages/question"),
  comments: ({ code }: StoredQuestion) =>
    dataAddress(`/q/${code}/comentarios`, "features/forum/pages/comments"),
  sheet: ({ code }: StoredQuestion) => `/q/${code}/ficha`,
  print: () => `/imprimir?quantas=60&${WITH_KEYS}`,
  newest: () => dataAddress("/questoes", "features/questions/pages/search"),
  named: ({ code }: StoredQuestion) => dataAddress(`/questoes?q=${code}`, "features/questions/pages/search"),
  words: ({ draft }: StoredQuestion) => searchFor(draft.statement.split(" ").at(-1) ?? ""),
  pasted: ({ draft }: StoredQuestion) => searchFor(draft.statement),
  right: () => dataAddress("/questoes?minhas=certas", "features/questions/pages/search"),
  wrong: () => dataAddress("/questoes?minhas=erradas", "features/questions/pages/search"),
  counts: () => `/contagens?busca=${encodeURIComponent("/questoes?minhas=erradas")}`,
  generator: ({ code }: StoredQuestion) =>
    dataAddress(`/gerador-listas?questoes=${code}&l=5`, "features/lists/pages/generator"),
  mistakes: () => dataAddress("/l/minhas-erradas", "features/lists/pages/list"),
  again: () => dataAddress("/l/para-rever", "features/lists/pages/list"),
} as const;

function searchFor(words: string): string {
  return dataAddress(`/questoes?q=${encodeURIComponent(words)}`, "features/questions/pages/search");
}

/** Addresses of what somebody has made with the question before. */
const earlierDoors = {
  practice: ({ study }: Earlier) => `/praticar/${study}`,
  offline: ({ study }: Earlier) => `/praticar/${study}/questoes?de=0&ate=4`,
  graded: ({ graded }: Earlier) => `/praticar/${graded}/resultado`,
  list: ({ list }: Earlier) => dataAddress(`/l/${list}`, "features/lists/pages/list"),
  listPrint: ({ list }: Earlier) => `/l/${list}/imprimir?${WITH_KEYS}`,
} as const;

export const OPEN_DOORS = ["answerQuestion", ...Object.keys(openDoors)];
export const EARLIER_DOORS = [...Object.keys(earlierDoors), "profile"];

/** What each door says of a question to somebody. */
export async function askEverywhere(
  question: StoredQuestion,
  person: (Pick<Known, "cookie"> & Partial<Known>) | null,
  earlier: Earlier | null,
) {
  const cookie = person?.cookie;
  const said: Record<string, string> = { answerQuestion: await answered(question, cookie) };
  for (const [name, path] of Object.entries(openDoors)) said[name] = await textOf(path(question), cookie);
  if (!earlier) return said;
  for (const [name, path] of Object.entries(earlierDoors)) said[name] = await textOf(path(earlier), cookie);
  if (person?.viewer) said.profile = await textOf(`/u/${person.viewer.id}`, cookie);
  return said;
}

async function listOf(cookie: string, { code }: StoredQuestion): Promise<string> {
  const call = async (name: string, data: object) =>
    (await door.call(name, data, { cookie })).body.result as unknown[];
  const [, id] = await call("createNewUserList", {
    lName: "Antes da prova",
    lColor: "",
    qID: null,
    qSubj: "",
  });
  await call("editUserList", { lID: id, qArr: [code], qBase: [] });
  return String(id);
}

/** Lets somebody answer a question before its exam, in the bank and in sessions, and put it into a list. */
export async function knowing({ cookie }: Pick<Known, "cookie">, question: StoredQuestion): Promise<Earlier> {
  if ((await answer(cookie, question)).status !== 200) throw new Error("the answer was refused");
  const study = await started(cookie, "estudo", [question.code]);
  await save(cookie, study, { items: [item(0, { choice: "A", answered: true })] });
  const graded = await started(cookie, "prova", [question.code]);
  await save(cookie, graded, { items: [item(0, { choice: "A" })], endedAt: Date.now() });
  return { study, graded, list: await listOf(cookie, question) };
}
