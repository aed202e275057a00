import type { QuestionSource } from "../../../services/making/load-making.server.ts";

/** Characters: 180 codes and their commas, and addresses of searches. */
const LONGEST = 2000;

/** From an address or a form: `questoes`, `busca`, `lista`, `prova`, `de`, `completar`. */
export function readQuestionSource(data: Pick<URLSearchParams, "get">): QuestionSource {
  const read = (name: string) => (data.get(name) ?? "").slice(0, LONGEST).trim();
  return {
    codes: read("questoes"),
    search: read("busca"),
    list: read("lista"),
    exam: read("prova"),
    assessment: read("de"),
    training: read("completar") === "sim",
  };
}
