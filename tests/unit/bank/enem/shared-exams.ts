import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type InepLinks, linkFor, readInepLinks } from "#app/features/bank/domain/enem/reading/inep-link.ts";
import { type EnemFile, readEnemFile } from "#app/features/bank/domain/enem/reading/read-file.ts";
import type { EnemRow } from "#app/features/bank/domain/enem/reading/row.ts";
import { type DraftedRow, enemDraft } from "#app/features/bank/domain/enem/to-draft.ts";

const root = "../shared/data";
const exams = `${root}/enem-provas-2009-2022`;

/** Real exams lie beside the project, never in it; without them the tests that read them skip and say so. */
export const hasSharedExams = existsSync(exams);
export const withoutExams = "(needs ../shared/data)";

export const years = [2009, 2010, 2011, 2012, 2013, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022];

export function readYear(year: number): EnemFile {
  return readShared(`enem-provas-2009-2022/enem-${year}.jsonl`);
}

export function readShared(path: string): EnemFile {
  return readEnemFile(readFileSync(`${root}/${path}`, "utf8"), path);
}

export function readLinks(): InepLinks {
  return readInepLinks(readFileSync(`${exams}/ligacao_inep.csv`, "utf8"));
}

/** The pictures that are there: all that the source has. */
export function suppliedPictures(): Set<string> {
  return new Set(readdirSync(`${exams}/imagens`, { recursive: true, encoding: "utf8" }));
}

export type Drafted = DraftedRow & { row: EnemRow };

/** As a source without reviewed questions: no repair knows its wording. */
export function unread({ row, ...each }: { row: EnemRow }): { row: EnemRow } {
  return { ...each, row: { ...row, context: `${row.context} ` } };
}

/** Every question of the thirteen years, or of some of them, as a draft. */
export function draftAll(
  links: InepLinks,
  hasPicture: (path: string) => boolean,
  of: readonly number[] = years,
): Drafted[] {
  return of.flatMap((year) =>
    readYear(year).rows.map(({ row }) => ({ row, ...enemDraft(row, linkFor(links, row), hasPicture) })),
  );
}
