import type { SubjectSlug } from "../../catalogue/subjects.ts";
import { artesLearnt } from "./artes.ts";
import { biologiaLearnt } from "./biologia.ts";
import { filosofiaLearnt } from "./filosofia.ts";
import { fisicaLearnt } from "./fisica.ts";
import { geografiaLearnt } from "./geografia.ts";
import { historiaLearnt } from "./historia.ts";
import { matematicaLearnt } from "./matematica.ts";
import { portuguesLearnt } from "./portugues.ts";
import { quimicaLearnt } from "./quimica.ts";
import { sociologiaLearnt } from "./sociologia.ts";

/** A line a topic: id, count, skills, words and terms with their weights in hundredths. Written by `node scripts/topics/main.ts`. */
export const learntTopics: Partial<Record<SubjectSlug, string>> = {
  artes: artesLearnt,
  biologia: biologiaLearnt,
  filosofia: filosofiaLearnt,
  fisica: fisicaLearnt,
  geografia: geografiaLearnt,
  historia: historiaLearnt,
  matematica: matematicaLearnt,
  portugues: portuguesLearnt,
  quimica: quimicaLearnt,
  sociologia: sociologiaLearnt,
};
