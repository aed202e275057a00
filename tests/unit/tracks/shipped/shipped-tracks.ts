import { readdirSync, readFileSync } from "node:fs";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { parseTrack } from "#app/features/tracks/domain/parse-track.ts";
import {
  questionsOfSubtopic,
  subtopicsOf,
  type WrittenSubtopic,
  type WrittenTrack,
} from "#app/features/tracks/domain/written-track.ts";

const tracksFolder = new URL("../../../../content/tracks/", import.meta.url);

/** The tracks of content/tracks as their reader gives them, with what it complains of. */
export const shippedTracks = readdirSync(tracksFolder)
  .filter((name) => name.endsWith(".md"))
  .sort()
  .map((name) => ({ name, ...parseTrack(readFileSync(new URL(name, tracksFolder), "utf8"), seedCatalogue) }));

/** Throws where the text has no head to read. */
export function shippedTrack(code: string): WrittenTrack {
  const found = shippedTracks.find(({ track }) => track?.code === code)?.track;
  if (!found) throw new Error(`no track ${code}`);
  return found;
}

/** The questions that a subtopic's text has, each with its name "subtopic/q1". */
export function writtenQuestions(subtopic: WrittenSubtopic) {
  return questionsOfSubtopic(subtopic).flatMap((question) =>
    question.from === "text"
      ? [{ id: `${subtopic.code}/${question.name}`, name: question.name, draft: question.draft }]
      : [],
  );
}

export function questionsOfTrack(track: WrittenTrack) {
  return subtopicsOf(track).flatMap(writtenQuestions);
}
