import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useLiveRoom } from "#app/platform/live/hooks/use-live-room.ts";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";

export type RoomMessage = { text: string; at: number };

/** What a room says: to students `messages`, `sitting` and `device`, to staff `online` and `changed`, to all `times`. */
type RoomWord = {
  messages?: RoomMessage[];
  /** Another one than before: their sitting changed. */
  sitting?: string;
  device?: string;
  online?: number[];
  changed?: boolean;
  times?: boolean;
};

/** Milliseconds between two readings of the page for a busy room. */
const REST = 2000;
/** Milliseconds between polls without a socket. */
const POLL = 20_000;

/** Reads the page again, at most once in `REST`. */
function useReadAgain(): () => void {
  const revalidator = useLatest(useRevalidator());
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      if (navigator.onLine && revalidator.current.state === "idle") revalidator.current.revalidate();
    }, REST);
  };
}

/** Follows an assessment's room; reads the page again when something changed, or may have. */
export function useAssessmentRoom(address: string, onDevice: (device: string) => void = () => undefined) {
  const readAgain = useReadAgain();
  const [messages, setMessages] = useState<readonly RoomMessage[]>([]);
  /** Null while disconnected, and before the first message. */
  const [online, setOnline] = useState<readonly number[] | null>(null);
  const [isLost, setLost] = useState(false);
  const known = useRef<string>();
  function lose(): void {
    setOnline(null);
    setLost(true);
  }
  useLiveRoom<RoomWord>(address, {
    address: () => address,
    pollMs: POLL,
    onWord: ({ messages: said, sitting, device, online: present, changed, times }) => {
      if (said) setMessages(said);
      if (device) onDevice(device);
      if (present) {
        setOnline(present);
        setLost(false);
      }
      const isMoved = sitting !== undefined && sitting !== (known.current ?? sitting);
      known.current = sitting ?? known.current;
      if (changed || times || isMoved) readAgain();
    },
    onLost: lose,
    onEnd: lose,
  });
  return { messages, online, isLost };
}
