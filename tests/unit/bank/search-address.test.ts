import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { noFilters, type SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import {
  parseSearchAddress,
  readAddress,
  type SearchPathParts,
} from "#app/features/bank/domain/search/read-address.ts";
import { searchAddress } from "#app/features/bank/domain/search/search-address.ts";
import { anyFilters, anyText } from "./any-filters.ts";

/** Reads an address as the router does. */
function read(address: string): SearchFilters | null {
  const { pathname, searchParams } = new URL(address, "https://farol.test");
  const [institution, year, subject] = pathname.split("/").slice(2).map(decodeURIComponent);
  return readAddress({ institution, year, subject }, searchParams, seedCatalogue)?.filters ?? null;
}

function filters(change: Partial<SearchFilters>): SearchFilters {
  return { ...noFilters, ...change };
}

const ITA = 9;
const IME = 8;
const FISICA = 5;
const QUIMICA = 11;
const LEI_DE_HESS = 11031;

const addresses: [string, Partial<SearchFilters>][] = [
  ["/questoes", {}],
  ["/questoes/ITA", { institutions: [ITA] }],
  ["/questoes/ITA/2019", { institutions: [ITA], years: { from: 2019, to: 2019 } }],
  ["/questoes/ITA/2019/fisica", { institutions: [ITA], years: { from: 2019, to: 2019 }, subjects: [FISICA] }],
  ["/questoes/todas/todos/fisica", { subjects: [FISICA] }],
  ["/questoes/todas/2019", { years: { from: 2019, to: 2019 } }],
  ["/questoes/ITA/todos/fisica", { institutions: [ITA], subjects: [FISICA] }],
  ["/questoes?instituicao=IME%2CITA", { institutions: [IME, ITA] }],
  ["/questoes?disciplina=fisica%2Cquimica", { subjects: [FISICA, QUIMICA] }],
  ["/questoes?assunto=11031", { topics: [LEI_DE_HESS] }],
  ["/questoes?tipo=certo-errado%2Cmultipla-escolha", { kinds: ["right-wrong", "single-choice"] }],
  ["/questoes?tipo=discursiva", { kinds: ["open"] }],
  ["/questoes?origem=provas", { origins: ["exam"] }],
  ["/questoes?origem=autorais%2Ctreino", { origins: ["authored", "generated"] }],
  ["/questoes?habilidade=cn17%2Cmt1", { skills: [317, 401] }],
  ["/questoes?caderno=amarelo", { colours: [2] }],
  ["/questoes?dificuldade=1%2C3", { difficulties: [1, 3] }],
  ["/questoes?dificuldade-inep=2", { officialDifficulties: [2] }],
  [
    "/questoes?dificuldade=1&dificuldade-respostas=2%2C3",
    { difficulties: [1], answeredDifficulties: [2, 3] },
  ],
  ["/questoes?de=2015&ate=2019", { years: { from: 2015, to: 2019 } }],
  ["/questoes?de=2015", { years: { from: 2015, to: null } }],
  ["/questoes?ate=2019", { years: { from: null, to: 2019 } }],
  ["/questoes?resolucao=sim", { solution: true }],
  ["/questoes?resolucao=nao", { solution: false }],
  ["/questoes?minhas=nao-respondidas", { mine: "unanswered" }],
  ["/questoes?minhas=certas", { mine: "right" }],
  ["/questoes?minhas=erradas", { mine: "wrong" }],
  ["/questoes?q=lei+de+Hess&ordem=novas", { text: "lei de Hess", order: "newest" }],
  ["/questoes?q=lei+de+Hess&modo=palavras", { text: "lei de Hess", literal: true }],
  [
    "/questoes/ITA/todos/quimica?q=%22pol%C3%ADmero%22&assunto=11031",
    {
      institutions: [ITA],
      subjects: [QUIMICA],
      topics: [LEI_DE_HESS],
      text: '"polímero"',
    },
  ],
];

describe("the address of a search", () => {
  it.each(addresses)("%s has its filters, and is their address", (address, change) => {
    expect(read(address)).toEqual(filters(change));
    expect(searchAddress(filters(change))).toBe(address);
  });

  it("brings back every filter that it was made from", () => {
    fc.assert(
      fc.property(anyFilters, (asked) => {
        expect(read(searchAddress(asked))).toEqual(asked);
      }),
      { numRuns: 1000 },
    );
  });

  it("is the same for every equivalent search", () => {
    const word = fc.oneof(
      anyText,
      fc.constantFrom(
        "ITA",
        "ita",
        "IME,ITA",
        "ITA,IME,ITA",
        "fisica",
        "Fisica",
        "2019",
        "todos",
        "todas",
        "1,2",
        "11031",
        "sim",
      ),
    );
    const names = [
      "q",
      "instituicao",
      "disciplina",
      "assunto",
      "tipo",
      "dificuldade",
      "de",
      "ate",
      "resolucao",
      "minhas",
      "ordem",
      "x",
    ];
    const parts: fc.Arbitrary<SearchPathParts> = fc.record(
      {
        institution: fc.constantFrom("ITA", "enem", "todas"),
        year: fc.constantFrom("2019", "todos"),
        subject: fc.constantFrom("fisica", "Quimica"),
      },
      { requiredKeys: [] },
    );
    const query = fc.array(fc.tuple(fc.constantFrom(...names), word), { maxLength: 8 });
    fc.assert(
      fc.property(parts, query, (path, pairs) => {
        const asked = readAddress(path, new URLSearchParams(pairs), seedCatalogue)?.filters;
        if (!asked) throw new Error("a known path is a search");
        const address = searchAddress(asked);
        expect(searchAddress(read(address) ?? noFilters)).toBe(address);
      }),
      { numRuns: 2000 },
    );
  });

  it("names institutions, subjects and topics in one order, without repeats", () => {
    expect(read("/questoes?instituicao=UNB,EEAR,ITA,UNB&assunto=11031,9001")).toEqual(
      filters({ institutions: [1, ITA, 22], topics: [9001, LEI_DE_HESS] }),
    );
    expect(searchAddress(read("/questoes?instituicao=ITA,EEAR") ?? noFilters)).toBe(
      "/questoes?instituicao=EEAR%2CITA",
    );
  });
});

describe("reading the address of a search", () => {
  it("accepts codes and subjects in any case", () => {
    expect(read("/questoes/espcex/2020/MATEMATICA")).toEqual(
      filters({ institutions: [7], years: { from: 2020, to: 2020 }, subjects: [9] }),
    );
  });

  it("passes over words of the query that it does not know", () => {
    const address =
      "/questoes?instituicao=ITA,HARVARD&disciplina=astrologia&assunto=999999,abc,-1,1e3&tipo=oral&dificuldade=0,4,2&resolucao=talvez&minhas=todas&ordem=azar&de=99&ate=3000&utm_source=x";
    expect(read(address)).toEqual(filters({ institutions: [ITA], difficulties: [2] }));
  });

  it("lets the path win over the query", () => {
    expect(read("/questoes/ITA/2019/fisica?instituicao=IME&disciplina=quimica&de=2001&ate=2002")).toEqual(
      filters({ institutions: [ITA], years: { from: 2019, to: 2019 }, subjects: [FISICA] }),
    );
  });

  it("swaps years in reverse order", () => {
    expect(read("/questoes?de=2019&ate=2015")).toEqual(filters({ years: { from: 2015, to: 2019 } }));
    expect(read("/questoes?de=2019&ate=2019")).toEqual(filters({ years: { from: 2019, to: 2019 } }));
  });

  it.each([
    "/questoes/HARVARD",
    "/questoes/ITA/19",
    "/questoes/ITA/1899",
    "/questoes/ITA/2101",
    "/questoes/ITA/20l9",
    "/questoes/ITA/todos/astrologia",
    "/questoes/todas/ano/fisica",
  ])("finds no page at %s", (address) => {
    expect(read(address)).toBeNull();
  });

  it("reads at most 10,000 characters of text, none of them in half", () => {
    const long = new URLSearchParams({ q: `${"a".repeat(9999)}😀` });
    expect(readAddress({}, long, seedCatalogue)?.filters.text).toBe("a".repeat(9999));
    const longer = new URLSearchParams({ q: "b".repeat(20_000) });
    expect(readAddress({}, longer, seedCatalogue)?.filters.text).toHaveLength(10_000);
  });

  it("trims the spaces around a text", () => {
    expect(read("/questoes?q=++pol%C3%ADmero+%0A")?.text).toBe("polímero");
    expect(read("/questoes?q=+++")).toEqual(noFilters);
  });
});

describe("the search that a question was opened from", () => {
  it("is read back from its whole address", () => {
    fc.assert(
      fc.property(anyFilters, (asked) => {
        expect(parseSearchAddress(searchAddress(asked), seedCatalogue)).toEqual(asked);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    null,
    "",
    "/",
    "/geral",
    "/questoesx",
    "/questoes/HARVARD",
    "//evil.example/questoes",
    "https://evil.example/questoes/ITA",
    `/questoes?q=${"a".repeat(12_000)}`,
  ])("is the whole bank for %j", (address) => {
    expect(parseSearchAddress(address, seedCatalogue)).toEqual(noFilters);
  });

  it("never fails, whatever the address contains", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(parseSearchAddress(`/questoes/${text}`, seedCatalogue)).toBeDefined();
        expect(parseSearchAddress(`/questoes?q=${text}`, seedCatalogue)).toBeDefined();
      }),
      { numRuns: 1000 },
    );
  });
});

describe("filters that no catalogue knows", () => {
  it("leave the address of the others", () => {
    expect(searchAddress(filters({ institutions: [999], subjects: [999] }))).toBe("/questoes/todas");
    expect(searchAddress(filters({ institutions: [999, ITA] }))).toBe("/questoes?instituicao=%2CITA");
  });
});
