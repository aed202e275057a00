import { readdirSync, readFileSync } from "node:fs";
import { type InepLinks, linkFor, readInepLinks } from "#app/features/bank/domain/enem/reading/inep-link.ts";
import { type EnemFile, readEnemFile } from "#app/features/bank/domain/enem/reading/read-file.ts";
import type { EnemRow } from "#app/features/bank/domain/enem/reading/row.ts";
import { type DraftedRow, enemDraft } from "#app/features/bank/domain/enem/to-draft.ts";
import { dataSets } from "#tests/support/data-sets.ts";

export type Drafted = DraftedRow & { row: EnemRow };

type Places = {
  exams: string;
  years: readonly number[];
  /** One of the years from another source. */
  second: string;
  secondYear: number;
  extraction: string;
  labels: string;
};

const REAL: Places = {
  exams: "enem-provas-2009-2022",
  years: [2009, 2010, 2011, 2012, 2013, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022],
  second: "enem-2022-legendas/2022.json",
  secondYear: 2022,
  extraction: "enem-2025-extracao-suja",
  labels: "tests/labels",
};

/** Questions of our own, in years that the real ones lack. */
const OWN: Places = {
  exams: "enem-provas",
  years: [2014, 2023],
  second: "enem-legendas/2023.json",
  secondYear: 2023,
  extraction: "enem-extracao-suja",
  labels: "tests/fixtures/data/labels",
};

/** As a source whose questions nobody has read yet: no repair knows its wording. */
export function unread({ row, ...each }: { row: EnemRow }): { row: EnemRow } {
  return { ...each, row: { ...row, context: `${row.context} ` } };
}

function reading(root: string, { exams, years, second, secondYear, extraction, labels }: Places) {
  const textOf = (path: string) => readFileSync(`${root}/${path}`, "utf8");
  const read = (path: string) => readEnemFile(textOf(path), path);
  const readYear = (year: number): EnemFile => read(`${exams}/enem-${year}.jsonl`);
  return {
    years,
    secondYear,
    readYear,
    readSecond: () => read(second),
    readExtraction: (file: string) => read(`${extraction}/${file}`),
    /** `ligacao_inep.csv`, as it is. */
    linksText: () => textOf(`${exams}/ligacao_inep.csv`),
    readLinks: (): InepLinks => readInepLinks(textOf(`${exams}/ligacao_inep.csv`)),
    itemsText: (year: number) => textOf(`tri-enem/itens/ITENS_PROVA_${year}.csv`),
    /** The words of each labelled line, comments left out. */
    readLabels: (file: string) =>
      readFileSync(`${labels}/${file}`, "utf8")
        .split("\n")
        .filter((line) => line !== "" && !line.startsWith("#")),
    /** The pictures that are there. */
    suppliedPictures: () =>
      new Set(readdirSync(`${root}/${exams}/imagens`, { recursive: true, encoding: "utf8" })),
    /** Every question of all years, or of some of them, as a draft. */
    draftAll: (
      links: InepLinks,
      hasPicture: (path: string) => boolean,
      of: readonly number[] = years,
    ): Drafted[] =>
      of.flatMap((year) =>
        readYear(year).rows.map(({ row }) => ({ row, ...enemDraft(row, linkFor(links, row), hasPicture) })),
      ),
  };
}

/** Our own exams, and the real ones where they are, each with what is expected of it. */
export function examSets<Expected>(expected: { own: Expected; real: Expected }) {
  return dataSets(REAL.exams, {
    own: { ...OWN, expected: expected.own },
    real: { ...REAL, expected: expected.real },
  }).map(({ name, root, expected, ...places }) => ({ name, root, expected, ...reading(root, places) }));
}
