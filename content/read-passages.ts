import type { Passage } from "#app/features/assistant/domain/theory/passage.ts";
import { writtenParts } from "#app/features/library/domain/study-parts.ts";
import { readStudyPage } from "./read-study-page.ts";

type ContentFile = { name: string; text: string };

/** Sections that teach nothing by themselves. */
const ELSEWHERE = /^(?:Exemplo|Onde mais se erra|Questões para fixar|Para treinar)/;
const LONGEST = 900;

/** A proper name within a sentence. */
const NAME = /(?<=[\p{Ll},;(] )\p{Lu}\p{L}{3,}/gu;

/** Emphasised words and proper names: "**mitocôndria**", "Aleijadinho" are what somebody looks for. */
function namesIn(text: string): string {
  const found = [...text.matchAll(/\*{1,2}([^*\n]{2,60})\*{1,2}/g)].map(([, name = ""]) =>
    name.replace(/[*.:]/g, ""),
  );
  const proper = text.replace(/\$[^$]*\$/g, " ").match(NAME) ?? [];
  return [...new Set([...found, ...proper])].join(" · ");
}

/** Whole paragraphs, without pictures and tables. */
function shortened(text: string): string {
  const blocks = text
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter((block) => block && !/^(?:!\[|\||::)/.test(block));
  let said = "";
  for (const block of blocks) {
    if (said && said.length + block.length > LONGEST) break;
    said = said ? `${said}\n\n${block}` : block;
  }
  return said;
}

function passagesOfPage({ name, text }: ContentFile, address: (id: string) => string): Passage[] {
  const page = readStudyPage(name, text);
  let section = { id: "", title: page.title.split(":")[0] ?? page.title };
  const found: Passage[] = [];
  for (const part of writtenParts(page.text)) {
    if (part.kind === "section") section = part;
    if (part.kind !== "text" || ELSEWHERE.test(section.title)) continue;
    const said = shortened(part.source);
    const href = `${address(page.id)}${section.id ? `#${section.id}` : ""}`;
    if (said)
      found.push({ href, title: section.title, page: page.title, names: namesIn(part.source), body: said });
  }
  return found;
}

function passagesOfTrack({ text }: ContentFile, address: (track: string, code: string) => string): Passage[] {
  const track = /^Código: (\S+)$/m.exec(text)?.[1] ?? "";
  const name = /^# Trilha: (.+)$/m.exec(text)?.[1] ?? track;
  return text
    .split(/^### Subtópico: /m)
    .slice(1)
    .flatMap((block) => {
      const [title = ""] = block.split("\n", 1);
      const code = /^Código: (\S+)$/m.exec(block)?.[1] ?? "";
      return [...block.matchAll(/^#### Lição: (.+)\n([\s\S]*?)(?=^#{2,4} |(?![\s\S]))/gm)].map(
        ([, lesson = "", body = ""]) => ({
          href: address(track, code),
          title,
          page: `Trilha ${name}`,
          names: [lesson, namesIn(body)].join(" · "),
          body: shortened(body),
        }),
      );
    });
}

/** What the tutor answers theory from: sections of study pages and of the glossary, and lessons of tracks. */
export function readPassages(
  pages: readonly ContentFile[],
  tracks: readonly ContentFile[],
  addresses: { page: (id: string) => string; step: (track: string, code: string) => string },
): Passage[] {
  return [
    ...pages.flatMap((file) => passagesOfPage(file, addresses.page)),
    ...tracks.flatMap((file) => passagesOfTrack(file, addresses.step)),
  ];
}
