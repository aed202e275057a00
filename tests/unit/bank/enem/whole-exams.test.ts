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
import { type Drafted, examSets } from "#tests/unit/bank/enem/exam-sets.ts";

const letters = "ABCDE";
/** Words in one line: nothing that could be read as Markdown or a formula. */
const PLAIN_LINE = /^\p{L}[\p{L}\p{N} ,.;:?!%]*$/u;

type Expected = {
  /** Of each year. */
  rows: number[];
  needPictures: number;
  joined: number;
  annulled: number;
  unjoined: number;
  keys: number;
  areas: number;
  /** Places whose key INEP put out. */
  annulledBy: string[];
  corrections: { place: string; field: string; from: string; to: string }[];
  breakProfile: number;
  again: number[];
  languages: number;
  inferred: string[];
  mended: [path: string, statement: RegExp][];
};

const sets = examSets({
  own: {
    rows: [31, 69],
    needPictures: 3,
    joined: 99,
    annulled: 1,
    unjoined: 1,
    keys: 3,
    areas: 1,
    annulledBy: ["2014/5"],
    corrections: [
      { place: "2014/6", field: "key", from: "D", to: "C" },
      { place: "2014/46", field: "area", from: "ciencias-humanas", to: "CN" },
    ],
    breakProfile: 0,
    again: [2023],
    languages: 20,
    inferred: ["2014/92 espanhol"],
    mended: [
      ["2014/questions/48", /\(NaCl\) dissolve-se em água\. Nela/],
      ["2014/questions/91-ingles", /\n\nAvailable at: www\.greenhill\.org\. Acesso em: 3 maio 2013/],
      ["2014/questions/96", /\n\nDisponível em: www\.ruadebaixo\.com\.br\. Acesso em: 3 out\. 2013/],
      ["2014/questions/97", /^Meu barco de papel {2}\nnavega na poça/],
      ["2014/questions/97", /MOTA, L\. Versos/],
      ["2023/questions/1-ingles", /\n\nDisponível em: www\.lightletters\.org/],
      ["2023/questions/1-espanhol", /“¿Por qué no tocas/],
      ["2023/questions/6", /^(?!.*Na peça.*Na peça.*Na peça)/s],
      ["2023/questions/7", /Fala-se do bolo.*manifestando-se/],
    ],
  },
  real: {
    rows: [179, 185, 184, 185, 185, 184, 185, 185, 184, 181, 182, 185, 185],
    needPictures: 912,
    joined: 2380,
    annulled: 5,
    unjoined: 9,
    keys: 19,
    areas: 125,
    annulledBy: ["2018/163", "2020/135", "2020/157", "2021/138", "2022/157"],
    corrections: [
      { place: "2009/120", field: "key", from: "D", to: "C" },
      { place: "2009/1", field: "area", from: "ciencias-humanas", to: "CN" },
    ],
    breakProfile: 2,
    again: [2010, 2022],
    languages: 109 + 9,
    inferred: [
      "2011/91 ingles",
      "2011/92 ingles",
      "2011/93 ingles",
      "2011/94 ingles",
      "2011/95 espanhol",
      "2012/94 espanhol",
      "2015/95 ingles",
      "2016/93 ingles",
      "2020/5 espanhol",
    ],
    mended: [
      ["2019/questions/2-ingles", /\n\nDisponível em: www\.washingtontimes/],
      ["2020/questions/146", /\|2\*h\* \+ _b_ — 63,5\| ≤ 1,5/],
      ["2016/questions/91-espanhol", /¿Por qué todos/],
      ["2022/questions/159", /^(?!.*(?:Copyfish|OCR))/s],
      ["2012/questions/91-espanhol", /^\*\*Obituario\\\*\*\*\n\nLo enterraron/],
      ["2020/questions/26", /^(?!.*A realidade virtual.*A realidade virtual).*A realidade virtual/s],
      ["2010/questions/94-espanhol", /\[quita el apetito\]/],
    ],
  },
} satisfies Record<"own" | "real", Expected>);

describe.each(sets)("the exams of $name", ({ expected, years, readYear, draftAll, ...set }) => {
  let links: InepLinks;
  let bare: Drafted[];
  let complete: Drafted[];
  let unlinked: Drafted[];

  beforeAll(() => {
    links = set.readLinks();
    bare = draftAll(links, () => false);
    complete = draftAll(links, () => true);
    unlinked = draftAll(new Map(), () => true);
  }, 60_000);

  it("are read line by line without loss", () => {
    const counts = years.map((year) => [readYear(year).rows.length, readYear(year).malformed.length]);
    expect(counts.map(([rows]) => rows)).toEqual(expected.rows);
    expect(counts.every(([, malformed]) => malformed === 0)).toBe(true);
  });

  it("quarantine without pictures exactly the questions that need one", () => {
    const others = bare.flatMap(({ quarantine }) => (quarantine?.startsWith("imagem") ? quarantine : []));
    expect(others).toHaveLength(expected.needPictures);
    expect(others.every((reason) => /^imagem não fornecida: \d{4}\/questions\/\S+/.test(reason))).toBe(true);
  });

  it("carry INEP's key on every joined row, and none where INEP annulled", () => {
    const joined = complete.filter(({ row }) => linkFor(links, row));
    expect(joined).toHaveLength(expected.joined);
    const official = new Map(officialKeys(set.linksText()));
    for (const { row, draft } of joined) {
      const key = official.get(`${row.year};${row.index};${row.path.includes("-") ? row.language : ""}`);
      expect([row.path, draft.status === "annulled" ? "X" : draft.key]).toEqual([row.path, key]);
    }
    expect(joined.filter(({ draft }) => draft.status === "annulled").map(({ draft }) => draft.key)).toEqual(
      Array(expected.annulled).fill(null),
    );
  });

  it("have the source's key on the rows that INEP's file lacks", () => {
    const unjoined = complete.filter(({ row }) => !linkFor(links, row));
    expect(unjoined).toHaveLength(expected.unjoined);
    expect(unjoined.every(({ row, draft }) => draft.key === row.key && draft.inep === null)).toBe(true);
  });

  it("report each key and area put right, with both values", () => {
    const corrections = complete.flatMap(({ row, corrections }) =>
      corrections.map((each) => ({ place: `${row.year}/${row.index}`, ...each })),
    );
    const keys = corrections.filter(({ field }) => field === "key");
    expect(keys).toHaveLength(expected.keys);
    const annulled = keys.filter(({ to }) => to === "X").map(({ place }) => place);
    expect(annulled).toEqual(expected.annulledBy);
    expect(corrections).toHaveLength(expected.keys + expected.areas);
    expect(corrections).toEqual(expect.arrayContaining(expected.corrections));
  });

  it("need no INEP file to be read, nor to know the area of a question", () => {
    const held = unlinked.flatMap(({ quarantine }) => quarantine ?? []);
    expect(held.filter((reason) => !isContextReason(reason))).toHaveLength(expected.breakProfile);
    expect(unlinked.flatMap(({ corrections }) => corrections)).toEqual([]);
    const days = (drafts: Drafted[]) => drafts.map(({ row, draft }) => `${row.path} ${draft.exam.day}`);
    expect(days(unlinked)).toEqual(days(complete));
  });

  it("come out the same a second time", () => {
    const again = draftAll(links, () => true, expected.again);
    expect(again.length).toBeGreaterThan(0);
    expect(again).toEqual(complete.filter(({ row }) => expected.again.includes(row.year)));
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
    expect(languages).toHaveLength(expected.languages);
  });

  it("know the language of the questions whose source left it out", () => {
    const inferred = complete.filter(({ row }) => row.language && !/ingles|espanhol/.test(row.path));
    expect(inferred.map(({ row }) => `${row.year}/${row.index} ${row.language}`)).toEqual(expected.inferred);
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

  it.each(expected.mended)("mend the defects the source is known for: %s %s", (path, statement) => {
    const found = complete.find(({ row }) => row.path.includes(`${path}/details`));
    expect(found?.draft.statement).toMatch(statement);
  });
});

/** year;index;language → key, read here by hand so that the reader under test is not its own judge. */
function officialKeys(csv: string): [string, string][] {
  const [header = "", ...lines] = csv.trim().split(/\r?\n/);
  const column = header
    .replace(/^\uFEFF/, "")
    .split(";")
    .indexOf("gabarito_inep");
  return lines
    .map((line) => line.split(";"))
    .map((cells) => [cells.slice(0, 3).join(";"), cells[column] ?? ""]);
}

/** A picture store with the files of a text. */
function picturesIn(markdown: string) {
  const paths = [...markdown.matchAll(/!\[[^\]]*\]\(([^)]*)\)/g)].map(([, path]) => path ?? "");
  return { pictures: new Map(paths.map((path) => [path, { src: `/${path}`, width: 1, height: 1 }])) };
}
