import { columnHeadings } from "./column-headings.ts";
import { plainWords } from "./roster-words.ts";

const FOOTER =
  /^(?:(?:sub)?total|legenda|obs(?:erva[çc](?:[ãa]o|[õo]es))?|p[áa]g(?:ina)?|emitid[oa]|gerad[oa]|impress[oa]|atualizad[oa]|assinatura|carimbo|quantidade|qtde?|n[úu]mero de|n[º°o.]* de (?:alun|estud|matr)|fonte|data|visto|diretor[ae]?s?|secret[áa]ri[ao]|coordenador[a]?|respons[áa]vel|professor[a]? regente|relat[óo]rio|lista(?:gem)? de|rela[çc][ãa]o de|matr[íi]culas? (?:ativ|inic|final)|alunos? (?:matric|transf|ativ)|col[ée]gio|escola|governo|prefeitura|minist[ée]rio|sistema|ano letivo|turno|per[íi]odo|fim d[ae])(?!\p{L})/iu;

const headings = new Set([...columnHeadings.fullName, ...columnHeadings.firstName]);

/** Whether what stands in place of a name is a title, a total, a signature, or the heading of a further page. */
export function isPersonless(name: string, cells: readonly string[]): boolean {
  if (headings.has(plainWords(name)) && cells.filter((cell) => cell !== "").length > 1) return true;
  if (!FOOTER.test(`${name} `)) return false;
  const others = cells.filter((cell) => cell !== "" && cell !== name);
  return others.length === 0 || /[\d:]/.test(name);
}
