import { olympiadLevelOf, olympiads } from "#app/features/bank/domain/exams/olympiad-levels.ts";

function yearOf(word: string | null): number | null {
  return word && /^(?:19|20)\d\d$/.test(word) ? Number(word) : null;
}

/** Olympiad, level and year from a URL. */
export function readOlympiadFilter(params: URLSearchParams) {
  const [asked] = olympiads.filter(({ code }) => code === (params.get("olimpiada") ?? code));
  const olympiad = asked ?? olympiads[0] ?? { id: 0, name: "", fullName: "" };
  return { olympiad, level: olympiadLevelOf(params.get("nivel")), year: yearOf(params.get("ano")) };
}
