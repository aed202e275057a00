import { escapeAttribute, escapeText } from "#app/platform/math/domain/escape-html.ts";
import { labelOf } from "../answers/answer-forms.ts";
import { answerName } from "../answers/check-answer.ts";
import { answerSheet, type SheetRow } from "./answer-sheet.ts";
import type { PaperOptions } from "./paper-options.ts";
import type { PaperKey } from "./paper-question.ts";
import type { PaperVersion, VersionQuestion } from "./paper-versions.ts";
import { versionKey } from "./version-key.ts";

/** A part of a text document: starts a page, or goes on below; `columns`: of its text. */
export type PaperPart = { html: string; columns: 1 | 2; newPage: boolean };

export type PaperContent = {
  title: string;
  options: PaperOptions;
  /** Address of a picture, or null. */
  logo: string | null;
  versions: readonly PaperVersion[];
  codes: readonly { code: string }[];
  keys: readonly PaperKey[] | null;
};

/** Lines for the text of an open question. */
const LINES = 10;
const CIRCLED_A = 0x24b6;
const CIRCLED_1 = 0x2460;

function circled(mark: string): string {
  if (mark === "0") return "⓪";
  if (/^\d$/.test(mark)) return String.fromCharCode(CIRCLED_1 + Number(mark) - 1);
  return String.fromCharCode(CIRCLED_A + mark.charCodeAt(0) - 65);
}

function headerHtml(
  { title, options, logo }: PaperContent,
  { name, part }: { name: string | null; part?: string },
): string {
  const { school, className, date } = options;
  const heading = `${part ? `${part}: ` : ""}${options.title || title}${name ? `, versão ${name}` : ""}`;
  return [
    logo && `<p><img src="${escapeAttribute(logo)}" height="60" alt=""></p>`,
    school && `<p><b>${escapeText(school)}</b></p>`,
    `<h1>${escapeText(heading)}</h1>`,
    `<p>Nome: ${"_".repeat(40)} Turma: ${escapeText(className) || "_".repeat(8)} Data: ${escapeText(date) || "_".repeat(10)}</p>`,
  ]
    .filter(Boolean)
    .join("");
}

function questionHtml({
  printed,
  annulled,
  heading,
  kind,
  statement,
  alternatives,
}: VersionQuestion): string {
  const choices = alternatives.map(({ letter, html }) => `<p><b>${labelOf(kind, letter)}</b> ${html}</p>`);
  const space = {
    sum: "<p>Soma: ______</p>",
    numeric: "<p>Resposta: ______</p>",
    open: `<p>${"_".repeat(44)}</p>`.repeat(LINES),
  };
  return [
    heading ? `<h2>${escapeText(heading)}</h2>` : "",
    `<h3>Questão ${printed}${annulled ? " (anulada)" : ""}</h3>`,
    statement,
    ...choices,
    kind in space ? space[kind as keyof typeof space] : "",
  ].join("");
}

function rowHtml({ printed, bubbles, shape }: SheetRow): string {
  const marks =
    shape === "lines" ? "na folha da prova" : bubbles.map((row) => row.map(circled).join(" ")).join("<br>");
  return `<tr><td><b>${printed}</b></td><td>${marks}</td></tr>`;
}

function keyHtml(versions: readonly PaperVersion[], keys: readonly PaperKey[]): string {
  const tables = versions.map((version) => {
    const rows = versionKey(version, keys).map(
      ({ printed, answer, annulled }) =>
        `${printed} ${annulled ? "anulada" : answer ? answerName(answer) : "—"}`,
    );
    return `<h3>Versão ${version.name}</h3><p>${rows.join(" · ")}</p>`;
  });
  return tables.join("");
}

function solutionsHtml(versions: readonly PaperVersion[], keys: readonly PaperKey[]): string {
  const told = new Map(keys.map(({ ord, solution }) => [ord, solution]));
  return versions
    .slice(0, 1)
    .flatMap(({ questions }) => questions)
    .flatMap(({ ord, printed }) => {
      const solution = told.get(ord);
      return solution ? [`<h3>Questão ${printed}</h3>${solution}`] : [];
    })
    .join("");
}

/** A paper as the parts of a text document, in the order of the sheets. Trusted HTML of our renderer; lines of the header escaped. */
export function paperParts(content: PaperContent): PaperPart[] {
  const { options, versions, codes, keys } = content;
  const nameOf = (version: PaperVersion) => (versions.length > 1 ? version.name : null);
  const whole = (html: string): PaperPart => ({ html, columns: 1, newPage: true });
  const parts = versions.flatMap((version, index): PaperPart[] => {
    const name = nameOf(version);
    const sheet = `${headerHtml(content, { name, part: "Folha de respostas" })}<p>Código desta versão: <b>${codes[index]?.code}</b></p><table>${answerSheet(version).map(rowHtml).join("")}</table>`;
    return [
      whole(headerHtml(content, { name })),
      { html: version.questions.map(questionHtml).join(""), columns: options.columns, newPage: false },
      ...(options.sheet ? [whole(sheet)] : []),
    ];
  });
  if (keys && options.key) parts.push(whole(`<h1>Gabarito</h1>${keyHtml(versions, keys)}`));
  if (keys && options.solutions)
    parts.push(
      whole(
        `<h1>Resoluções</h1>${versions.length > 1 ? "<p>Números e letras da versão A.</p>" : ""}${solutionsHtml(versions, keys)}`,
      ),
    );
  return parts;
}
