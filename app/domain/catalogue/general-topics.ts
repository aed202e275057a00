import type { SubjectSlug } from "#app/domain/catalogue/subjects.ts";
import type { TopicRow } from "#app/domain/catalogue/topic-row.ts";
import { artesTopics } from "#app/domain/catalogue/topics/artes.ts";
import { biologiaTopics } from "#app/domain/catalogue/topics/biologia.ts";
import { espanholTopics } from "#app/domain/catalogue/topics/espanhol.ts";
import { filosofiaTopics } from "#app/domain/catalogue/topics/filosofia.ts";
import { fisicaTopics } from "#app/domain/catalogue/topics/fisica.ts";
import { geografiaTopics } from "#app/domain/catalogue/topics/geografia.ts";
import { historiaTopics } from "#app/domain/catalogue/topics/historia.ts";
import { inglesTopics } from "#app/domain/catalogue/topics/ingles.ts";
import { matematicaTopics } from "#app/domain/catalogue/topics/matematica.ts";
import { portuguesTopics } from "#app/domain/catalogue/topics/portugues.ts";
import { quimicaTopics } from "#app/domain/catalogue/topics/quimica.ts";
import { redacaoTopics } from "#app/domain/catalogue/topics/redacao.ts";
import { sociologiaTopics } from "#app/domain/catalogue/topics/sociologia.ts";

/** The general list of every subject (spec 001 §3), each in pt-BR alphabetical order. */
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
