import { type ExportedAs, inside } from "#app/platform/personal/exported-as.ts";

/** The forum's columns with a person's data. */
export const forumColumns: Readonly<Record<string, Readonly<Record<string, ExportedAs | null>>>> = {
  threads: {
    num: ["numero"],
    ord: ["questao", "question"],
    subject: ["disciplina", "subject"],
    user_id: inside,
    operation: inside,
    title: ["titulo"],
    state: inside,
    answers: ["respostas"],
    answered: inside,
    accepted: ["respostaAceita"],
    proposed_at: ["propostaEm", "time"],
    created_at: ["data", "time"],
  },
  posting_bans: { user_id: inside, until: ["ate", "time"], reason: ["motivo"] },
};
