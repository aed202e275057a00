import { ask, costOf, type Run } from "./client.ts";
import { type Figure, quantile } from "./table.ts";

const QUERIES = [
  "/questoes",
  "/questoes/ENEM",
  "/questoes/ITA/todos/fisica",
  "/questoes/todas/2019/matematica",
  "/questoes?instituicao=ITA,IME&disciplina=fisica,quimica&dificuldade=3",
  "/questoes?q=velocidade",
  "/questoes?q=velocidade+media+carro",
  "/questoes?q=%22energia+cinetica%22",
  "/questoes?q=fun",
  "/questoes?q=que",
  "/questoes?q=a",
  "/questoes/ENEM/todos/biologia?q=celula",
  "/questoes/USP/todos/historia?q=republica&de=1995&ate=2020",
  "/questoes?q=palavrainexistente",
  "/questoes?q=velocidade&ordem=relevancia",
  "/questoes?ordem=dificeis",
  "/questoes?origem=provas",
  "/questoes?q=Em+cada+etapa,+operadores+acompanham+vazão,+turbidez+e+dosagem+de+produtos",
];
const ROUNDS = 12;

/** Database milliseconds of a fixed set of searches. */
export async function measureSearch({ base }: Run): Promise<Figure[]> {
  const all: number[] = [];
  const rows: Figure[] = [];
  for (const path of QUERIES) {
    const samples: number[] = [];
    let read = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const response = await ask(base + path);
      await response.arrayBuffer();
      const cost = costOf(response);
      samples.push(cost.milliseconds);
      read = cost.read;
    }
    all.push(...samples);
    rows.push({
      what: `busca ${decodeURIComponent(path)}`,
      value: `${quantile(samples, 0.5).toFixed(1)} ms, ${read} linhas`,
    });
  }
  const [p50, p95] = [quantile(all, 0.5), quantile(all, 0.95)];
  const ratio = p95 / p50;
  return [
    ...rows,
    { what: "buscas: p50 e p95 do banco", value: `${p50.toFixed(1)} e ${p95.toFixed(1)} ms` },
    { what: "buscas: p95 ÷ p50", value: ratio.toFixed(1), bar: "≤ 3", ok: ratio <= 3 },
  ];
}
