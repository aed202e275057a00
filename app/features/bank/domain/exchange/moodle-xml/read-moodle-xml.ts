import { AppError } from "#app/platform/errors/app-error.ts";
import { categoryParts } from "../category-parts.ts";
import { emptyReading, type FileReading, mostQuestions } from "../foreign-question.ts";
import { readMoodleQuestion } from "./read-question.ts";
import { readXml } from "./read-xml.ts";
import { textIn, type XmlElement } from "./xml-element.ts";

/** Moodle 1.9 to 4. Questions before an XML defect are retained. Throws import/hostile-xml, too-deep, too-many-questions. */
export async function readMoodleXml(text: string): Promise<FileReading> {
  const reading = emptyReading();
  let category: string[] = [];
  let position = 0;
  const { root, broken } = await readXml(text, (element) => {
    if (element.name !== "question") return;
    if (element.attributes.type === "category") {
      category = categoryParts(textIn(element, "category"));
      return;
    }
    position += 1;
    if (position > mostQuestions) throw new AppError("import/too-many-questions");
    addQuestion(reading, element, { position, category });
  });
  if (broken) reading.malformed.push({ line: broken.line, reason: `XML inválido: ${broken.reason}` });
  else if (root !== "quiz")
    reading.malformed.push({
      line: 1,
      reason: `não é uma exportação do Moodle: começa com <${root}>`,
    });
  return reading;
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
