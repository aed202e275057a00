import { cleanLine } from "#app/platform/text/clean-text.ts";
import { words } from "#app/platform/text/normalize.ts";
import { type SubjectSlug, subjectNames, subjectOf } from "./subjects.ts";
import { type CatalogueTopic, nameKey, type TopicCatalogue } from "./topic-catalogue.ts";
import { type TopicBecomes, type TopicChangeKind, topicChangeKinds } from "./topic-change.ts";

/** The longest name of a topic, in characters. */
export const LONGEST_TOPIC = 80;

export type TopicFields = { kind: string; name: string; into: string; subject: string };
export type TopicField = Exclude<keyof TopicFields, "kind">;
export type TopicProblem = { field: TopicField; message: string };
export type TopicRequest =
  | { kind: TopicChangeKind; to: TopicBecomes; problem: null }
  | { kind: TopicChangeKind; to: null; problem: TopicProblem };

export function changeKind(word: string): TopicChangeKind | null {
  return topicChangeKinds.find((kind) => kind === word) ?? null;
}

export function topicRequest(
  catalogue: TopicCatalogue,
  topic: CatalogueTopic,
  { kind, fields }: { kind: TopicChangeKind; fields: TopicFields },
): TopicRequest {
  if (kind === "rename") return renamed(catalogue, topic, fields.name);
  return kind === "merge" ? merged(catalogue, topic, fields.into) : moved(catalogue, topic, fields.subject);
}

function refused(kind: TopicChangeKind, field: TopicField, message: string): TopicRequest {
  return { kind, to: null, problem: { field, message } };
}

function renamed(catalogue: TopicCatalogue, topic: CatalogueTopic, typed: string): TopicRequest {
  const name = cleanLine(typed);
  const no = (message: string) => refused("rename", "name", message);
  if (words(name).length === 0) return no("Escreva o novo nome, com letras.");
  if (name.length > LONGEST_TOPIC) return no(`O nome pode ter até ${LONGEST_TOPIC} caracteres.`);
  // Characters that separate topics in files, or are invisible.
  if (/[;[\]|<>\p{C}]/u.test(name)) return no("O nome não pode ter ponto e vírgula, colchetes, | ou < >.");
  if (name === topic.name) return no("Este já é o nome do assunto.");
  const other = sameName(catalogue, topic, { subject: topic.subject, name });
  if (other)
    return no(
      `${nameOf(topic.subject)} já tem o assunto “${other.name}”. Para ficar com um só, junte os dois.`,
    );
  return { kind: "rename", to: { name, subject: topic.subject, into: null }, problem: null };
}

function merged(catalogue: TopicCatalogue, topic: CatalogueTopic, chosen: string): TopicRequest {
  const target = /^\d{1,6}$/.test(chosen) ? catalogue.byId.get(Number(chosen)) : undefined;
  if (!target) return refused("merge", "into", "Escolha o assunto que fica.");
  if (target.id === topic.id)
    return refused("merge", "into", "Um assunto não se junta com ele mesmo: escolha outro.");
  return {
    kind: "merge",
    to: { name: target.name, subject: target.subject, into: target.id },
    problem: null,
  };
}

function moved(catalogue: TopicCatalogue, topic: CatalogueTopic, chosen: string): TopicRequest {
  const subject = subjectOf(chosen)?.slug;
  if (!subject) return refused("move", "subject", "Escolha a disciplina.");
  if (subject === topic.subject) return refused("move", "subject", `O assunto já é de ${nameOf(subject)}.`);
  const other = sameName(catalogue, topic, { subject, name: topic.name });
  if (other)
    return refused("move", "subject", `${nameOf(subject)} já tem o assunto “${other.name}”: junte os dois.`);
  return { kind: "move", to: { name: topic.name, subject, into: null }, problem: null };
}

function sameName(
  catalogue: TopicCatalogue,
  topic: CatalogueTopic,
  { subject, name }: { subject: SubjectSlug; name: string },
): CatalogueTopic | undefined {
  const key = nameKey(subject, name);
  return catalogue.topics.find(
    (each) => each.id !== topic.id && each.subject === subject && nameKey(each.subject, each.name) === key,
  );
}

function nameOf(subject: SubjectSlug): string {
  return subjectNames[subject];
}
