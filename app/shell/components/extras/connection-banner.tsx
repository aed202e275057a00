import { Wifi, WifiOff } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useWaitingAnswers } from "#app/features/questions/hooks/use-waiting-answers.ts";
import { usePinnedMenu } from "#app/platform/page/components/use-pinned-menu.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { useOnline } from "#app/platform/ui/hooks/use-online.ts";

/** Milliseconds. */
const GOOD_NEWS_MS = 4000;

function waitingText(waiting: number): string {
  if (waiting === 0) return "O que você responder fica guardado neste aparelho.";
  return waiting === 1
    ? "1 resposta guardada espera para ser enviada."
    : `${waiting} respostas guardadas esperam para ser enviadas.`;
}

/** Back online recently. */
function useJustBack(online: boolean): boolean {
  const [wasAway, setWasAway] = useState(false);
  useEffect(() => {
    if (!online) return setWasAway(true);
    if (!wasAway) return;
    const timer = setTimeout(() => setWasAway(false), GOOD_NEWS_MS);
    return () => clearTimeout(timer);
  }, [online, wasAway]);
  return online && wasAway;
}

/** Adds top padding under the banner; when scrolled, scroll anchoring retains the position. */
function useRoomFor(line: RefObject<HTMLElement>, shown: unknown): void {
  useEffect(() => {
    const main = document.querySelector("main");
    if (!main || !shown) return;
    main.style.paddingTop = `${line.current?.offsetHeight ?? 0}px`;
    return () => {
      main.style.paddingTop = "";
    };
  }, [line, shown]);
}

/** Offline banner, and a message when back online. Never focused; hidden where the page itself says that there is no network. */
export function ConnectionBanner() {
  const online = useOnline();
  const back = useJustBack(online);
  const viewer = useViewer();
  const waiting = useWaitingAnswers(viewer?.id ?? null, !online);
  const besideMenu = usePinnedMenu() ? "xl:left-22" : "";
  const line = useRef<HTMLDivElement>(null);
  useRoomFor(line, online ? back && "back" : `offline:${waiting}`);
  return (
    <div
      ref={line}
      role="status"
      className={`no-print pointer-events-none fixed inset-x-0 top-14 z-20 [body:has([data-tells-offline])_&]:hidden ${besideMenu}`}
    >
      {!online && (
        <p className="flex items-center justify-center gap-2 border-b border-line bg-warning-soft px-4 py-2 text-center text-sm text-warning shadow-card">
          <Icon as={WifiOff} size={18} className="shrink-0" />
          <span>Você está sem conexão. {viewer && waitingText(waiting)}</span>
        </p>
      )}
      {back && (
        <p className="flex items-center justify-center gap-2 border-b border-line bg-success-soft px-4 py-2 text-center text-sm text-success shadow-card">
          <Icon as={Wifi} size={18} className="shrink-0" />
          Conexão de volta
        </p>
      )}
    </div>
  );
}
