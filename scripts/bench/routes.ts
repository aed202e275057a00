import { gzipSync } from "node:zlib";
import { type Cost, codesIn, costOf, postAnswer, signIn } from "./client.ts";
import type { Figure } from "./table.ts";

type Probe = { what: string; path: string; signedIn: boolean; rows: number };

const KILOBYTE = 1024;

function costFigure(what: string, cost: Cost, rows: number, guard: number): Figure[] {
  // The session's guard is one row of every signed-in batch (decision 004); the bars are for the use case itself.
  const own = cost.read - guard;
  return [
    { what: `${what}: viagens ao D1`, value: String(cost.trips), bar: "≤ 1", ok: cost.trips <= 1 },
    {
      what: `${what}: linhas lidas`,
      value: guard ? `${own} + ${guard} da sessão` : String(own),
      bar: `≤ ${rows}`,
      ok: own <= rows,
    },
  ];
}

/** D1 round trips and rows per route (P1, P2, P4, P5), and the weight of the documents (P8). */
export async function measureRoutes(base: string): Promise<Figure[]> {
  const cookie = await signIn(base, "aluna");
  const get = (path: string, signedIn: boolean) =>
    fetch(base + path, { headers: signedIn ? { Cookie: cookie } : {} });
  const list = await (await get("/questoes", false)).text();
  const [first = ""] = codesIn(list);
  const deep =
    /href="(\/questoes[^"]*apos=[^"]*)"/.exec(
      await (await get("/questoes?q=velocidade", false)).text(),
    )?.[1] ?? "";
  const probes: Probe[] = [
    { what: "lista com filtros", path: "/questoes/ENEM/todos/fisica", signedIn: false, rows: 64 },
    {
      what: "lista com filtros (aluna)",
      path: "/questoes/ENEM/todos/fisica?dificuldade=2&minhas=nao-respondidas",
      signedIn: true,
      rows: 170,
    },
    { what: "busca por texto", path: "/questoes?q=velocidade", signedIn: false, rows: 170 },
    {
      what: "busca com filtros (aluna)",
      path: "/questoes/ITA/todos/fisica?q=energia",
      signedIn: true,
      rows: 170,
    },
    { what: "página funda da busca", path: deep.replaceAll("&amp;", "&"), signedIn: false, rows: 45 },
    { what: "questão (visitante)", path: `/q/${first}`, signedIn: false, rows: 12 },
    { what: "questão (aluna)", path: `/q/${first}`, signedIn: true, rows: 12 },
    { what: "início da aluna", path: "/geral", signedIn: true, rows: 60 },
  ];
  const figures: Figure[] = [];
  for (const { what, path, signedIn, rows } of probes) {
    const response = await get(path, signedIn);
    await response.arrayBuffer();
    figures.push(...costFigure(what, costOf(response), rows, signedIn ? 1 : 0));
  }
  return [
    ...figures,
    ...(await answerFigures(base, cookie)),
    ...weights(list, await (await get(`/q/${first}`, false)).text()),
  ];
}

async function answerFigures(base: string, cookie: string): Promise<Figure[]> {
  const unanswered = await fetch(`${base}/questoes?minhas=nao-respondidas&tipo=multipla-escolha`, {
    headers: { Cookie: cookie },
  });
  const [code = ""] = codesIn(await unanswered.text());
  const response = await postAnswer(base, cookie, code, "A");
  await response.arrayBuffer();
  const cost = costOf(response);
  return [
    ...costFigure("resposta", cost, 4, 1),
    { what: "resposta: linhas escritas", value: String(cost.written), bar: "≤ 6", ok: cost.written <= 6 },
  ];
}

function weights(list: string, question: string): Figure[] {
  const weigh = (what: string, html: string, most: number): Figure => {
    const kilobytes = gzipSync(html).length / KILOBYTE;
    return {
      what: `${what}: HTML gzip`,
      value: `${kilobytes.toFixed(1)} KB`,
      bar: `≤ ${most} KB`,
      ok: kilobytes <= most,
    };
  };
  return [weigh("lista de 20", list, 25), weigh("questão", question, 14)];
}
