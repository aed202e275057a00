import { institutionWithId } from "#app/domain/catalogue/institutions.ts";
import type { ExamBooklet } from "#app/domain/exams/exam-place.ts";
import { pastExamPaths } from "#app/paths/past-exams.ts";

/** The address of an exam's page, with its booklet. */
export function examAddress({ institution, year, slug, colour }: ExamBooklet): string {
  const exam = pastExamPaths.exam(institutionWithId(institution)?.code ?? "", year, slug);
  return colour === null ? exam : `${exam}?cor=${colour}`;
}
