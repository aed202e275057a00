import { Link, useLocation } from "@remix-run/react";
import { Bot } from "lucide-react";
import { useEffect, useState } from "react";
import { track } from "#app/calls/analytics/track.ts";
import { useAssistantButton } from "#app/hooks/shell/use-assistant-button.ts";
import { assistantPaths } from "#app/paths/assistant.ts";
import { product } from "#app/text/product.ts";
import { Icon } from "../../ui/icon.tsx";

const WRITTEN_IN = "textarea, input:not([type=radio], [type=checkbox]), [contenteditable=true]";

/** The button must not cover the footer's links. */
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

/** Nor the field that is being written in: on a phone the keyboard leaves little room. */
function useWriting(): boolean {
  const [writing, setWriting] = useState(false);
  useEffect(() => {
    function follow({ type, target }: FocusEvent) {
      setWriting(type === "focusin" && target instanceof Element && target.matches(WRITTEN_IN));
    }
    document.addEventListener("focusin", follow);
    document.addEventListener("focusout", follow);
    return () => {
      document.removeEventListener("focusin", follow);
      document.removeEventListener("focusout", follow);
    };
  }, []);
  return writing;
}

/** Floating tutor button (spec 000 §2), above the footer; none until the tutor answers. */
export function AssistantButton() {
  const { pathname } = useLocation();
  const isOffered = useAssistantButton();
  const footInSight = useFootInSight(pathname);
  const writing = useWriting();
  if (!isOffered || footInSight || writing) return null;
  return (
    <nav aria-label="Assistente">
      <Link
        to={assistantPaths.tutor()}
        aria-label={`Abrir o ${product.assistant}`}
        title={product.assistant}
        onClick={() => track("gpt-redirect", { type: "speed_dial", page_path: pathname })}
        className="no-print fixed right-4 z-10 grid size-11 place-items-center rounded-full bg-primary text-on-primary shadow-raised hover:bg-[#2c5ca5] sm:right-6 sm:size-12 dark:hover:bg-[#3368b8] bottom-4 sm:bottom-6"
      >
        <Icon as={Bot} size={22} />
      </Link>
    </nav>
  );
}
