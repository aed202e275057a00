import { once } from "#app/platform/text/once.ts";
import type { SubjectSlug } from "../catalogue/subjects.ts";
import type { EnemArea } from "../enem/reading/row.ts";
import { learntTopics } from "./model/learnt-topics.ts";

/** Statistics of a topic: how often it was labelled, with which skills, by which words; and the words that name it. */
export type TopicModel = {
  id: number;
  subject: SubjectSlug;
  count: number;
  skills: ReadonlyMap<number, number>;
  words: ReadonlyMap<string, number>;
  terms: ReadonlyMap<string, number>;
};

export type AreaModel = {
  topics: readonly TopicModel[];
  /** Labelled questions by skill (0: none known), and in all. */
  skills: ReadonlyMap<number, number>;
  labelled: number;
  /** Mean words of each subject. */
  subjects: ReadonlyMap<SubjectSlug, ReadonlyMap<string, number>>;
};

export const subjectsOfArea: Readonly<Record<EnemArea, readonly SubjectSlug[]>> = {
  MT: ["matematica"],
  CN: ["fisica", "quimica", "biologia"],
  CH: ["historia", "geografia", "filosofia", "sociologia"],
  LC: ["portugues", "artes"],
};

/** Weights are stored as whole hundredths. */
export const SCALE = 100;

const models = {
  MT: once(() => learntModel("MT")),
  CN: once(() => learntModel("CN")),
  CH: once(() => learntModel("CH")),
  LC: once(() => learntModel("LC")),
};

/** Parsed at the first use. */
export function areaModel(area: EnemArea): AreaModel {
  return models[area]();
}

function learntModel(area: EnemArea): AreaModel {
  return modelOf(subjectsOfArea[area].flatMap(topicsOfSubject));
}

export function modelOf(topics: readonly TopicModel[]): AreaModel {
  const skills = new Map<number, number>();
  for (const topic of topics)
    for (const [skill, count] of topic.skills) skills.set(skill, (skills.get(skill) ?? 0) + count);
  const labelled = topics.reduce((sum, { count }) => sum + count, 0);
  const subjects = new Map<SubjectSlug, ReadonlyMap<string, number>>();
  for (const subject of new Set(topics.map((each) => each.subject)))
    subjects.set(subject, meanOf(topics.filter((each) => each.subject === subject)));
  return { topics, skills, labelled, subjects };
}

function meanOf(topics: readonly TopicModel[]): ReadonlyMap<string, number> {
  const sum = new Map<string, number>();
  for (const { count, words } of topics)
    for (const [word, weight] of words) sum.set(word, (sum.get(word) ?? 0) + count * weight);
  const length = Math.hypot(...sum.values()) || 1;
  return new Map([...sum].map(([word, weight]) => [word, weight / length]));
}

function topicsOfSubject(subject: SubjectSlug): TopicModel[] {
  return (learntTopics[subject] ?? "")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [id = "", count = "", skills = "", words = "", terms = ""] = line.split("|");
      const counted = new Map([...pairs(skills)].map(([skill, sum]) => [Number(skill), sum]));
      return {
        id: Number(id),
        subject,
        count: Number(count) / SCALE,
        skills: counted,
        words: pairs(words),
        terms: pairs(terms),
      };
    });
}

function pairs(text: string): Map<string, number> {
  return new Map(
    text
      .split(";")
      .filter((entry) => entry !== "")
      .map((entry) => {
        const [name = "", value = ""] = entry.split(":");
        return [name, Number(value) / SCALE];
      }),
  );
}
