import { AppError } from "#app/platform/errors/app-error.ts";
import { categoryParts } from "../category-parts.ts";
import { emptyReading, type FileReading, mostQuestions } from "../foreign-question.ts";
import { readMoodleQuestion } from "./read-question.ts";
import { mendXml, readXml } from "./read-xml.ts";
import { textIn, type XmlElement } from "./xml-element.ts";

/** Moodle 1.9 to 4. A question that the XML breaks in is named, and those after it are read. Throws import/hostile-xml, too-deep, too-many-questions. */
export async function readMoodleXml(source: string): Promise<FileReading> {
  const text = mendXml(source);
  const reading = emptyReading();
  let category: string[] = [];
  let position = 0;
  let lines = 0;
  const onChild = (element: XmlElement) => {
    if (element.name !== "question") return;
    if (element.attributes.type === "category") {
      category = categoryParts(textIn(element, "category"));
      return;
    }
    position += 1;
    if (position > mostQuestions) throw new AppError("import/too-many-questions");
    addQuestion(reading, { ...element, line: element.line + lines }, { position, category });
  };
  const whole = await readXml(text, { onChild, nested: "question" });
  const { root } = whole;
  let { broken } = whole;
  if (!broken && root !== "quiz")
    reading.malformed.push({ line: 1, reason: `não é uma exportação do Moodle: começa com <${root}>` });
  for (let from = 0; broken; ) {
    noteBroken(reading, broken, lines);
    const next = root === "quiz" ? text.slice(from + broken.next).search(/<question[\s>]/) : -1;
    if (next === -1) break;
    const start = from + broken.next + next;
    lines += text.slice(from, start).split("\n").length - 1;
    from = start;
    position += 1;
    ({ broken } = await readXml(text.slice(from), { onChild, nested: "question", before: "<quiz>" }));
  }
  return reading;
}

type Broken = NonNullable<Awaited<ReturnType<typeof readXml>>["broken"]>;

function noteBroken(reading: FileReading, broken: Broken, lines: number): void {
  const { inside } = broken;
  const name = inside ? textIn(inside, "name") : "";
  const which = name === "" ? "" : ` (questão “${name.slice(0, 80)}”)`;
  reading.malformed.push({
    line: lines + (inside?.line ?? broken.line),
    reason: `XML inválido: ${broken.reason}, na linha ${lines + broken.line}${which}`,
  });
}

function addQuestion(
  reading: FileReading,
  element: XmlElement,
  place: { position: number; category: string[] },
): void {
  const pictures = new Map<string, Uint8Array>();
  const question = readMoodleQuestion(element, place, pictures);
  if (!("statement" in question)) {
    const name = textIn(element, "name") || `questão ${place.position}`;
    reading.unsupported.push({ name, line: element.line, kind: question.kind });
    return;
  }
  reading.questions.push(question);
  for (const [path, bytes] of pictures) reading.pictures.set(path, bytes);
}
