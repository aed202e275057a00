import { readFile } from "node:fs/promises";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { parseTrack } from "#app/features/tracks/domain/parse-track.ts";
import { printTrack } from "#app/features/tracks/domain/print-track.ts";
import { questionsOfSubtopic, subtopicsOf } from "#app/features/tracks/domain/written-track.ts";
import { UsageError } from "../usage-error.ts";

/** `said`: per file what it has, its problems and what is missing by line; `print`: the text as the editor writes it. */
export async function checkTrackCommand(
  files: readonly string[],
  { print, json }: { print: boolean; json: boolean },
): Promise<{ said: string }> {
  if (files.length === 0) throw new UsageError("Diga o arquivo: track check content/tracks/*.md");
  const checked = await Promise.all(
    files.map(async (file) => ({ file, ...parseTrack(await readFile(file, "utf8"), seedCatalogue) })),
  );
  if (print) return { said: checked.map(({ track }) => (track ? printTrack(track) : "")).join("\n") };
  const reports = checked.map(({ file, track, problems, gaps }) => {
    const subtopics = track ? subtopicsOf(track) : [];
    return {
      file,
      subtopics: subtopics.length,
      questions: subtopics.flatMap(questionsOfSubtopic).length,
      problems,
      gaps,
    };
  });
  if (json) return { said: JSON.stringify(reports) };
  const lines = reports.flatMap(({ file, subtopics, questions, problems, gaps }) => [
    `${file}: ${subtopics} subtópicos, ${questions} questões, ${problems.length} problemas, ${gaps.length} faltas`,
    ...[...problems, ...gaps].map(({ line, message }) => `  linha ${line}: ${message}`),
  ]);
  return { said: lines.join("\n") };
}
