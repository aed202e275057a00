import { expect, it } from "vitest";
import { MOST_TRIED_CHARACTERS, type TrialExtra } from "#app/features/bank/domain/words/text-trial.ts";
import { latexTopics } from "#app/features/bank/pages/latex-manual/examples.ts";
import type { FormReply } from "#app/platform/forms/domain/form-reply.ts";
import { door } from "#tests/support/door.ts";

const ADDRESS = "/manual-latex?_data=features%2Fbank%2Fpages%2Flatex-manual";

/** What the try-it box answers to a text. */
async function tried(texto: string) {
  const response = await door.post(ADDRESS, { texto });
  const reply = await response.json<FormReply<"texto", TrialExtra>>();
  return { status: response.status, reply, trial: reply.trial };
}

it("draws every example; only those that show a failure fail", async () => {
  const { topics } = (await (await door.send(ADDRESS)).json()) as {
    topics: { id: string; examples: { source: string; html: string }[] }[];
  };
  expect(topics.map(({ id }) => id)).toEqual(latexTopics.map(({ id }) => id));
  for (const { id, examples } of topics)
    for (const { source, html } of examples) {
      expect(html, source).not.toBe("");
      if (id !== "erros") expect(html, source).not.toMatch(/formula-source|\$\$/);
    }
});

it("shows a formula as it would be stored, with the functions' Portuguese names", async () => {
  const { status, trial } = await tried("Sabendo que $\\sin 30^\\circ = \\frac12$, custa R$ 5,00.");
  expect(status).toBe(200);
  expect(trial).toMatchObject({
    problem: null,
    failures: [],
    html: expect.stringMatching(/<math>.*sen.*R\$ 5,00/s),
  });
});

it("reports which formula cannot be rendered and why, and renders the rest", async () => {
  const { trial } = await tried("Antes $\\fraq{1}{2}$ depois.");
  expect(trial).toMatchObject({
    failures: [{ formula: "\\fraq{1}{2}", reason: "Comando desconhecido: \\fraq" }],
    html: expect.stringMatching(/Antes.*depois/s),
  });
});

it("runs nothing that is tried (SEC-15, SEC-16)", async () => {
  const { trial } = await tried(
    "<script>alert(1)</script><img src=x onerror=alert(1)> [x](javascript:alert(1)) $\\href{javascript:alert(1)}{x}$",
  );
  expect(trial?.problem === null && trial.html).not.toMatch(/<(?:script|img)|href="javascript/i);
});

it("refuses nothing and too much, and gives the text back", async () => {
  expect(await tried("  ")).toMatchObject({
    status: 422,
    reply: { problems: { texto: expect.stringContaining("Escreva") } },
  });
  const long = "x".repeat(MOST_TRIED_CHARACTERS + 1);
  expect(await tried(long)).toMatchObject({ status: 422, reply: { values: { texto: [long] } } });
});
