import type { ResultsView } from "#app/services/assessments/results-view.ts";

export type OpenedResults = ResultsView & {
  asked: { classId: string | null; order: string; onlyNeeding: boolean };
};

/** The one that the drawer shows. */
export type DrawerQuestion = NonNullable<OpenedResults["opened"]>;
