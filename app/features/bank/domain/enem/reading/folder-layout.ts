import { parseJson } from "./parse-line.ts";
import { objectOf } from "./read-value.ts";

/** The public API's layout: <year>/questions/<number>[-<language>]/details.json, with the question's pictures beside it. */
const inLayout = /(?:^|\/)((?:19|20)\d{2})\/(questions\/[^/]+\/[^/]+)$/;
const details = /\/details\.json$/;

/** The permanent path of a file of the layout ("2023/questions/1-ingles/details.json"); null outside it. */
export function layoutPath(path: string): string | null {
  const [, year, rest] = inLayout.exec(path) ?? [];
  return year === undefined ? null : `${year}/${rest}`;
}

export function isQuestionFile(layoutPath: string): boolean {
  return details.test(layoutPath);
}

/** One JSON Lines file a year, questions in order, each with its source path. Unreadable ones stay as they are. */
export function filesOfLayout(
  questions: readonly { path: string; text: string }[],
): { name: string; text: string }[] {
  const lines = questions.map(({ path, text }) => ({
    path,
    year: path.slice(0, 4),
    line: lineOf(path, text),
  }));
  const years = [...new Set(lines.map(({ year }) => year))].sort();
  return years.map((year) => {
    const own = lines
      .filter((each) => each.year === year)
      .sort((one, other) => one.path.localeCompare(other.path, "en", { numeric: true }));
    return { name: year, text: own.map(({ line }) => line).join("\n") };
  });
}

function lineOf(path: string, text: string): string {
  const fields = objectOf(parseJson(text.replace(/^\uFEFF/, ""))?.value);
  return fields
    ? JSON.stringify({ ...fields, sourcePath: `public/${path}` })
    : `${path}: ${text.slice(0, 200)}`.replace(/\s+/g, " ");
}
