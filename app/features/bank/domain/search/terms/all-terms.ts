import { artesTerms } from "./artes.ts";
import { biologiaTerms } from "./biologia.ts";
import { espanholTerms } from "./espanhol.ts";
import { filosofiaTerms } from "./filosofia.ts";
import { fisicaTerms } from "./fisica.ts";
import { geografiaTerms } from "./geografia.ts";
import { historiaTerms } from "./historia.ts";
import { inglesTerms } from "./ingles.ts";
import { matematicaTerms } from "./matematica.ts";
import { portuguesTerms } from "./portugues.ts";
import { quimicaTerms } from "./quimica.ts";
import { redacaoTerms } from "./redacao.ts";
import { sociologiaTerms } from "./sociologia.ts";

/** Lines "topic id seed name: term; term". */
export const allTerms: readonly string[] = [
  artesTerms,
  biologiaTerms,
  espanholTerms,
  filosofiaTerms,
  fisicaTerms,
  geografiaTerms,
  historiaTerms,
  inglesTerms,
  matematicaTerms,
  portuguesTerms,
  quimicaTerms,
  redacaoTerms,
  sociologiaTerms,
];
