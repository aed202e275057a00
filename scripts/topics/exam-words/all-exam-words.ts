import { artesWords } from "./artes.ts";
import { biologiaWords } from "./biologia.ts";
import { filosofiaWords } from "./filosofia.ts";
import { fisicaWords } from "./fisica.ts";
import { geografiaWords } from "./geografia.ts";
import { historiaWords } from "./historia.ts";
import { matematicaWords } from "./matematica.ts";
import { portuguesWords } from "./portugues.ts";
import { quimicaWords } from "./quimica.ts";
import { sociologiaWords } from "./sociologia.ts";

/** What statements say, not what students type: learning reads it, the product only what was learnt. */
export const examWords: readonly string[] = [
  matematicaWords,
  fisicaWords,
  quimicaWords,
  biologiaWords,
  historiaWords,
  geografiaWords,
  filosofiaWords,
  sociologiaWords,
  portuguesWords,
  artesWords,
];
