import { ask, type Cost, costOf, type Run, studentOf } from "./client.ts";
import type { Figure } from "./table.ts";

/** Every line with years, an institution and a subject, so that none is counted in a panel. */
const TWELVE = Array.from({ length: 12 }, (_, at) => {
  const subject = ["matematica", "fisica", "quimica", "biologia"][at % 4] ?? "";
  return { n: "15", disciplina: subject, instituicao: "ENEM,ITA,USP", de: "2005", ate: "2024" };
});
const FULL = [{ n: "180", disciplina: "", instituicao: "", de: "", ate: "" }];

/** Rows: what a line's counts and candidates may read (decision 030), and those of the result. */
const COUNTS = 500 + 180 + 60;
const BARS = { open: 540, counts: COUNTS, draw: 180 * 6 * 2 + 60, result: 180 * 3 + COUNTS } as const;

type Fields = readonly Readonly<Record<string, string>>[];

function bodyOf(lines: Fields, more: Readonly<Record<string, string>>): URLSearchParams {
  const body = new URLSearchParams(more);
  for (const line of lines) for (const [name, value] of Object.entries(line)) body.append(name, value);
  return body;
}

function figures(what: string, cost: Cost, bar: number): Figure[] {
  // The session's guard is one row of every signed-in batch.
  const own = cost.read - 1;
  return [
    { what: `${what}: viagens ao D1`, value: String(cost.trips), bar: "≤ 1", ok: cost.trips <= 1 },
    { what: `${what}: linhas lidas`, value: String(own), bar: `≤ ${bar}`, ok: own <= bar },
    { what: `${what}: banco`, value: `${cost.milliseconds.toFixed(0)} ms` },
  ];
}

/** Each step of the generator: trips, rows read (which must not grow with the bank) and time in the database. */
export async function measureGenerator(run: Run): Promise<Figure[]> {
  const { base } = run;
  const Cookie = studentOf(run);
  const page = `${base}/gerador-listas`;
  const get = async (address: string) => {
    const response = await ask(address, { headers: { Cookie } });
    await response.arrayBuffer();
    return costOf(response);
  };
  const post = async (body: URLSearchParams) => {
    const headers = { Cookie, Origin: base };
    const response = await fetch(page, { method: "POST", body, headers, redirect: "manual" });
    const address = response.headers.get("Location");
    if (!address) throw new Error(`${body.get("intent")} answered ${response.status}`);
    return { cost: costOf(response), address: new URL(address, base) };
  };
  const draw = (lines: Fields, more: Readonly<Record<string, string>> = {}) =>
    post(bodyOf(lines, { intent: "draw", semente: "77", ...more }));

  const twelve = await draw(TWELVE);
  const full = await draw(FULL);
  const unanswered = await draw(FULL, { minhas: "novas" });
  const questoes = full.address.searchParams.get("questoes") ?? "";
  const modelo = new URLSearchParams(full.address.search);
  modelo.delete("questoes");
  const exchanged = await post(
    new URLSearchParams({
      intent: "exchange",
      modelo: modelo.toString(),
      questoes,
      questao: questoes.slice(0, 8),
      fora: "",
    }),
  );
  return [
    ...figures("gerador: página", await get(page), BARS.open),
    ...figures("gerador: modelo ENEM, 1º dia", await get(`${page}?modelo=enem-1`), BARS.counts),
    ...figures(
      "gerador: contagem de 12 linhas",
      await get(`${page}/linhas?${bodyOf(TWELVE, {})}`),
      BARS.counts,
    ),
    ...figures("gerador: sorteio de 12 linhas de 15", twelve.cost, BARS.draw),
    ...figures("gerador: sorteio de uma linha de 180", full.cost, BARS.draw),
    ...figures("gerador: só as que não fiz", unanswered.cost, BARS.draw),
    ...figures("gerador: resultado de 180", await get(full.address.href), BARS.result),
    ...figures("gerador: troca de uma questão", exchanged.cost, BARS.draw * 2),
  ];
}
