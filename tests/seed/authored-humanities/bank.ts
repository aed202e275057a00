import { artes } from "#content/bank/artes.ts";
import type { AuthoredQuestion } from "#content/bank/authored-question.ts";
import { biologia } from "#content/bank/biologia.ts";
import { espanhol } from "#content/bank/espanhol.ts";
import { filosofia } from "#content/bank/filosofia.ts";
import { geografia } from "#content/bank/geografia.ts";
import { historia } from "#content/bank/historia.ts";
import { ingles } from "#content/bank/ingles.ts";
import { portugues } from "#content/bank/portugues.ts";
import { sociologia } from "#content/bank/sociologia.ts";

/** The nine lists by id prefix, with the number of questions each was promised. */
export const promised = {
  bio: { list: biologia, subject: "biologia", count: 12 },
  his: { list: historia, subject: "historia", count: 9 },
  geo: { list: geografia, subject: "geografia", count: 9 },
  por: { list: portugues, subject: "portugues", count: 10 },
  ing: { list: ingles, subject: "ingles", count: 7 },
  esp: { list: espanhol, subject: "espanhol", count: 6 },
  fil: { list: filosofia, subject: "filosofia", count: 5 },
  soc: { list: sociologia, subject: "sociologia", count: 4 },
  art: { list: artes, subject: "artes", count: 4 },
};

/** All of them. */
export const questions: AuthoredQuestion[] = Object.values(promised).flatMap(({ list }) => list);
