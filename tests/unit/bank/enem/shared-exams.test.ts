import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { topicsOf } from "#app/features/bank/domain/catalogue/topics-of.ts";
import { type InepLinks, linkFor } from "#app/features/bank/domain/enem/reading/inep-link.ts";
import { mendAlternatives } from "#app/features/bank/domain/enem/reading/mend-alternatives.ts";
import { mendWords } from "#app/features/bank/domain/enem/reading/mend-words.ts";
import { repairedRow, repairOf } from "#app/features/bank/domain/enem/reading/repairs/repaired-row.ts";
import { cleanAlternative, cleanEnemText } from "#app/features/bank/domain/enem/text/clean-text.ts";
import { isContextReason } from "#app/features/bank/domain/unseen-context.ts";
import { plainText } from "#app/platform/math/domain/plain-text.ts";
import { renderInline, renderText } from "#app/platform/math/domain/render-text.server.ts";
import {
  type Drafted,
  draftAll,
  hasSharedExams,
  readLinks,
  readYear,
  withoutExams,
  years,
} from "#tests/unit/bank/enem/shared-exams.ts";

const letters = "ABCDE";
/** Words in one line: nothing that could be taken for Markdown or a formula. */
const PLAIN_LINE = /^\p{L}[\p{L}\p{N} ,.;:?!%]*$/u;

describe.skipIf(!hasSharedExams)(`the thirteen shared exams ${withoutExams}`, () => {
  let links: InepLinks;
  let bare: Drafted[];
  let complete: Drafted[];
  let unlinked: Drafted[];

  beforeAll(() => {
    links = readLinks();
    bare = draftAll(links, () => false);
    complete = draftAll(links, () => true);
    unlinked = draftAll(new Map(), () => true);
  }, 60_000);

  it("are read line by line without loss", () => {
    const counts = years.map((year) => [readYear(year).rows.length, readYear(year).malformed.length]);
    const expected = [179, 185, 184, 185, 185, 184, 185, 185, 184, 181, 182, 185, 185];
    expect(counts.map(([rows]) => rows)).toEqual(expected);
    expect(counts.every(([, malformed]) => malformed === 0)).toBe(true);
  });

  it("hold back without pictures exactly the 912 questions that need one", () => {
    const others = bare.flatMap(({ quarantine }) => (quarantine?.startsWith("imagem") ? quarantine : []));
    expect(others).toHaveLength(912);
    expect(others.every((reason) => /^imagem não fornecida: \d{4}\/questions\/\S+/.test(reason))).toBe(true);
  });

  it("carry INEP's key on every joined row, and none where INEP annulled", () => {
    const joined = complete.filter(({ row }) => linkFor(links, row));
    expect(joined).toHaveLength(2380);
    const official = new Map(officialKeys());
    for (const { row, draft } of joined) {
      const key = official.get(`${row.year};${row.index};${row.path.includes("-") ? row.language : ""}`);
      expect([row.path, draft.status === "annulled" ? "X" : draft.key]).toEqual([row.path, key]);
    }
    expect(joined.filter(({ draft }) => draft.status === "annulled").map(({ draft }) => draft.key)).toEqual(
      Array(5).fill(null),
    );
  });

  it("keep the source's key on the nine rows that INEP's file does not know", () => {
    const unjoined = complete.filter(({ row }) => !linkFor(links, row));
    expect(unjoined).toHaveLength(9);
    expect(unjoined.every(({ row, draft }) => draft.key === row.key && draft.inep === null)).toBe(true);
  });

  it("report 19 keys and 125 areas put right, with both values", () => {
    const corrections = complete.flatMap(({ row, corrections }) =>
      corrections.map((each) => ({ place: `${row.year}/${row.index}`, ...each })),
    );
    const keys = corrections.filter(({ field }) => field === "key");
    expect(keys).toHaveLength(19);
    const annulled = keys.filter(({ to }) => to === "X").map(({ place }) => place);
    expect(annulled).toEqual(["2018/163", "2020/135", "2020/157", "2021/138", "2022/157"]);
    expect(keys).toContainEqual({ place: "2009/120", field: "key", from: "D", to: "C" });
    expect(corrections).toHaveLength(19 + 125);
    expect(corrections).toContainEqual({
      place: "2009/1",
      field: "area",
      from: "ciencias-humanas",
      to: "CN",
    });
  });

  it("need no INEP file to be read, nor to know the area of a question", () => {
    const held = unlinked.flatMap(({ quarantine }) => quarantine ?? []);
    expect(held.filter((reason) => !isContextReason(reason))).toHaveLength(2);
    expect(unlinked.flatMap(({ corrections }) => corrections)).toEqual([]);
    const days = (drafts: Drafted[]) => drafts.map(({ row, draft }) => `${row.path} ${draft.exam.day}`);
    expect(days(unlinked)).toEqual(days(complete));
  });

  it("come out the same a second time", () => {
    const again = draftAll(links, () => true, [2010, 2022]);
    expect(again).toEqual(complete.filter(({ row }) => row.year === 2010 || row.year === 2022));
  });

  it("have texts that cleaning again leaves alone", () => {
    for (const { draft } of complete) {
      expect(cleanEnemText(draft.statement)).toBe(draft.statement);
      for (const { text } of draft.alternatives) expect(cleanAlternative(text)).toBe(text);
    }
  });

  it("are shown without formulas, since the source has none, and without a trace of Markdown", () => {
    for (const { row, draft } of complete) {
      const statement = renderText(draft.statement, picturesIn(draft.statement));
      const alternatives = draft.alternatives
        .filter(({ text }) => !PLAIN_LINE.test(text))
        .map(({ text }) => renderInline(text, picturesIn(text)));
      for (const { html, failures } of [statement, ...alternatives]) {
        const trace = /<math|katex|<script|\$\$|\\[$[\](<]|<h[1-6]|<pre|<code/i.exec(html);
        expect([row.path, trace?.[0], failures]).toEqual([row.path, undefined, []]);
      }
      const blocks = alternatives
        .map(({ html }) => /<(?:ul|ol|blockquote|p)\b/.exec(html)?.[0])
        .filter(Boolean);
      expect([row.path, blocks]).toEqual([row.path, []]);
    }
  }, 60_000);

  it("lose no number, sign or word of an alternative on the way to the page", () => {
    for (const { row, draft } of complete) {
      const shown = draft.alternatives.map(({ text }) => plainText(text));
      const repair = repairOf(row);
      const whole = mendAlternatives(repair ? repairedRow(row, repair) : row).alternatives;
      const given = whole.map(({ text }) =>
        mendWords(text.normalize("NFC"))
          .replace(/\^\{.*?\u200b.*\u200b/g, "")
          .replace(/<\/?su[bp]>/g, ""),
      );
      given.forEach((text, at) => {
        const signs = text.match(/[\p{Script=Latin}\d$<>+=]/gu)?.join("") ?? "";
        if (/\^|\u200b|\ufeff|\u0082|\p{Script=Cyrillic}/u.test(whole[at]?.text ?? "")) return;
        expect([row.path, shown[at]?.match(/[\p{Script=Latin}\d$<>+=]/gu)?.join("") ?? ""]).toEqual([
          row.path,
          signs,
        ]);
      });
    }
  });

  it("have no private-use, control or zero-width character left", () => {
    for (const { row, draft } of complete) {
      const texts = [draft.statement, ...draft.alternatives.map(({ text }) => text)].join("\n");
      expect([row.path, /\p{Co}|[\u200b\u00a0]|(?!\n)\p{Cc}/u.exec(texts)]).toEqual([row.path, null]);
    }
  });

  it("have a subject of the right area and topics of the catalogue", () => {
    const subjectsOf = {
      LC: ["portugues", "artes", "ingles", "espanhol"],
      CH: ["historia", "geografia", "filosofia", "sociologia"],
      CN: ["fisica", "quimica", "biologia"],
      MT: ["matematica"],
    };
    for (const { row, draft } of complete) {
      if (draft.inep)
        expect([row.path, subjectsOf[draft.inep.area]]).toEqual([
          row.path,
          expect.arrayContaining([draft.subject]),
        ]);
      const known = topicsOf("ENEM", draft.subject, seedCatalogue).map(({ name }) => name);
      expect(known).toEqual(expect.arrayContaining(draft.topics));
    }
    const languages = complete.filter(({ draft }) => draft.language !== null);
    expect(languages.map(({ draft }) => draft.language)).toEqual(languages.map(({ draft }) => draft.subject));
    expect(languages).toHaveLength(109 + 9);
  });

  it("know the language of the nine questions whose source left it out", () => {
    const inferred = complete.filter(({ row }) => row.language && !/ingles|espanhol/.test(row.path));
    expect(inferred.map(({ row }) => `${row.year}/${row.index} ${row.language}`)).toEqual([
      "2011/91 ingles",
      "2011/92 ingles",
      "2011/93 ingles",
      "2011/94 ingles",
      "2011/95 espanhol",
      "2012/94 espanhol",
      "2015/95 ingles",
      "2016/93 ingles",
      "2020/5 espanhol",
    ]);
  });

  it("name as key a letter they have", () => {
    for (const { row, draft } of complete) {
      if (draft.status !== "published") continue;
      expect([row.path, letters.slice(0, draft.alternatives.length)]).toEqual([
        row.path,
        expect.stringContaining(draft.key ?? "?"),
      ]);
    }
  });

  it("mend the defects the source is known for", () => {
    const statement = (path: string) =>
      complete.find(({ row }) => row.path.includes(`${path}/details`))?.draft.statement;
    expect(statement("2019/questions/2-ingles")).toMatch(/\n\nDisponível em: www\.washingtontimes/);
    expect(statement("2020/questions/146")).toContain("|2*h* + _b_ — 63,5| ≤ 1,5");
    expect(statement("2016/questions/91-espanhol")).toContain("¿Por qué todos");
    expect(statement("2022/questions/159")).not.toMatch(/Copyfish|OCR/);
    expect(statement("2012/questions/91-espanhol")).toMatch(/^\*\*Obituario\\\*\*\*\n\nLo enterraron/);
    expect(statement("2020/questions/26")?.match(/A realidade virtual/g)).toHaveLength(1);
    expect(statement("2010/questions/94-espanhol")).toContain("[quita el apetito]");
  });
});

/** year;index;language → key, read here by hand so that the reader under test is not its own judge. */
function officialKeys(): [string, string][] {
  const [header = "", ...lines] = readFileSync(
    "../shared/data/enem-provas-2009-2022/ligacao_inep.csv",
    "utf8",
  )
    .trim()
    .split(/\r?\n/);
  const column = header
    .replace(/^\uFEFF/, "")
    .split(";")
    .indexOf("gabarito_inep");
  return lines
    .map((line) => line.split(";"))
    .map((cells) => [cells.slice(0, 3).join(";"), cells[column] ?? ""]);
}

/** A picture store that has what a text asks for. */
function picturesIn(markdown: string) {
  const paths = [...markdown.matchAll(/!\[[^\]]*\]\(([^)]*)\)/g)].map(([, path]) => path ?? "");
  return { pictures: new Map(paths.map((path) => [path, { src: `/${path}`, width: 1, height: 1 }])) };
}
