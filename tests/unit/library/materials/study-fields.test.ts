import { describe, expect, test } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import {
  readStudyBase,
  readStudyFields,
  type SentStudy,
  studyBase,
} from "#app/features/library/domain/study-fields.ts";

const sent: SentStudy = {
  title: "  Leis   de Newton ",
  summary: "Três leis.\n Um método.",
  subject: "fisica",
  topics: ["leis de newton", "Leis de Newton"],
  institution: "ITA",
  text: "## A",
  address: "https://youtu.be/x",
};

const read = (change: Partial<SentStudy>, kind: "page" | "videoURL" | "pdf" = "page") =>
  readStudyFields({ ...sent, ...change }, kind, seedCatalogue);

test("fields are stored tidy; a page has no address, a file no text", () => {
  expect(read({})).toEqual({
    fields: {
      title: "Leis de Newton",
      summary: "Três leis. Um método.",
      subject: 5,
      topics: [5040],
      institution: 9,
      source: "## A",
      videoUrl: null,
    },
  });
  expect(read({ institution: "", topics: [] }, "videoURL")).toMatchObject({
    fields: { source: "", videoUrl: "https://youtu.be/x", institution: null, topics: [] },
  });
  expect(read({ address: " " }, "videoURL")).toMatchObject({ fields: { videoUrl: null } });
  expect(read({ address: "nada" }, "pdf")).toMatchObject({ fields: { videoUrl: null } });
});

describe("what is wrong is said at its field", () => {
  const wrong: [field: keyof SentStudy, change: Partial<SentStudy>][] = [
    ["title", { title: " " }],
    ["summary", { summary: "x".repeat(301) }],
    ["topics", { topics: ["Leis de Newton", "Culinária"] }],
    ["institution", { institution: "NENHUMA" }],
    ["text", { text: "x".repeat(60_001) }],
  ];
  test.each(wrong)("%s", (field, change) => {
    expect(read(change)).toHaveProperty(`problems.${field}`);
  });
  test("address, and a subject that is none", () => {
    expect(read({ address: "http://x" }, "videoURL")).toHaveProperty("problems.address");
    expect(read({ subject: "__proto__" })).toHaveProperty("problems.subject");
    expect(read({ subject: "", topics: [] })).toHaveProperty("problems.subject");
  });
  test("more topics than a page can be about", () => {
    const topics = seedCatalogue.topics.filter(({ subject }) => subject === "fisica").slice(0, 9);
    expect(read({ topics: topics.map(({ name }) => name) })).toHaveProperty("problems.topics");
  });
});

test("the base of a save goes there and back", () => {
  expect(readStudyBase(studyBase({ version: 3, revision: 17 }))).toEqual({ version: 3, revision: 17 });
  for (const other of ["", "3", "3.", "a.b", "3.7.1", "1234567.1"]) expect(readStudyBase(other)).toBeNull();
});
