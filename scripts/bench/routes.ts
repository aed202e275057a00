import { gzipSync } from "node:zlib";
import {
  ANSWERED_SEARCH,
  ask,
  type Cost,
  codesOf,
  costOf,
  postAnswer,
  READ_SEARCH,
  type Run,
  studentOf,
} from "./client.ts";
import type { Figure } from "./table.ts";

type Probe = { what: string; path: string; signedIn: boolean; rows: number };

const KILOBYTE = 1024;

function costFigure(what: string, cost: Cost, rows: number, guard: number): Figure[] {
  // The session guard is one row of every signed-in batch (decision 004); bars exclude it.
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

/** D1 round trips and rows per route (P1, P2, P4, P5), and document size (P8). */
export async function measureRoutes(run: Run): Promise<Figure[]> {
  const { base } = run;
  const cookie = studentOf(run);
  const get = (path: string, signedIn: boolean) =>
    ask(base + path, { headers: signedIn ? { Cookie: cookie } : {} });
  const [first] = await codesOf(base, READ_SEARCH);
  const found = await (await get("/questoes?q=velocidade", false)).text();
  const [, deep = ""] = /href="(\/questoes[^"]*apos=[^"]*)"/.exec(found) ?? [];
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
    await weight("lista de 20", get("/questoes", false), 25),
    await weight("questão", get(`/q/${first}`, false), 14),
  ];
}

async function answerFigures(base: string, cookie: string): Promise<Figure[]> {
  const [code] = await codesOf(base, ANSWERED_SEARCH);
  const response = await postAnswer(base, cookie, code, "A");
  await response.arrayBuffer();
  const cost = costOf(response);
  return [
    ...costFigure("resposta", cost, 4, 1),
    { what: "resposta: linhas escritas", value: String(cost.written), bar: "≤ 6", ok: cost.written <= 6 },
  ];
}

async function weight(what: string, page: Promise<Response>, most: number): Promise<Figure> {
  const kilobytes = gzipSync(await (await page).text()).length / KILOBYTE;
  return {
    what: `${what}: HTML gzip`,
    value: `${kilobytes.toFixed(1)} KB`,
    bar: `≤ ${most} KB`,
    ok: kilobytes <= most,
  };
}
