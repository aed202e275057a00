import type { ResultsView } from "../../services/results/results-view.ts";

export type LoadedResults = ResultsView & {
  asked: { classId: string | null; order: string; onlyNeeding: boolean };
};

/** The one that the drawer shows. */
export type DrawerQuestion = NonNullable<LoadedResults["opened"]>;
