import { paths, plannedPaths } from "#app/paths.ts";
import type { Holder } from "./decide.ts";

/** School staff: the button is for students. */
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

const ASSESSMENT = /avaliacao|avaliacoes/;

const SESSION = new RegExp(`^${paths.practiceSession("")}[^/]+$`);

/** Whether the assistant's floating button is displayed (spec 000 §2). `path`: without query. */
export function showsAssistantButton(path: string, viewer: Holder | null): boolean {
  if (viewer?.school && hiddenRoles.has(viewer.school.role)) return false;
  const page = path.replace(/(?<=.)\/+$/, "");
  return !hiddenPaths.has(page) && !ASSESSMENT.test(path) && !SESSION.test(page);
}
