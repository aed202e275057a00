import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { type ParsedTrack, parseTrack } from "./parse-track.ts";
import { fieldLabels, headingLabels, readTrackField } from "./track-lines.ts";

/** Characters of a track's text: about four times the longest one that comes with the platform. */
export const LONGEST_TRACK_TEXT = 250_000;

/** Reads the text of the draft of a track, whose code never changes: another one is a problem. */
export function parseDraft(text: string, code: string, catalogue: TopicCatalogue): ParsedTrack {
  const parsed = parseTrack(text, catalogue);
  if (!parsed.track || parsed.track.code === code) return parsed;
  const at = text.split("\n").findIndex((line) => readTrackField(line)?.field === "code");
  const message = `O código desta trilha é “${code}” e não muda. Para outro código, comece outra trilha.`;
  const problems = [...parsed.problems, { line: at + 1, message }].sort(
    (one, other) => one.line - other.line,
  );
  return { ...parsed, problems };
}

/** What a new track starts as. */
export function newTrackText(head: { title: string; code: string; exam: string; subject: string }): string {
  return `# ${headingLabels.track}: ${head.title}
${fieldLabels.code}: ${head.code}
${fieldLabels.exam}: ${head.exam}
${fieldLabels.subject}: ${head.subject}
${fieldLabels.summary}: 
`;
}
