import type { RequestStatus } from "../domain/request-state.ts";
import { isUnfinished } from "../domain/request-state.ts";

/** Milliseconds between polls where the socket failed. */
const POLL_MS = 2000;
/** Failed polls after which polling stops. */
const MOST_FAILURES = 30;

/** What is known of an answer. `said`: without marks. */
export type AnswerNews = {
  status: RequestStatus;
  position: number;
  html: string;
  said: string;
  sources: { title: string; href: string }[];
  help?: boolean;
};

/** Follows a request to its end: a socket, and polls where it fails. Returns how to stop. */
export function followAnswer(address: string, onNews: (news: AnswerNews) => void, onLost: () => void) {
  let over = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let socket: WebSocket | null = null;
  function take(news: AnswerNews): void {
    if (over) return;
    onNews(news);
    if (!isUnfinished(news.status)) stop();
  }
  async function poll(): Promise<void> {
    if (over) return;
    const response = await fetch(address).catch(() => null);
    const news = response?.ok ? ((await response.json().catch(() => null)) as AnswerNews | null) : null;
    if (news) take(news);
    else failures += 1;
    if (failures >= MOST_FAILURES || response?.status === 404 || response?.status === 401) {
      if (!over) onLost();
      stop();
    }
    if (!over) timer = setTimeout(poll, POLL_MS);
  }
  function stop(): void {
    over = true;
    clearTimeout(timer);
    socket?.close();
  }
  if ("WebSocket" in window) {
    const url = new URL(address, window.location.href);
    url.protocol = url.protocol.replace("http", "ws");
    socket = new WebSocket(url);
    socket.onmessage = ({ data }) => take(JSON.parse(String(data)) as AnswerNews);
    socket.onclose = () => void poll();
  } else void poll();
  return stop;
}
