import { onBareWorker } from "./bare-worker.ts";
import { ANSWERED_SEARCH, ask, codesOf, postAnswer, READ_SEARCH, type Run, studentOf } from "./client.ts";
import type { Figure } from "./table.ts";

const SECONDS = 6;
const CLIENTS = 8;

/** Of parallel clients, each in sequence. */
async function requestsPerSecond(request: (turn: number) => Promise<Response>): Promise<number> {
  let [begun, done] = [0, 0];
  const end = performance.now() + SECONDS * 1000;
  async function client(): Promise<void> {
    while (performance.now() < end) {
      const response = await request(begun++);
      await response.arrayBuffer();
      done += 1;
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return done / SECONDS;
}

/** Requests per second as a share of an empty Worker's in the same run. */
export async function measureThroughput(run: Run): Promise<Figure[]> {
  const { base } = run;
  const bareRate = await onBareWorker((bare) => requestsPerSecond(() => ask(`${bare}/`)));
  const [read] = await codesOf(base, READ_SEARCH);
  const [answered] = await codesOf(base, ANSWERED_SEARCH);
  const share = async (
    what: string,
    request: (turn: number) => Promise<Response>,
    least: number,
  ): Promise<Figure> => {
    const rate = await requestsPerSecond(request);
    const ratio = rate / bareRate;
    return {
      what,
      value: `${Math.round(rate)}/s = ${ratio.toFixed(3)} do Worker vazio`,
      bar: `≥ ${least}`,
      ok: ratio >= least,
    };
  };
  const page = (path: string) => () => ask(base + path);
  const data = `_data=${encodeURIComponent("features/questions/pages/question")}`;
  return [
    { what: "Worker vazio", value: `${Math.round(bareRate)}/s` },
    await share("questão (dados)", page(`/q/${read}?${data}`), 0.2),
    await share("página da questão", page(`/q/${read}`), 0.035),
    await share("página da busca", page("/questoes/ENEM/todos/fisica"), 0.09),
    await share("busca por texto", page("/questoes?q=velocidade"), 0.09),
    await share("resposta (chamada)", (turn) => postAnswer(base, studentOf(run, turn), answered, "A"), 0.035),
  ];
}
