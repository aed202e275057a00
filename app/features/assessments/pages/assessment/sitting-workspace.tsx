import { CloudOff } from "lucide-react";
import { useEffect, useState } from "react";
import { DeskFrame } from "#app/features/practice/pages/session/practice-workspace.tsx";
import {
  type Desk,
  type DeskGiven,
  useWorkspace,
} from "#app/features/practice/pages/session/use-workspace.ts";
import { formatHour } from "#app/platform/time/format-time.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { useOnline } from "#app/platform/ui/hooks/use-online.ts";
import { canonicalAnswer } from "../../domain/sitting/sitting-order.ts";
import type { SittingQuestion } from "../../services/sitting/load-sitting.server.ts";
import { SittingPanel } from "./sitting-panel.tsx";
import type { RoomMessage } from "./use-assessment-room.ts";

type SittingGiven = Omit<DeskGiven, "questions"> & {
  questions: readonly SittingQuestion[];
  largeText: boolean;
  messages: readonly RoomMessage[];
};

/** Counts how often the page is left. */
function useAway(desk: Desk): void {
  const left = useLatest(() => desk.changeHead({ away: (desk.head.away ?? 0) + 1 }));
  useEffect(() => {
    const turn = () => document.hidden && left.current();
    document.addEventListener("visibilitychange", turn);
    return () => document.removeEventListener("visibilitychange", turn);
  }, [left]);
}

const FIVE_MINUTES = 300;

/** Epoch seconds since which the device is without a network; null with one. */
function useOfflineSince(): number | null {
  const online = useOnline();
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => setSince(online ? null : Math.floor(Date.now() / 1000)), [online]);
  return since;
}

/** One quiet line: what matters now. */
function SittingNotice({ desk }: { desk: Desk }) {
  const since = useOfflineSince();
  const [last, setLast] = useState(false);
  const endsAt = desk.session.startedAt + (desk.session.timeLimit ?? 0);
  const look = useLatest(() => setLast(endsAt - desk.clock() / 1000 <= FIVE_MINUTES));
  useEffect(() => {
    look.current();
    const timer = setInterval(() => look.current(), 1000);
    return () => clearInterval(timer);
  }, [look]);
  if (desk.ending === "waiting")
    return (
      <p
        role="status"
        data-tells-offline=""
        className="mt-3 flex items-start gap-3 rounded-card bg-warning-soft p-4 text-warning"
      >
        <Icon as={CloudOff} className="mt-0.5 shrink-0" />
        <span>
          Prova terminada às {formatHour(desk.clock() / 1000)}. Falta enviar: abra o Farol com internet.
        </span>
      </p>
    );
  const texts = [
    desk.ending === "sending" && "Entregando…",
    since !== null &&
      `Sem internet desde ${formatHour(since)}. Suas respostas estão guardadas e vão sozinhas.`,
    desk.ending === "no" && last && "Faltam menos de cinco minutos.",
  ].filter((text) => text !== false);
  return (
    <p
      role="status"
      data-tells-offline={since === null ? undefined : ""}
      className={texts.length > 0 ? "mt-2 text-sm text-muted" : "sr-only"}
    >
      {texts.join(" ")}
    </p>
  );
}

/** The newest message of who applies the exam. */
function Messages({ messages }: { messages: readonly RoomMessage[] }) {
  const newest = messages.at(-1);
  return (
    <div role="status">
      {newest && (
        <p className="mt-3 rounded-card bg-primary-soft p-4 text-primary-strong">
          <span className="font-semibold">Recado, {formatHour(newest.at)}:</span> {newest.text}
        </p>
      )}
    </div>
  );
}

/** The practice module's exam, with the school's order of letters and open answers. */
export function SittingWorkspace({ largeText, messages, ...given }: SittingGiven) {
  const desk = useWorkspace(given);
  useAway(desk);
  const order = (desk.question as SittingQuestion | null)?.order ?? [];
  const own = (letter: string) => canonicalAnswer(letter, order);
  // Keys speak the letters shown.
  const shown: Desk = {
    ...desk,
    choose: (letter) => desk.choose(own(letter)),
    cut: (letter) => desk.cut(own(letter)),
  };
  return (
    <DeskFrame
      desk={shown}
      panel={<SittingPanel desk={desk} order={order} largeText={largeText} />}
      notice={
        <>
          <SittingNotice desk={desk} />
          <Messages messages={messages} />
        </>
      }
    />
  );
}
