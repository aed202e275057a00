import { readdirSync, readFileSync } from "node:fs";
import type { Passage } from "#app/features/assistant/domain/theory/passage.ts";
import { readPassages } from "#content/read-passages.ts";

function filesOf(folder: string) {
  const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return names.map((name) => ({ name, text: readFileSync(`${folder}/${name}`, "utf8") }));
}

/** All that the tutor answers theory from. */
export function theoryPassages(): Passage[] {
  const pages = [...filesOf("content/study-pages"), ...filesOf("content/glossary")];
  return readPassages(pages, filesOf("content/tracks"), {
    page: (id) => `/m/${id}`,
    step: (track, code) => `/trilhas/${track}/${code}`,
  });
}

/** Ordinary students' questions, as they type; `right`: of the titles that answer, null where nothing should. Every third is `heldBack` from tuning. */
export function theoryQuestions(): { asked: string; right: RegExp | null; heldBack: boolean }[] {
  const lines = readFileSync("tests/fixtures/theory/questions.tsv", "utf8").trimEnd().split("\n");
  return lines.map((line, at) => {
    const [asked = "", right = ""] = line.split("\t");
    return { asked, right: right === "-" ? null : new RegExp(right), heldBack: at % 3 === 2 };
  });
}
