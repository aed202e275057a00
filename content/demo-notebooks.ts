import { notebookOfFunctions, notebookOfHeat } from "./notebooks/functions-and-heat.ts";
import { notebookOfKinematics, notebookOfRevolution } from "./notebooks/kinematics-and-revolution.ts";

/** A demo section: texts in Markdown, and searches whose first questions stand at its end. */
export type DemoSection = { title: string; texts: readonly string[]; note?: string; search?: string };
export type DemoNotebook = { title: string; sections: readonly DemoSection[] };

/** The notebooks of the demo schools, written for them. */
export const demoNotebooks: readonly DemoNotebook[] = [
  notebookOfKinematics,
  notebookOfFunctions,
  notebookOfHeat,
  notebookOfRevolution,
];
