import type { EssayExam, MotivatingText } from "#app/features/essays/domain/essay.ts";
import { essayAxes, essayExams, isEssayExam } from "#app/features/essays/domain/essay-exams.ts";
import { readHead } from "./read-head.ts";

export type WrittenTheme = {
  /** Of its address: the file's name. */
  id: string;
  exam: EssayExam;
  axis: string;
  title: string;
  command: string;
  texts: MotivatingText[];
  profile: string;
};

/** Where a text names no other source. */
const OWN_SOURCE = "Texto escrito para o Farol.";
const HEAD = ["titulo", "prova", "eixo"];

function readText(part: string): MotivatingText {
  const [title = "", ...lines] = part.trim().split("\n");
  const sources = lines.filter((line) => line.startsWith("Fonte: "));
  const text = lines.filter((line) => !line.startsWith("Fonte: ")).join("\n");
  const source = sources[0]?.slice("Fonte: ".length);
  return { title, text: text.trim(), source: source ? `${OWN_SOURCE} ${sentence(source)}` : OWN_SOURCE };
}

function sentence(source: string): string {
  return `${source.charAt(0).toUpperCase()}${source.slice(1)}`;
}

/** A theme as its file says it: "name: value" lines, then texts under "## " titles. Throws where one is missing or unknown. */
export function readEssayTheme(name: string, file: string): WrittenTheme {
  const [head = "", ...parts] = file.split("\n## ");
  const fields = readHead(name, head, HEAD);
  const exam = fields.get("prova");
  const axis = fields.get("eixo") ?? "";
  const title = fields.get("titulo") ?? "";
  if (!isEssayExam(exam) || !Object.hasOwn(essayAxes, axis) || title === "") throw new Error(name);
  const { profile, command } = essayExams[exam];
  const texts = parts.map(readText);
  return { id: name.replace(/\.md$/, ""), exam, axis, title, command: command(title), texts, profile };
}
