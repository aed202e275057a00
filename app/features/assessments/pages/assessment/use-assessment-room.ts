import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";

export type RoomMessage = { text: string; at: number };

/** What a room says: to students `messages` and `device`, to staff `online` and `changed`, to all `times`. */
type RoomWord = {
  messages?: RoomMessage[];
  device?: string;
  online?: number[];
  changed?: boolean;
  times?: boolean;
};

/** Milliseconds between two readings of the page for a busy room. */
const REST = 2000;

/** Subscribes to an assessment's room; reloads the page when something changed, or may have. */
export function useAssessmentRoom(address: string, onDevice: (device: string) => void = () => undefined) {
  const revalidator = useLatest(useRevalidator());
  const moved = useLatest(onDevice);
  const [messages, setMessages] = useState<readonly RoomMessage[]>([]);
  /** Null while disconnected, and before the first message. */
  const [online, setOnline] = useState<readonly number[] | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let leave: () => void = () => undefined;
    const readAgain = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        if (navigator.onLine && revalidator.current.state === "idle") revalidator.current.revalidate();
      }, REST);
    };
    function hear({ messages: said, device, online: present, changed, times }: RoomWord) {
      if (said) setMessages(said);
      if (device) moved.current(device);
      if (present) {
        setOnline(present);
        setLost(false);
      }
      if (changed || times) readAgain();
    }
    void import("#app/platform/live/calls/room-socket.ts").then(({ RoomSocket }) => {
      if (left) return;
      const socket = new RoomSocket<RoomWord>({
        address,
        onOpen: () => undefined,
        onWord: hear,
        onLost: () => {
          setOnline(null);
          setLost(true);
        },
      });
      leave = () => socket.leave();
    });
    return () => {
      left = true;
      clearTimeout(timer);
      leave();
    };
  }, [address, revalidator, moved]);
  return { messages, online, isLost };
}
