import { signInPaths } from "#app/features/accounts/paths.ts";
import { assistantPaths } from "#app/features/assistant/paths.ts";
import { aboutPaths, homePaths } from "#app/features/home/paths.ts";
import { shellPaths } from "#app/shell/paths.ts";
import type { Holder } from "./decide.ts";

/** School staff: the button is for students. */
const hiddenRoles: ReadonlySet<string> = new Set(["admin", "assistant", "teacher"]);

/** Pages without the button (R-SHELL-4). */
const hiddenPaths: ReadonlySet<string> = new Set([
  homePaths.home(),
  homePaths.general(),
  signInPaths.welcome(),
  shellPaths.mentoringAbout(),
  shellPaths.moderation(),
  shellPaths.payment(),
  aboutPaths.about(),
  assistantPaths.tutor(),
  aboutPaths.assistant(),
  shellPaths.maristaHome(),
]);

const ASSESSMENT = /avaliacao|avaliacoes/;

/** A meeting's own buttons lie there (decision 056). */
const MEETING = new RegExp(`^${shellPaths.meeting("")}`);

const SESSION = new RegExp(`^${shellPaths.practiceSession("")}[^/]+$`);

/** Whether the assistant's floating button is displayed (R-SHELL-4). `path`: without query. */
export function showsAssistantButton(path: string, viewer: Holder | null): boolean {
  if (viewer?.school && hiddenRoles.has(viewer.school.role)) return false;
  const page = path.replace(/(?<=.)\/+$/, "");
  return !hiddenPaths.has(page) && !ASSESSMENT.test(path) && !SESSION.test(page) && !MEETING.test(page);
}
