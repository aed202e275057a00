import { readFileSync, writeFileSync } from "node:fs";
import { generalTopics } from "#app/features/bank/domain/catalogue/general-topics.ts";
import type { SubjectSlug } from "#app/features/bank/domain/catalogue/subjects.ts";
import { type InepLink, linkFor, readInepLinks } from "#app/features/bank/domain/enem/reading/inep-link.ts";
import { readEnemFile } from "#app/features/bank/domain/enem/reading/read-file.ts";
import type { EnemArea } from "#app/features/bank/domain/enem/reading/row.ts";
import { enemDraft } from "#app/features/bank/domain/enem/to-draft.ts";
import { sureFrom } from "#app/features/bank/domain/topics/classify-question.ts";
import { itemTopics } from "#app/features/bank/domain/topics/item-topics.ts";
import { candidatesFor, ranked } from "#app/features/bank/domain/topics/rank-topics.ts";
import { weighted } from "#app/features/bank/domain/topics/topic-features.ts";
import {
  modelOf,
  SCALE,
  subjectsOfArea,
  type TopicModel,
} from "#app/features/bank/domain/topics/topic-model.ts";
import { fitWeights, type Judgeable } from "./fit-weights.ts";
import { topicLexicon } from "./lexicon.ts";

/**
 * Learns the classification of ENEM questions: from the labels by item code, the exams beside the project and the lists of
 * terms; writes what the product uses. No test label is read here.
 */
const exams = "../shared/data/enem-provas-2009-2022";
const years = [2009, 2010, 2011, 2012, 2013, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022];
const folder = "app/features/bank/domain/topics/model";
const folds = 8;
const mostWords = 120;
/** As many examples as a list of terms is worth. */
const trust = 8;
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
const lexicon = topicLexicon();
const namesakes = new Map<string, number>();
for (const terms of lexicon.values())
  for (const [term, likely] of terms) namesakes.set(term, (namesakes.get(term) ?? 0) + likely);
const examples = items.flatMap((item): Example[] => {
  const topics = itemTopics().get(item.link.itemCode ?? -1);
  return topics ? [{ ...item, topics }] : [];
});

function learn(subjects: readonly SubjectSlug[], own: readonly Example[]): TopicModel[] {
  const uses = new Map<string, number>();
  for (const { words } of own) for (const word of words.keys()) uses.set(word, (uses.get(word) ?? 0) + 1);
  return subjects.flatMap((subject) =>
    Object.values(generalTopics[subject]).map(([id]) => ({
      ...topicOf(subject, id, own),
      terms: termsOf(id, own, uses),
    })),
  );
}

/**
 * Rare terms weigh more, and those that the topic's examples have and others lack; without examples, the list decides.
 */
function termsOf(id: number, own: readonly Example[], uses: ReadonlyMap<string, number>): Vector {
  const labelled = own.filter(({ topics }) => topics.includes(id));
  return new Map(
    [...(lexicon.get(id) ?? [])].flatMap(([term, likely]): [string, number][] => {
      const hits = labelled
        .filter(({ words }) => words.has(term))
        .reduce((sum, { topics }) => sum + (topics[0] === id ? 1 : 0.8), 0);
      const expected = likely / Math.max(1, namesakes.get(term) ?? 1);
      const share = (hits + trust * expected) / ((uses.get(term) ?? 0) + trust);
      const weight = share * rarity(term);
      return weight * SCALE < 2 ? [] : [[term, weight]];
    }),
  );
}

function topicOf(subject: SubjectSlug, id: number, own: readonly Example[]): Omit<TopicModel, "terms"> {
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
  return { id, subject, count, skills, words: new Map(kept) };
}

/** Broad: two topics or more are right, as for most questions of the test. */
type Judged = { right: boolean; confidence: number; isBroad: boolean };

const lines: string[] = [];
const all: Judged[] = [];
const learnt: [SubjectSlug, string][] = [];
for (const [area, subjects] of Object.entries(subjectsOfArea) as [EnemArea, readonly SubjectSlug[]][]) {
  const own = examples.filter(({ link }) => link.area === area);
  const models = Array.from({ length: folds }, (_, fold) =>
    modelOf(
      learn(
        subjects,
        own.filter((_, at) => at % folds !== fold),
      ),
    ),
  );
  const left = own.flatMap((example, at): Judgeable[] => {
    const model = models[at % folds];
    if (!model) return [];
    const candidates = candidatesFor(model, example.words, example.link.skill ?? 0);
    return [{ candidates, topics: example.topics }];
  });
  const half = [0, 1].map((rest) => left.filter((_, at) => at % 2 === rest));
  const judged = half.flatMap((others, at) => {
    const weights = fitWeights(half[1 - at] ?? []);
    return others.map(({ candidates, topics }): Judged => {
      const [best] = ranked(candidates, weights);
      return {
        right: topics.includes(best?.topic.id ?? 0),
        confidence: best?.confidence ?? 0,
        isBroad: topics.length > 1,
      };
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
for (const from of [0.5, 0.55, sureFrom, 0.65, 0.7])
  for (const some of [all, all.filter(({ isBroad }) => isBroad)]) {
    const sure = some.filter(({ confidence }) => confidence >= from);
    const right = sure.filter((each) => each.right).length / sure.length;
    console.log(
      `sure from ${from}: ${(sure.length / some.length).toFixed(2)} of ${some.length} left out, ${right.toFixed(3)} right`,
    );
  }
writeFileSync(
  `${folder}/area-weights.ts`,
  `${note}import type { EnemArea } from "../../enem/row.ts";\n\nexport const areaWeights: Readonly<Record<EnemArea, readonly number[]>> = {\n${lines.join("\n")}\n};\n`,
);
for (const [subject, text] of learnt)
  writeFileSync(`${folder}/${subject}.ts`, `${note}export const ${subject}Learnt = \`\n${text}\n\`;\n`);
