import { pastExamPaths } from "#app/features/exams/paths.ts";
import { institutionWithId } from "../domain/catalogue/institutions.ts";
import type { ExamBooklet } from "../domain/exams/exam-place.ts";

/** The address of an exam's page, with its booklet. */
export function examAddress({ institution, year, slug, colour }: ExamBooklet): string {
  const exam = pastExamPaths.exam(institutionWithId(institution)?.code ?? "", year, slug);
  return colour === null ? exam : `${exam}?cor=${colour}`;
}
