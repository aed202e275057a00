import type { DemoNotebook } from "./notebooks/demo-notebook.ts";
import { notebookOfFunctions, notebookOfHeat } from "./notebooks/functions-and-heat.ts";
import { notebookOfKinematics, notebookOfRevolution } from "./notebooks/kinematics-and-revolution.ts";

/** The notebooks of the demo schools, written for them. */
export const demoNotebooks: readonly DemoNotebook[] = [
  notebookOfKinematics,
  notebookOfFunctions,
  notebookOfHeat,
  notebookOfRevolution,
];
