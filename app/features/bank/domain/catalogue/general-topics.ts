import type { SubjectSlug } from "./subjects.ts";
import type { TopicRow } from "./topic-row.ts";
import { artesTopics } from "./topics/artes.ts";
import { biologiaTopics } from "./topics/biologia.ts";
import { espanholTopics } from "./topics/espanhol.ts";
import { filosofiaTopics } from "./topics/filosofia.ts";
import { fisicaTopics } from "./topics/fisica.ts";
import { geografiaTopics } from "./topics/geografia.ts";
import { historiaTopics } from "./topics/historia.ts";
import { inglesTopics } from "./topics/ingles.ts";
import { matematicaTopics } from "./topics/matematica.ts";
import { portuguesTopics } from "./topics/portugues.ts";
import { quimicaTopics } from "./topics/quimica.ts";
import { redacaoTopics } from "./topics/redacao.ts";
import { sociologiaTopics } from "./topics/sociologia.ts";

/** The general list of every subject (R-BANK-4), each in pt-BR alphabetical order. */
export const generalTopics = {
  artes: artesTopics,
  biologia: biologiaTopics,
  espanhol: espanholTopics,
  filosofia: filosofiaTopics,
  fisica: fisicaTopics,
  geografia: geografiaTopics,
  historia: historiaTopics,
  ingles: inglesTopics,
  matematica: matematicaTopics,
  portugues: portuguesTopics,
  quimica: quimicaTopics,
  sociologia: sociologiaTopics,
  redacao: redacaoTopics,
} as const satisfies Record<SubjectSlug, readonly TopicRow[]>;

/** A topic name of a subject: a misspelt topic in another data file does not compile. */
export type TopicName<Slug extends SubjectSlug> = (typeof generalTopics)[Slug][number][1];
