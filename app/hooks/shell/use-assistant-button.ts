import { useLocation } from "@remix-run/react";
import { showsAssistantButton } from "#app/access/assistant-button.ts";
import { assistantPaths } from "#app/paths/assistant.ts";
import { questionPaths } from "#app/paths/questions.ts";
import { useInMenu } from "./use-menu.ts";
import { useViewer } from "./use-viewer.ts";

/** Whether this page has the tutor's floating button: none before the tutor answers. */
export function useAssistantButton(): boolean {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const answers = useInMenu(assistantPaths.tutor());
  // The bar of a question has its own.
  const isQuestion = pathname.startsWith(questionPaths.question(""));
  return answers && !isQuestion && showsAssistantButton(pathname, viewer);
}
