import { subjectOf } from "#app/features/bank/domain/catalogue/subjects.ts";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { topicId } from "#app/features/bank/domain/catalogue/topic-ids.ts";
import type { WrittenSolution } from "#app/features/bank/domain/written/written-solution.ts";
import { readHead } from "./read-head.ts";

/** Titles of study pages and track steps by what a solution calls them: "estudo fisica-calorimetria". */
export type Concepts = ReadonlyMap<string, { title: string; address: string }>;

const SECTIONS = ["Resolução", "Alternativas", "Dicas"] as const;
type Section = (typeof SECTIONS)[number];
const LANGUAGES = { inglês: "ingles", espanhol: "espanhol" } as const;
const isLanguage = (name: string): name is keyof typeof LANGUAGES => name in LANGUAGES;
const areas = ["LC", "CH", "CN", "MT"] as const;

type Fields = { sections: Record<Section, string[]>; lines: Map<string, string> };

/** The solutions of one year's file; its format is in content/solutions/readme.md. Throws with the question's heading. */
export function readSolutions(name: string, file: string, concepts: Concepts): WrittenSolution[] {
  const [head = "", ...blocks] = file.split(/^## /m);
  const year = Number(readHead(name, head, ["prova", "ano"]).get("ano"));
  return blocks.map((block) => {
    const [heading = "", place = "", ...lines] = block.trimEnd().split("\n");
    try {
      return { year, ...placeOf(heading, place), ...bodyOf(fieldsOf(lines), concepts) };
    } catch (error) {
      throw new Error(`${name}: ${heading}: ${error instanceof Error ? error.message : error}`);
    }
  });
}

function placeOf(heading: string, line: string) {
  const [, number, languageName = ""] = /^Questão (\d+)(?: \((\p{L}+)\))?$/u.exec(heading) ?? [];
  const [, item, textDigest = "", letter = ""] =
    /^item: (\d+|-) · fonte: ([0-9a-f]{16}) · resposta: ([A-E])$/.exec(line) ?? [];
  if (!number || !item) throw new Error(`no place: ${line}`);
  if (languageName && !isLanguage(languageName)) throw new Error(`no language: ${languageName}`);
  const language = isLanguage(languageName) ? LANGUAGES[languageName] : null;
  return {
    number: Number(number),
    language,
    itemCode: item === "-" ? null : Number(item),
    textDigest,
    letter,
  };
}

function fieldsOf(lines: readonly string[]): Fields {
  const sections: Fields["sections"] = { Resolução: [], Alternativas: [], Dicas: [] };
  const single = new Map<string, string>();
  let open: Section | null = null;
  for (const line of lines.filter((each) => each.trim() !== "")) {
    const title = SECTIONS.find((each) => line === `**${each}**`);
    const [, name, value] = /^(?:\*\*)?(Ideia|Habilidade|Assunto|Conceito):(?:\*\*)? (.+)$/.exec(line) ?? [];
    if (title) open = title;
    else if (name && value) single.set(name, value);
    else if (open) sections[open].push(line);
    else throw new Error(`a line outside a section: ${line}`);
  }
  return { sections, lines: single };
}

function bodyOf({ sections, lines }: Fields, concepts: Concepts) {
  const { steps, checks } = stepsOf(sections.Resolução);
  return {
    idea: lines.get("Ideia") ?? "",
    steps,
    checks,
    remarks: sections.Alternativas.map((line) => {
      const [, letter = "", text = ""] = /^- ([A-E]): (.+)$/.exec(line) ?? [];
      if (!letter) throw new Error(`no alternative: ${line}`);
      return { letter, text };
    }),
    hints: sections.Dicas.map((line) => {
      const [, text] = /^\d\. (.+)$/.exec(line) ?? [];
      if (!text) throw new Error(`no hint: ${line}`);
      return text;
    }),
    ...skillOf(lines.get("Habilidade") ?? ""),
    ...topicsOf(lines.get("Assunto") ?? ""),
    concept: conceptOf(lines.get("Conceito") ?? "", concepts),
  };
}

function stepsOf(lines: readonly string[]) {
  const steps: string[] = [];
  const checks: string[] = [];
  for (const line of lines) {
    const [, step] = /^\d+\. (.+)$/.exec(line) ?? [];
    const [, check] = /^\s+conta: (.+)$/.exec(line) ?? [];
    if (step) steps.push(step);
    else if (check) checks.push(check.trim());
    else if (steps.length > 0 && line.startsWith("   ")) steps.push(`${steps.pop()}\n${line.slice(3)}`);
    else throw new Error(`no step: ${line}`);
  }
  return { steps, checks };
}

function skillOf(code: string) {
  const [, areaName, skill] = /^([A-Z]{2})-H(\d{1,2})$/.exec(code) ?? [];
  const area = areas.find((each) => each === areaName);
  if (!area) throw new Error(`no skill: ${code}`);
  return { area, skill: Number(skill) };
}

function topicsOf(line: string) {
  const [slug = "", names = ""] = line.split(" · ");
  const subject = subjectOf(slug)?.slug;
  const topics = names.split("; ");
  if (!subject || topics.some((name) => topicId(subject, name, seedCatalogue) === undefined))
    throw new Error(`no topics: ${line}`);
  return { subject, topics };
}

function conceptOf(name: string, concepts: Concepts): WrittenSolution["concept"] {
  if (name === "nenhum") return null;
  const concept = concepts.get(name);
  if (!concept) throw new Error(`no concept: ${name}`);
  return concept;
}
