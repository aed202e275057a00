import { type ExportedAs, inside } from "#app/platform/personal/exported-as.ts";

/** What a person's export contains of the bank, by table and column. */
export const bankTables: Record<string, Record<string, ExportedAs | null>> = {
  question_reports: {
    num: inside,
    ord: ["questao", "question"],
    user_id: inside,
    kind: ["tipo"],
    content: ["texto"],
    created_at: ["data", "time"],
    outcome: ["desfecho"],
    reply: ["resposta"],
    closed_at: ["respondidoEm", "time"],
  },
  solution_requests: { ord: ["questao", "question"], user_id: inside, created_at: ["data", "time"] },
  unclear_steps: {
    ord: ["questao", "question"],
    step: ["passo"],
    user_id: inside,
    created_at: ["data", "time"],
  },
};
