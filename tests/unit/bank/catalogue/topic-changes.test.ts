import { afterEach, describe, expect, it } from "vitest";
import type { SubjectSlug } from "#app/features/bank/domain/catalogue/subjects.ts";
import {
  changedCatalogue,
  seedCatalogue,
  seedTopics,
} from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import type { TopicChange } from "#app/features/bank/domain/catalogue/topic-change.ts";
import {
  currentNames,
  lastingName,
  memberIds,
  topicId,
  topicNames,
} from "#app/features/bank/domain/catalogue/topic-ids.ts";
import { placeAfter, placeBefore, settledSubject } from "#app/features/bank/domain/catalogue/topic-place.ts";
import { topicRequest } from "#app/features/bank/domain/catalogue/topic-request.ts";
import { changeResting } from "#app/features/bank/domain/catalogue/topic-undo.ts";
import { formerTopicsOf, generalTopicsOf, topicsOf } from "#app/features/bank/domain/catalogue/topics-of.ts";

let catalogue = seedCatalogue;

/** Applies these changes. */
function given(...changes: TopicChange[]): readonly TopicChange[] {
  catalogue = changedCatalogue(changes);
  return changes;
}
afterEach(() => {
  catalogue = seedCatalogue;
});

const rename = (num: number, topic: number, name: string, subject: SubjectSlug): TopicChange => ({
  ...{ num, kind: "rename", topic },
  to: { name, subject, into: null },
});
const merge = (num: number, topic: number, into: number): TopicChange => ({
  ...{ num, kind: "merge", topic },
  to: { name: "", subject: "fisica", into },
});
const move = (num: number, topic: number, subject: SubjectSlug): TopicChange => ({
  ...{ num, kind: "move", topic },
  to: { name: "", subject, into: null },
});

const names = (code: string, slug: string) => topicsOf(code, slug, catalogue).map(({ name }) => name);
const collator = new Intl.Collator("pt-BR");
const [CINEMATICA, PLANO, ACUSTICA, CANUDOS] = [5008, 5071, 5001, 7030];

describe("a catalogue with changes on top", () => {
  it("is the code's list without them, the very same objects", () => {
    expect(catalogue.topics).toBe(seedTopics);
    given();
    expect(catalogue.topics).toEqual(seedTopics);
  });

  it("shows a new name in its place of the alphabet, in every institution's list, and knows the old one", () => {
    const before = names("ENEM", "fisica");
    given(rename(1, ACUSTICA, "Ondas Sonoras", "fisica"));
    const after = names("ENEM", "fisica");
    expect(after).toEqual(
      before.map((name) => (name === "Acústica" ? "Ondas Sonoras" : name)).sort(collator.compare),
    );
    expect(generalTopicsOf("fisica", catalogue)).toContainEqual({ id: ACUSTICA, name: "Ondas Sonoras" });
    for (const name of ["acustica", "ONDAS  sonoras"])
      expect(topicId("fisica", name, catalogue)).toBe(ACUSTICA);
    expect(currentNames("fisica", ["Acústica", "Cinemática", "Nada"], catalogue)).toEqual([
      "Ondas Sonoras",
      "Cinemática",
      "Nada",
    ]);
    expect(catalogue.topics).toHaveLength(seedTopics.length);
  });

  it("gives a name to the topic that has it today, before any that had it", () => {
    given(rename(1, ACUSTICA, "Som", "fisica"), rename(2, CINEMATICA, "Acústica", "fisica"));
    expect(topicId("fisica", "Acústica", catalogue)).toBe(CINEMATICA);
    expect(topicId("fisica", "Cinemática", catalogue)).toBe(CINEMATICA);
  });

  it("leads a merged topic's number and names to the one it is part of, once", () => {
    given(merge(1, CINEMATICA, PLANO));
    expect(catalogue.byId.get(CINEMATICA)).toEqual(catalogue.byId.get(PLANO));
    expect(topicNames([CINEMATICA, PLANO], catalogue)).toEqual(["Plano Inclinado"]);
    expect(memberIds(PLANO, catalogue)).toEqual([PLANO, CINEMATICA]);
    expect(topicId("fisica", "Cinemática", catalogue)).toBe(PLANO);
    expect(catalogue.topics.map(({ id }) => id)).not.toContain(CINEMATICA);
    expect(names("ENEM", "fisica")).not.toContain("Cinemática");
  });

  it("offers a merged topic wherever one of the two was offered", () => {
    const barred = { id: 11028, name: "Hibridização" };
    const found =
      seedTopics.find(({ subject, name }) => subject === "quimica" && name === barred.name)?.id ?? 0;
    expect(names("ENEM", "quimica")).not.toContain(barred.name);
    given(merge(1, topicId("quimica", "Lei de Hess", catalogue) ?? 0, found));
    expect(names("ENEM", "quimica")).toContain(barred.name);
  });

  it("moves a topic to where the new subject is examined, unless the programme there is closed", () => {
    given(move(1, CINEMATICA, "historia"));
    expect(topicId("historia", "cinematica", catalogue)).toBe(CINEMATICA);
    // Files that still name it under its old subject mean it too.
    expect(topicId("fisica", "Cinemática", catalogue)).toBe(CINEMATICA);
    expect(names("ENEM", "historia")).toContain("Cinemática");
    expect(names("ENEM", "fisica")).not.toContain("Cinemática");
    // Questions that stay have it still: it is offered there as long as one does.
    expect(formerTopicsOf("fisica", catalogue)).toEqual([{ id: CINEMATICA, name: "Cinemática" }]);
    expect(formerTopicsOf("historia", catalogue)).toEqual([]);
    expect(names("ITA", "historia")).toEqual([]);
    expect(names("ESA", "historia")).not.toContain("Cinemática");
  });

  it("preserves a school's topics in its list, whatever their names", () => {
    const roman = topicId("matematica", "Numeração Romana", catalogue) ?? 0;
    given(rename(1, roman, "Algarismos Romanos", "matematica"));
    expect(names("CM6", "matematica")).toContain("Algarismos Romanos");
    expect(names("ENEM", "matematica")).not.toContain("Algarismos Romanos");
    expect(names("CM6", "matematica")).toEqual([...names("CM6", "matematica")].sort(collator.compare));
  });

  it("knows a topic by one lasting name in digests", () => {
    given(rename(1, ACUSTICA, "Som", "fisica"));
    expect(lastingName("fisica", "Som", catalogue)).toBe("Acústica");
    expect(lastingName("fisica", "Acústica", catalogue)).toBe("Acústica");
    expect(lastingName("fisica", "Coisa", catalogue)).toBe("Coisa");
  });

  it("passes over a change whose topic is gone", () => {
    given(merge(1, CINEMATICA, PLANO), rename(2, CINEMATICA, "Nada", "fisica"), merge(3, PLANO, PLANO));
    expect(topicId("fisica", "Nada", catalogue)).toBeUndefined();
    expect(catalogue.byId.get(PLANO)?.name).toBe("Plano Inclinado");
  });
});

describe("a wish", () => {
  const topic = seedTopics.find(({ id }) => id === CINEMATICA);
  const wish = (kind: "rename" | "merge" | "move", value: string) => {
    if (!topic) throw new Error("no topic");
    const fields = { kind, name: value, into: value, subject: value };
    return topicRequest(catalogue, topic, { kind, fields });
  };

  it.each([
    ["rename", "", /Escreva o novo nome/],
    ["rename", " — ! ", /Escreva o novo nome/],
    ["rename", "x".repeat(81), /até 80 caracteres/],
    ["rename", "Som; luz", /ponto e vírgula/],
    ["rename", "Cinemática", /já é o nome/],
    ["rename", "ACUSTICA", /já tem o assunto “Acústica”/],
    ["merge", "", /Escolha o assunto que fica/],
    ["merge", "9999", /Escolha o assunto que fica/],
    ["merge", String(CINEMATICA), /com ele mesmo/],
    ["move", "alquimia", /Escolha a disciplina/],
    ["move", "fisica", /já é de Física/],
  ] as const)("to %s as “%s” is refused in words", (kind, value, message) => {
    expect(wish(kind, value)).toMatchObject({
      to: null,
      problem: { message: expect.stringMatching(message) },
    });
  });

  it("a move onto an existing name is refused, and an allowed one describes its effect", () => {
    const twin = seedTopics.find(({ subject, name }) => subject === "sociologia" && name === "Globalização");
    if (!twin) throw new Error("no topic");
    const fields = { kind: "move", name: "", into: "", subject: "geografia" };
    expect(topicRequest(catalogue, twin, { kind: "move", fields }).problem?.message).toMatch(/junte os dois/);
    expect(wish("rename", "  Movimento   e Repouso ").to).toMatchObject({ name: "Movimento e Repouso" });
    expect(wish("merge", String(PLANO)).to).toEqual({
      name: "Plano Inclinado",
      subject: "fisica",
      into: PLANO,
    });
    expect(wish("move", "matematica").to).toMatchObject({ name: "Cinemática", subject: "matematica" });
  });
});

it("a merge into no topic changes nothing", () => {
  const change = merge(1, ACUSTICA, CINEMATICA);
  const { topics } = changedCatalogue([{ ...change, to: { ...change.to, into: null } }]);
  expect(topics).toEqual(seedCatalogue.topics);
});

describe("undoing a change", () => {
  it("is refused while a newer one touches the same topics", () => {
    const changes = given(
      rename(1, ACUSTICA, "Som", "fisica"),
      merge(2, CINEMATICA, PLANO),
      move(3, PLANO, "historia"),
    );
    expect(changeResting(changes, 1)).toBeNull();
    expect(changeResting(changes, 2)?.num).toBe(3);
    expect(changeResting(changes, 3)).toBeNull();
    expect(changeResting(changes, 9)).toBeNull();
  });

  it("is refused where another topic has the name since", () => {
    const changes = given(rename(1, ACUSTICA, "Som", "fisica"), rename(2, CINEMATICA, "Acústica", "fisica"));
    expect(changeResting(changes, 1)?.num).toBe(2);
  });
});

describe("the place of a question", () => {
  const merged = changedCatalogue([merge(1, CINEMATICA, PLANO)]);
  const members = [CINEMATICA];

  it("has the topic that stays once, in the place of the other", () => {
    const placed = (topics: number[]) =>
      placeAfter(merge(1, CINEMATICA, PLANO), { subject: 5, topics }, { catalogue: merged, members });
    expect(placed([ACUSTICA, CINEMATICA])).toEqual({ subject: 5, topics: [ACUSTICA, PLANO] });
    expect(placed([CINEMATICA, ACUSTICA, PLANO])).toEqual({ subject: 5, topics: [PLANO, ACUSTICA] });
  });

  it("follows its topics to another subject only where all of them are there", () => {
    const moved = changedCatalogue([move(1, CINEMATICA, "historia")]);
    expect(settledSubject({ subject: 5, topics: [CINEMATICA] }, moved)).toBe(7);
    expect(settledSubject({ subject: 5, topics: [CINEMATICA, CANUDOS] }, moved)).toBe(7);
    expect(settledSubject({ subject: 5, topics: [CINEMATICA, PLANO] }, moved)).toBe(5);
    expect(settledSubject({ subject: 5, topics: [] }, moved)).toBe(5);
    expect(settledSubject({ subject: 5, topics: [99] }, moved)).toBe(5);
  });

  it("is the former one once the change is undone, also after an edit where that can be determined", () => {
    const plain = changedCatalogue([]);
    const before = { subject: 5, topics: [CINEMATICA, ACUSTICA, PLANO] };
    const after = { subject: 5, topics: [PLANO, ACUSTICA] };
    const back = (now: { subject: number; topics: number[] }) =>
      placeBefore(merge(1, CINEMATICA, PLANO), { before, after, now }, plain);
    expect(back(after)).toEqual(before);
    expect(back({ subject: 5, topics: [5002, PLANO] }).topics).toEqual([5002, PLANO, CINEMATICA]);
    expect(back({ subject: 5, topics: [5002] }).topics).toEqual([5002]);
  });
});
