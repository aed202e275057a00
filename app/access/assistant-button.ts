import { paths, plannedPaths } from "#app/paths.ts";
import type { Holder } from "./decide.ts";

/** Who works at a school: the button is for those who study there. */
const hiddenRoles: ReadonlySet<string> = new Set(["admin", "assistant", "teacher"]);

/** Pages without the button (spec 000 §2). */
const hiddenPaths: ReadonlySet<string> = new Set([
  paths.home(),
  paths.general(),
  paths.welcome(),
  plannedPaths.mentoringAbout(),
  plannedPaths.moderation(),
  plannedPaths.payment(),
  paths.about(),
  plannedPaths.assistant(),
  paths.assistantAbout(),
  plannedPaths.maristaHome(),
]);

/** Nothing helps during an assessment. */
const ASSESSMENT = /avaliacao|avaliacoes/;

/** A session of practice is one while it goes on; its result is not. */
const SESSION = new RegExp(`^${paths.practiceSession("")}[^/]+$`);

/** Whether the floating button to the assistant stands on a page (spec 000 §2). `path`: without query, with or without a slash at its end. */
export function showsAssistantButton(path: string, viewer: Holder | null): boolean {
  if (viewer?.school && hiddenRoles.has(viewer.school.role)) return false;
  const page = path.replace(/(?<=.)\/+$/, "");
  return !hiddenPaths.has(page) && !ASSESSMENT.test(path) && !SESSION.test(page);
}
