import { AppError } from "#app/platform/errors/app-error.ts";
import { embeddedPictures } from "../embedded-pictures.ts";
import { emptyReading, type FileReading, mostQuestions } from "../foreign-question.ts";
import type { HtmlPart } from "../html/html-tree.ts";
import { isElement } from "../html/html-tree.ts";
import {
  attributeOf,
  elementsNamed,
  firstNamed,
  type QtiText,
  qtiName,
  qtiTree,
  replaced,
} from "./qti-tree.ts";
import { readQtiItem } from "./read-item.ts";

/** The parts of a package by name: texts of XML, and pictures. */
export type PackageFiles = ReadonlyMap<string, Uint8Array>;

/** A package of QTI 2.1, 2.2 or 3.0, or one item. Throws import/hostile-xml, import/too-many-questions. */
export function readQti(files: PackageFiles): FileReading {
  const reading = emptyReading();
  for (const [path, bytes] of files) {
    if (!/\.(?:xml|qti)$/i.test(path)) continue;
    const text = new TextDecoder().decode(bytes);
    const { parts, formulas } = qtiTree(text);
    for (const item of elementsNamed(parts, (name) => name === "assessmentitem")) {
      if (reading.questions.length >= mostQuestions) throw new AppError("import/too-many-questions");
      const problems: string[] = [];
      const embedded = embeddedPictures(reading.pictures, (problem) => void problems.push(problem));
      const title = attributeOf(item, "title");
      const name = attributeOf(item, "identifier") || title || path;
      const line = lineOf(text, name);
      const picture = (address: string) => {
        const beside = besideOf(path, address);
        const found = files.get(beside);
        return found ? embedded.addBytes(beside, found) : embedded.pathOf(address);
      };
      const whole = withStimulus(item.children, path, files, formulas);
      const read = readQtiItem({ ...item, children: whole }, { line, name, picture, problems, formulas });
      if ("statement" in read) reading.questions.push(read);
      else
        reading.unsupported.push({
          name: `${path} ${title || name}`.trim(),
          line,
          kind: `QTI: ${read.kind}`,
        });
    }
  }
  if (reading.questions.length + reading.unsupported.length === 0)
    reading.malformed.push({ line: 1, reason: "o pacote não tem questões QTI 2 ou 3" });
  return reading;
}

/** Where the identifier stands, in either quotes; 1 where it stands nowhere. */
function lineOf(text: string, name: string): number {
  const at = text.indexOf(`identifier="${name}"`);
  const found = at === -1 ? text.indexOf(`identifier='${name}'`) : at;
  return text.slice(0, Math.max(0, found)).split("\n").length;
}

/** A text that several items share stands in a file of its own: it opens the item's body. */
function withStimulus(
  parts: readonly HtmlPart[],
  path: string,
  files: PackageFiles,
  formulas: QtiText["formulas"],
): HtmlPart[] {
  const shared = elementsNamed(parts, (name) => name === "assessmentstimulusref").flatMap((reference) => {
    const from = besideOf(path, attributeOf(reference, "href"));
    const bytes = files.get(from);
    const body =
      bytes && firstNamed(qtiTree(new TextDecoder().decode(bytes), formulas).parts, "stimulusbody");
    return body ? [{ ...body, tag: "div", children: seenFrom(path, body.children, from, files) }] : [];
  });
  return parts.map((part) =>
    isElement(part) && qtiName(part) === "itembody"
      ? { ...part, children: [...shared, ...part.children] }
      : part,
  );
}

/** The parts of a file with the addresses of its pictures as another file of the package writes them. */
function seenFrom(path: string, parts: readonly HtmlPart[], from: string, files: PackageFiles): HtmlPart[] {
  const top = "../".repeat(path.split("/").length - 1);
  return replaced(parts, (element) => {
    const name = besideOf(from, attributeOf(element, "src"));
    if (element.tag !== "img" || !files.has(name)) return null;
    const address = top + name.split("/").map(encodeURIComponent).join("/");
    return [{ ...element, attributes: new Map(element.attributes).set("src", address) }];
  });
}

/** The name in the package of what an address beside a file means. */
function besideOf(path: string, address: string): string {
  const parts = path.split("/").slice(0, -1);
  for (const part of address.replace(/[?#].*$/, "").split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  try {
    return decodeURIComponent(parts.join("/")).normalize("NFC");
  } catch {
    return parts.join("/");
  }
}
