import { Link, useLocation } from "@remix-run/react";
import { Bot } from "lucide-react";
import { useEffect, useState } from "react";
import { showsAssistantButton } from "#app/access/assistant-button.ts";
import { hasPage } from "#app/access/has-page.ts";
import { track } from "#app/calls/analytics/track.ts";
import { useViewer } from "#app/hooks/shell/use-viewer.ts";
import { paths, plannedPaths } from "#app/paths.ts";
import { product } from "#app/text/product.ts";
import { Icon } from "../../ui/icon.tsx";

/** Whether the page's foot is on the screen: its links are not to be covered. */
function useFootInSight(page: string): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    const foot = page && document.querySelector("footer");
    if (!foot) return;
    const watcher = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false));
    watcher.observe(foot);
    return () => watcher.disconnect();
  }, [page]);
  return inSight;
}

/** Where the assistant is: its page, or what tells of it until there is one. */
function assistantPath(): string {
  const page = plannedPaths.assistant();
  return hasPage(page) ? page : paths.assistantAbout();
}

/** The floating button to the assistant (spec 000 §2): over the bar of a question's page, and out of the way of the foot. */
export function AssistantButton() {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const footInSight = useFootInSight(pathname);
  if (footInSight || !showsAssistantButton(pathname, viewer)) return null;
  // A question's page has its bar at the bottom.
  const place = pathname.startsWith(paths.question("")) ? "bottom-24" : "bottom-4 sm:bottom-6";
  return (
    <nav aria-label="Assistente">
      <Link
        to={assistantPath()}
        aria-label={`Abrir o ${product.assistant}`}
        title={product.assistant}
        onClick={() => track("gpt-redirect", { type: "speed_dial", page_path: pathname })}
        className={`no-print fixed right-4 z-10 grid size-11 place-items-center rounded-full bg-primary text-on-primary shadow-raised hover:bg-[#2c5ca5] sm:right-6 sm:size-12 dark:hover:bg-[#3368b8] ${place}`}
      >
        <Icon as={Bot} size={22} />
      </Link>
    </nav>
  );
}
