import { useLocation } from "@remix-run/react";
import { assistantPaths } from "#app/features/assistant/paths.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { showsAssistantButton } from "#app/platform/access/assistant-button.ts";
import { useInMenu } from "#app/platform/page/hooks/use-menu.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";

/** Whether this page has the tutor's floating button: none before the tutor answers. */
export function useAssistantButton(): boolean {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const answers = useInMenu(assistantPaths.tutor());
  // The bar of a question has its own.
  const isQuestion = pathname.startsWith(questionPaths.question(""));
  return answers && !isQuestion && showsAssistantButton(pathname, viewer);
}
