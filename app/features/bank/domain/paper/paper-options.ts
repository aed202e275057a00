import { VERSIONS } from "./paper-versions.ts";

/** Points; the last is large print, in one column. */
export const TEXT_SIZES = [10, 12, 14, 18] as const;
const LARGE = 18;

/** How a paper is printed, as its address has it. */
export type PaperOptions = {
  columns: 1 | 2;
  /** 1 to 4. */
  versions: number;
  /** Of the text, in points. */
  size: (typeof TEXT_SIZES)[number];
  sheet: boolean;
  key: boolean;
  solutions: boolean;
  /** Pictures in grey, no shaded boxes. */
  saveInk: boolean;
  school: string;
  className: string;
  date: string;
  title: string;
};

/** Characters of a line of the header. */
export const MOST_HEADER = 80;

/** Names on the address. */
export const paperNames = {
  columns: "colunas",
  versions: "versoes",
  size: "letra",
  sheet: "folha",
  key: "gabarito",
  solutions: "resolucoes",
  saveInk: "economia",
  school: "escola",
  className: "turma",
  date: "data",
  title: "titulo",
} as const satisfies Record<keyof PaperOptions, string>;

/** Reads an address or a form; what it does not understand is the default. */
export function readPaperOptions(sent: URLSearchParams): PaperOptions {
  const isOn = (name: string) => sent.get(name) === "sim";
  const line = (name: string) => (sent.get(name) ?? "").trim().slice(0, MOST_HEADER);
  const versions = Number(sent.get(paperNames.versions));
  const size = TEXT_SIZES.find((each) => String(each) === sent.get(paperNames.size)) ?? 10;
  return {
    columns: sent.get(paperNames.columns) === "1" || size === LARGE ? 1 : 2,
    versions: VERSIONS.length >= versions && versions >= 1 && Number.isInteger(versions) ? versions : 1,
    size,
    sheet: isOn(paperNames.sheet),
    key: isOn(paperNames.key),
    solutions: isOn(paperNames.solutions),
    saveInk: isOn(paperNames.saveInk),
    school: line(paperNames.school),
    className: line(paperNames.className),
    date: line(paperNames.date),
    title: line(paperNames.title),
  };
}

/** The options as an address has them, without the defaults. */
export function paperQuery(options: PaperOptions): [string, string][] {
  const { columns, versions, size, title, school, className, date } = options;
  const word = (isOn: boolean, text = "sim") => (isOn ? text : "");
  const written: Record<keyof PaperOptions, string> = {
    columns: word(columns === 1 && size !== LARGE, "1"),
    versions: word(versions > 1, String(versions)),
    size: word(size !== TEXT_SIZES[0], String(size)),
    sheet: word(options.sheet),
    key: word(options.key),
    solutions: word(options.solutions),
    saveInk: word(options.saveInk),
    title,
    school,
    className,
    date,
  };
  const names = Object.keys(written) as (keyof PaperOptions)[];
  return names.filter((name) => written[name] !== "").map((name) => [paperNames[name], written[name]]);
}

/** Whether an address requests keys or solutions, which only the server includes. */
export function asksForKey(sent: URLSearchParams): boolean {
  const { key, solutions } = readPaperOptions(sent);
  return key || solutions;
}
