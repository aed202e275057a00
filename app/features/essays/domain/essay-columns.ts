import { type ExportedAs, inside } from "#app/platform/personal/exported-as.ts";

type Columns = Readonly<Record<string, ExportedAs | null>>;

/** The author's own text. What graders wrote is on its page, once it is returned. */
const essayColumns: Columns = {
  num: inside,
  id: ["endereco"],
  user_num: inside,
  school: ["escola"],
  person: inside,
  task: inside,
  theme: ["numeroDoTema"],
  profile: ["correcao"],
  state: inside,
  way: inside,
  text: ["texto"],
  outline: ["plano", "json"],
  lines: ["linhas"],
  words: ["palavras"],
  revision: inside,
  device: inside,
  spent: ["segundosEscrevendo"],
  parent: inside,
  started_at: ["comecadaEm", "time"],
  saved_at: ["salvaEm", "time"],
  submitted_at: ["entregueEm", "time"],
  returned_at: ["devolvidaEm", "time"],
  outcome: ["nota", "json"],
  compared_at: inside,
};

const commentBankColumns: Columns = {
  num: inside,
  id: inside,
  owner: inside,
  school: ["escola"],
  profile: ["correcao"],
  part: ["criterio"],
  text: ["texto"],
  uses: ["usos"],
  at: ["data", "time"],
};

/** Of a single student by name. */
const essayTaskPersonColumns: Columns = { person: inside, task: ["numeroDaTarefa"] };

export const essayTables = {
  essays: essayColumns,
  comment_bank: commentBankColumns,
  essay_task_people: essayTaskPersonColumns,
} as const;
