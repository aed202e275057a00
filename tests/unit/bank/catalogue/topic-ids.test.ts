import { describe, expect, it } from "vitest";
import { subjectOf, subjects, subjectWithId } from "#app/features/bank/domain/catalogue/subjects.ts";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { topicId } from "#app/features/bank/domain/catalogue/topic-ids.ts";

/** FNV-1a of the "id name" lines of a run of ids, missing ones included: it moves when a topic is renamed, renumbered or lost. */
function checksum(first: number, last: number): string {
  const ids = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const text = ids.map((id) => `${id} ${seedCatalogue.byId.get(id)?.name}`).join("\n");
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash.toString(16).padStart(8, "0");
}

// Runs of ids already in rows and search tokens. A new topic adds a row here; an old row is never edited.
const pinned = [
  [1001, 1039, "11e85467"],
  [2001, 2085, "084f5d4e"],
  [3001, 3055, "173115c6"],
  [4001, 4034, "544a1751"],
  [5001, 5071, "e1627eb6"],
  [6001, 6070, "ed1d5940"],
  [7001, 7079, "f0e2086f"],
  [8001, 8062, "c11cc500"],
  [9001, 9077, "77fba331"],
  [9501, 9523, "100cda4d"],
  [10001, 10079, "d815629f"],
  [10501, 10511, "642af618"],
  [11001, 11066, "a7b6e9b1"],
  [12001, 12032, "fae0bab2"],
  [13001, 13020, "6d56bc22"],
  [13501, 13504, "1d1b74b5"],
] as const;

describe("topic ids", () => {
  it.each(pinned)("from %i to %i still mean what they meant", (first, last, expected) => {
    expect(checksum(first, last)).toBe(expected);
  });

  it("are all in a pinned run", () => {
    const loose = seedCatalogue.topics.filter(
      ({ id }) => !pinned.some(([first, last]) => id >= first && id <= last),
    );
    expect(loose).toEqual([]);
  });

  it.each([
    [1001, "artes", "Arquitetura"],
    [2048, "biologia", "Mitose"],
    [3049, "espanhol", "Traducción"],
    [4020, "filosofia", "Iluminismo"],
    [5001, "fisica", "Acústica"],
    [5008, "fisica", "Cinemática"],
    [5071, "fisica", "Plano Inclinado"],
    [6033, "geografia", "Globalização"],
    [7037, "historia", "Iluminismo"],
    [7067, "historia", "Revolução Francesa"],
    [8027, "ingles", "Passive Voice"],
    [9003, "matematica", "Binômio de Newton"],
    [9506, "matematica", "Frações"],
    [11031, "quimica", "Lei de Hess"],
    [12013, "sociologia", "Globalização"],
    [13501, "redacao", "Bilhete e Carta Pessoal"],
  ] as const)("pin %i as %s %s, both ways", (id, subject, name) => {
    expect(seedCatalogue.byId.get(id)).toEqual({ id, subject, name });
    expect(topicId(subject, name, seedCatalogue)).toBe(id);
  });

  it("are unique over the whole catalogue", () => {
    const ids = seedCatalogue.topics.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("carry their subject: subject id × 1000 + n", () => {
    for (const { id, subject } of seedCatalogue.topics) {
      expect(subjectWithId(Math.floor(id / 1000))?.slug).toBe(subject);
      expect(id % 1000).toBeGreaterThan(0);
    }
  });

  it("lead from every topic to itself", () => {
    for (const topic of seedCatalogue.topics) {
      expect(topicId(topic.subject, topic.name, seedCatalogue)).toBe(topic.id);
      expect(seedCatalogue.byId.get(topic.id)).toEqual(topic);
    }
  });

  it("exist for all 13 subjects", () => {
    const covered = new Set(seedCatalogue.topics.map(({ subject }) => subject));
    expect([...covered].map((slug) => subjectOf(slug)?.id)).toEqual(subjects.map(({ id }) => id));
  });
});

describe("looking a topic up by name", () => {
  it("ignores accents, case and repeated spaces", () => {
    expect(topicId("historia", "  revolucao   FRANCESA ", seedCatalogue)).toBe(7067);
    expect(topicId("historia", "Revoluc\u0327a\u0303o Francesa", seedCatalogue)).toBe(7067);
  });

  it("is limited to the given subject", () => {
    expect(topicId("fisica", "Mitose", seedCatalogue)).toBeUndefined();
    expect(topicId("filosofia", "Iluminismo", seedCatalogue)).not.toBe(
      topicId("historia", "Iluminismo", seedCatalogue),
    );
  });

  it("finds nothing for an unknown name or number", () => {
    expect(topicId("fisica", "", seedCatalogue)).toBeUndefined();
    expect(topicId("fisica", "Alquimia", seedCatalogue)).toBeUndefined();
    for (const id of [0, -1, 5000, 5999, 5001.5, Number.NaN])
      expect(seedCatalogue.byId.get(id)).toBeUndefined();
  });
});
