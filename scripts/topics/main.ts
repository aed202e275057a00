import { readFileSync, writeFileSync } from "node:fs";
import { generalTopics } from "#app/domain/catalogue/general-topics.ts";
import type { SubjectSlug } from "#app/domain/catalogue/subjects.ts";
import { type InepLink, linkFor, readInepLinks } from "#app/domain/questions/enem/inep-link.ts";
import { readEnemFile } from "#app/domain/questions/enem/read-file.ts";
import type { EnemArea } from "#app/domain/questions/enem/row.ts";
import { enemDraft } from "#app/domain/questions/enem/to-draft.ts";
import { sureFrom } from "#app/domain/questions/topics/classify-question.ts";
import { itemTopics } from "#app/domain/questions/topics/item-topics.ts";
import { type Candidate, candidatesFor, ranked } from "#app/domain/questions/topics/rank-topics.ts";
import { weighted } from "#app/domain/questions/topics/topic-features.ts";
import { modelOf, SCALE, subjectsOfArea, type TopicModel } from "#app/domain/questions/topics/topic-model.ts";
import { fitWeights } from "./fit-weights.ts";
import { topicLexiconOf } from "./lexicon.ts";

/**
 * Learns the classification of ENEM questions: from the labels by item code, the exams beside the project and the lists of
 * terms; writes what the product uses. No test label is read here.
 */
const exams = "../shared/data/enem-provas-2009-2022";
const years = [2009, 2010, 2011, 2012, 2013, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022];
const folder = "app/domain/questions/topics/model";
const folds = 8;
const mostWords = 60;
type Vector = Map<string, number>;
type Item = { link: InepLink; words: Vector };
type Example = Item & { topics: readonly number[] };

const links = readInepLinks(readFileSync(`${exams}/ligacao_inep.csv`, "utf8"));
const items = years.flatMap((year) =>
  readEnemFile(readFileSync(`${exams}/enem-${year}.jsonl`, "utf8"), `enem-${year}.jsonl`).rows.flatMap(
    ({ row }): Item[] => {
      const link = linkFor(links, row);
      return link ? [{ link, words: weighted(enemDraft(row, link, () => true).draft) }] : [];
    },
  ),
);
const seen = new Map<string, number>();
for (const { words } of items) for (const word of words.keys()) seen.set(word, (seen.get(word) ?? 0) + 1);
const rarity = (word: string) => Math.log((items.length + 1) / ((seen.get(word) ?? 0) + 1));
const lexicon = topicLexiconOf(rarity);
const examples = items.flatMap((item): Example[] => {
  const topics = itemTopics().get(item.link.itemCode ?? -1);
  return topics ? [{ ...item, topics }] : [];
});

function learn(subjects: readonly SubjectSlug[], own: readonly Example[]): TopicModel[] {
  return subjects.flatMap((subject) =>
    Object.values(generalTopics[subject]).map(([id]) => topicOf(subject, id, own)),
  );
}

function topicOf(subject: SubjectSlug, id: number, own: readonly Example[]): TopicModel {
  const skills = new Map<number, number>();
  const words: Vector = new Map();
  let count = 0;
  for (const example of own) {
    const place = example.topics.indexOf(id);
    if (place === -1) continue;
    const share = place === 0 ? 1 : 0.5;
    count += share;
    const skill = example.link.skill ?? 0;
    skills.set(skill, (skills.get(skill) ?? 0) + share);
    const length = Math.hypot(...[...example.words].map(([word, weight]) => weight * rarity(word))) || 1;
    for (const [word, weight] of example.words)
      words.set(word, (words.get(word) ?? 0) + (share * weight * rarity(word)) / length);
  }
  const length = Math.hypot(...words.values()) || 1;
  const kept = [...words]
    .map(([word, weight]) => [word, (rarity(word) * weight) / length] as const)
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostWords);
  return { id, subject, count, skills, words: new Map(kept), terms: lexicon.get(id) ?? new Map() };
}

type Judged = { right: boolean; confidence: number };

const lines: string[] = [];
const all: Judged[] = [];
const learnt: [SubjectSlug, string][] = [];
for (const [area, subjects] of Object.entries(subjectsOfArea) as [EnemArea, readonly SubjectSlug[]][]) {
  const own = examples.filter(({ link }) => link.area === area);
  const left = own.map((example, at) => {
    const model = modelOf(
      learn(
        subjects,
        own.filter((_, index) => index % folds !== at % folds),
      ),
    );
    const candidates: Candidate[] = candidatesFor(model, example.words, example.link.skill ?? 0);
    return { candidates, topics: example.topics };
  });
  const half = [0, 1].map((rest) => left.filter((_, at) => at % 2 === rest));
  const judged = half.flatMap((others, at) => {
    const weights = fitWeights(half[1 - at] ?? []);
    return others.map(({ candidates, topics }): Judged => {
      const [best] = ranked(candidates, weights);
      return { right: topics.includes(best?.topic.id ?? 0), confidence: best?.confidence ?? 0 };
    });
  });
  const weights = fitWeights(left).map((weight) => weight.toFixed(2));
  const accuracy = judged.filter(({ right }) => right).length / judged.length;
  console.log(`${area}: ${own.length} examples, first proposal right ${accuracy.toFixed(2)}`);
  all.push(...judged);
  lines.push(`  ${area}: [${weights.join(", ")}],`);
  for (const subject of subjects) learnt.push([subject, learn([subject], own).map(written).join("\n")]);
}

function written({ id, count, skills, words, terms }: TopicModel): string {
  const pairs = (map: ReadonlyMap<string | number, number>) =>
    [...map].map(([name, weight]) => `${name}:${Math.round(weight * SCALE)}`).join(";");
  return [id, Math.round(count * SCALE), pairs(skills), pairs(words), pairs(terms)].join("|");
}

const note = "// Written by `node scripts/topics/main.ts`.\n";
const sure = all.filter(({ confidence }) => confidence >= sureFrom);
const right = sure.filter((each) => each.right).length / sure.length;
console.log(
  `sure of ${(sure.length / all.length).toFixed(2)} of the examples left out, ${right.toFixed(2)} right`,
);
writeFileSync(
  `${folder}/area-weights.ts`,
  `${note}import type { EnemArea } from "../../enem/row.ts";\n\nexport const areaWeights: Readonly<Record<EnemArea, readonly number[]>> = {\n${lines.join("\n")}\n};\n`,
);
for (const [subject, text] of learnt)
  writeFileSync(`${folder}/${subject}.ts`, `${note}export const ${subject}Learnt = \`\n${text}\n\`;\n`);
