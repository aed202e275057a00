import { yearIn } from "./roster-words.ts";

const SHIFT = / ?[-–/(]? ?(?:manh[ãa]|tarde|noite|matutino|vespertino|noturno|integral|diurno)\)?$/i;
/** "3A", "3º B", "1ª série C", "9º ano - D". */
const LETTERED = /^[1-9] ?[ºª°oa]? ?(?:s[ée]rie|ano|em)? ?-? ?[A-Z]$/i;
/** "1ª série", "9º ano do fundamental 2". */
const GRADE = /^[1-9] ?[ºª°oa]? ?(?:s[ée]rie|ano)(?: [\p{L}\p{N}º ª°-]{1,30})?$/iu;
/** "Infantil II", "Pré 2 A", "EJA 1", "Cursinho". */
const STAGE =
  /^(?:(?:infantil|maternal|ber[çc][áa]rio|jardim|pr[ée]|grupo|n[íi]vel|eja|m[óo]dulo) (?:[IVX]{1,4}|\d{1,2})(?: ?[A-Z])?|terceir[ãa]o|cursinho|extensivo|semiextensivo)$/i;
const CALENDAR = /\b(?:letivo|semestre|bimestre|trimestre)\b/i;

export function isLetteredClass(text: string): boolean {
  return LETTERED.test(text);
}

/** Whether a text is the name of a class by its form: a grade with or without a letter, or a stage of school. */
function isClassName(text: string): boolean {
  if (CALENDAR.test(text)) return false;
  const name = text.replace(SHIFT, "");
  return LETTERED.test(name) || GRADE.test(name) || STAGE.test(name);
}

/** "301", "M101", "3M1": names of classes that a list alone does not give away. */
const CODE = /^(?:[A-Z]{0,3}\d{3,4}[A-Z]?|\d[A-Z]{1,3}\d?)$/i;

/** A class as a line or a sheet names it; `year`: null where it does not say. */
export type WrittenClass = { name: string; year: number | null };

const YEAR_AT_END = /[\s,;|/(–-]*(?<!\d)20\d\d(?!\d)\)?$/;
/** What follows the name of a class in the line of a printed list. */
const DETAILS = /[\s,;|/–-]+(?:turno|per[íi]odo|ano letivo|professora?|prof\.?ª?|total|sala)\b.*$/i;

function written(text: string): WrittenClass {
  const bare = text.replace(DETAILS, "").replace(YEAR_AT_END, "").trim();
  return { name: bare, year: yearIn(text) };
}

/** The class in the name of a sheet: "3º B", "Turma 301", "3A 2026". Null: "Plan1", "Alunos". */
export function classOfSheet(name: string): WrittenClass | null {
  const bare = name.trim().replace(/\s+/g, " ");
  const labelled = /^turma\b[ :.–-]*(.+)$/i.exec(bare)?.[1];
  const found = written(labelled ?? bare);
  const isCode = CODE.test(found.name) && yearIn(found.name) === null;
  if (isClassName(found.name) || isCode) return found;
  return labelled && /^[\p{L}\p{N}]{1,12}$/u.test(found.name)
    ? { ...found, name: `Turma ${found.name}` }
    : null;
}

/** "Turma: Alfa": whatever follows the colon; without one only what has the form of a class. */
const LABELLED = /^(?:[\p{L} ]{0,40}[ –-] ?)?(?:turma|classe)(?: ?[:–-] ?(.{1,60})| (.{1,40}))$/iu;
/** "3ª série - Turma B". */
const GRADED = /^([1-9] ?[ºª°]? ?(?:s[ée]rie|ano))[ ,:;–-]+turma[ :]*([A-Z0-9]{1,3})$/i;

function inOneCell(text: string): WrittenClass | null {
  const graded = GRADED.exec(text);
  if (graded) return { name: `${graded[1]} ${graded[2]}`, year: null };
  const bare = written(text);
  if (isClassName(bare.name)) return bare;
  const [, afterColon, afterWord] = LABELLED.exec(text) ?? [];
  const named = written(afterColon ?? afterWord ?? "");
  if (named.name === "") return null;
  const short = CODE.test(named.name) || /^[A-Z]$/i.test(named.name);
  if (short) return { ...named, name: /\d/.test(named.name) ? named.name : `Turma ${named.name}` };
  return afterColon !== undefined || isClassName(named.name) ? named : null;
}

/**
 * The class in a line that heads the people below it: "Turma: 3º B", or its name alone. Null: a line of another kind.
 */
export function groupClass(cells: readonly string[]): WrittenClass | null {
  const filled = [...new Set(cells.filter((cell) => cell !== ""))];
  const [first = "", second, third] = filled;
  if (third !== undefined) return null;
  if (second === undefined) return inOneCell(first);
  if (!/^(?:turma|classe|s[ée]rie) ?:?$/i.test(first)) return null;
  const named = written(second);
  return isClassName(named.name) || CODE.test(named.name) ? named : null;
}
