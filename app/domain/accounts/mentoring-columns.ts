import { type ExportedAs, inside } from "./exported-as.ts";

/** What mentoring holds of a mentee, as exported. */
export const mentoringTables: Readonly<Record<string, Readonly<Record<string, ExportedAs | null>>>> = {
  mentorships: {
    num: inside,
    mentor: inside,
    mentee: inside,
    since: ["desde", "time"],
    until: ["ate", "time"],
    assigned_by: inside,
  },
  mentoring_tasks: {
    id: inside,
    mentee: inside,
    week: ["semana"],
    day: ["dia"],
    title: ["tarefa"],
    minutes: ["minutos"],
    questions: ["questoes"],
    link: ["endereco"],
    done_at: ["feitaEm", "time"],
    created_at: ["criadaEm", "time"],
    created_by: inside,
  },
  mentoring_notes: {
    id: inside,
    mentee: inside,
    written_by: inside,
    content: ["texto"],
    at: ["data", "time"],
  },
};
