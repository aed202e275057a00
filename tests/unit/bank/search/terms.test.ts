import { describe, expect, it } from "vitest";
import {
  changedCatalogue,
  seedCatalogue,
  seedTopic,
} from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { lexiconOf } from "#app/features/bank/domain/search/query/lexicon.ts";
import { readQuery } from "#app/features/bank/domain/search/query/read-query.ts";
import { allTerms } from "#app/features/bank/domain/search/terms/all-terms.ts";

describe("the table of terms", () => {
  const lines = allTerms.flatMap((list) => list.split("\n").filter((line) => line !== ""));

  it("names seed topics by id and name, with at least 600 terms over all subjects", () => {
    const subjects = new Set<string>();
    for (const line of lines) {
      const [, id = "", rest = ""] = /^(\d+) (.*)$/.exec(line) ?? [];
      const topic = seedTopic(Number(id));
      expect([line, rest.startsWith(`${topic?.name}: `)]).toEqual([line, true]);
      if (topic) subjects.add(topic.subject);
    }
    const terms = lines.flatMap((line) => line.slice(line.lastIndexOf(": ") + 2).split(";"));
    expect([terms.length > 600, subjects.size]).toEqual([true, 13]);
  });

  it("is understood, term by term", () => {
    const { topics, phrases } = lexiconOf(seedCatalogue);
    expect(topics.size).toBeGreaterThan(5000);
    const missed = lines.flatMap((line) => {
      const id = Number(/^\d+/.exec(line)?.[0]);
      const terms = line.slice(line.lastIndexOf(": ") + 2).split(";");
      return terms.filter((term) => {
        const parts = readQuery(term.trim(), seedCatalogue);
        return !parts.some((part) => part.kind === "topic" && part.ids.includes(id));
      });
    });
    // Names of exams, subjects and idle words are these before they are a topic's.
    expect(missed.length).toBeLessThan(60);
    expect(phrases.size).toBeGreaterThan(200);
  });

  it("leads to the topics that a catalogue has now", () => {
    const merge = {
      num: 1,
      kind: "merge",
      topic: 5008,
      to: { name: "", subject: "fisica", into: 5071 },
    } as const;
    const rename = {
      num: 2,
      kind: "rename",
      topic: 9059,
      to: { name: "Sequências Multiplicativas", subject: "matematica", into: null },
    } as const;
    const catalogue = changedCatalogue([merge, rename]);
    const idsOf = (text: string) =>
      readQuery(text, catalogue).flatMap((part) => (part.kind === "topic" ? part.ids : []));
    expect(idsOf("velocidade média")).toContain(5071);
    expect(idsOf("pg")).toEqual([9059]);
    expect(idsOf("sequências multiplicativas")).toEqual([9059]);
    expect(idsOf("progressão geométrica")).toEqual([9059]);
  });
});
