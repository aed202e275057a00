import { type ExportedAs, inside } from "#app/platform/personal/exported-as.ts";

/** Questions to the assistant, as exported. */
export const assistantColumns: Readonly<Record<string, ExportedAs | null>> = {
  num: inside,
  user_num: inside,
  key: inside,
  ord: ["questao", "question"],
  prompt: ["pedido"],
  words: ["pergunta"],
  status: ["situacao"],
  title: ["sobre"],
  message: ["resposta"],
  sources: ["fontes", "json"],
  provider: ["respondidaPor"],
  cost: inside,
  asked_at: ["perguntadaEm", "time"],
  answered_at: ["respondidaEm", "time"],
  feedback: ["avaliacao"],
  reason: ["motivoDaAvaliacao"],
  deleted_at: ["apagadaEm", "time"],
  photo: ["comFoto", "flag"],
  remind: ["pediuAviso", "flag"],
  essay: inside,
  hint: inside,
};
