import { expect, test } from "vitest";
import { changedCatalogue, seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import {
  readStudyFilter,
  studyExpression,
  studyQuery,
  studyWords,
} from "#app/features/library/domain/study-filter.ts";

const read = (query: string) => readStudyFilter(new URLSearchParams(query), seedCatalogue);

test("an address says what is searched, and what it does not know is ignored", () => {
  const query = "q=newton&disciplina=fisica&assunto=5040&tipo=page&instituicao=ITA&ordem=titulo&pagina=3";
  const filter = read(query);
  expect(filter).toEqual({
    text: "newton",
    subject: "fisica",
    topic: 5040,
    kind: "page",
    institution: "ITA",
    order: "title",
    page: 3,
  });
  expect(String(new URLSearchParams(studyQuery(filter) as Record<string, string>))).toBe(query);
  const none = read("disciplina=__proto__&assunto=constructor&tipo=x&instituicao=y&ordem=z&pagina=-1");
  expect(none).toEqual(read(""));
  expect(Object.values(studyQuery(none)).every((value) => value === null)).toBe(true);
  expect(read("disciplina=quimica&assunto=5040").topic).toBeNull();
  expect(read("pagina=9999").page).toBe(1);
  expect(read("ordem=minutos").order).toBe("minutes");
});

test("the expression matches all chosen filters", () => {
  expect(studyExpression(read(""), seedCatalogue)).toBe('"p1"');
  const whole = read("q=Óptica+geo&disciplina=fisica&assunto=5040&tipo=pdf&instituicao=ITA");
  expect(studyExpression(whole, seedCatalogue)).toBe(
    '"p1" AND "s5" AND "kpdf" AND "i9" AND ("t5040") AND "woptica"* AND "wgeo"*',
  );
});

test("a topic is found under those that were merged into it", () => {
  const merge = {
    num: 1,
    kind: "merge",
    topic: 5008,
    to: { name: "", subject: "fisica", into: 5040 },
  } as const;
  const expression = studyExpression(read("disciplina=fisica&assunto=5040"), changedCatalogue([merge]));
  expect(expression).toContain('("t5040" OR "t5008")');
});

test("words of a text never pass for tokens of the catalogue", () => {
  const indexed = {
    title: "s9 p1",
    summary: "",
    body: "Ação",
    kind: "page",
    subject: 5,
    topics: [5040, 1],
    institution: null,
  } as const;
  const words = studyWords(indexed, seedCatalogue).split(" ");
  expect(words.slice(0, 5)).toEqual(["p1", "s5", "kpage", "t5040", "t1"]);
  expect(words.slice(5)).toEqual(["ws9", "wp1", "wleis", "wde", "wnewton", "wacao"]);
  expect(studyWords({ ...indexed, institution: 9 }, seedCatalogue)).toContain(" i9 ");
});
