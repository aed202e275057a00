import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { formatNumber } from "#app/platform/text/format.ts";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import type { JobProgress } from "../domain/job-progress.ts";
import { timeLeftInWords } from "../domain/time-left.ts";

/** Milliseconds between two questions, and after one without an answer. */
const PACE = 2000;
const OFFLINE = 15_000;
const RADIUS = 9;
const ROUND = 2 * Math.PI * RADIUS;

/** Null without a network; "over" where there is nothing to follow. */
async function ask(address: string): Promise<JobProgress | "over" | null> {
  const body = new URLSearchParams({ intent: "continue" });
  const init = { method: "POST", body, redirect: "manual" } as const;
  const reply = await fetch(address, init).catch(() => null);
  if (!reply) return null;
  return reply.ok ? ((await reply.json()) as { progress: JobProgress }).progress : "over";
}

type Props = { page: string; address: string; onEnd: () => void };

/** A ring that links to the job's page. Each poll runs the job's next step. */
export default function JobRing({ page, address, onEnd }: Props) {
  const [progress, setProgress] = useState<JobProgress | null>(null);
  const end = useLatest(onEnd);
  useEffect(() => {
    let timer = 0;
    let left = false;
    async function follow() {
      const reply = await ask(address);
      if (left) return;
      if (reply === "over" || reply?.running === false) return end.current();
      if (reply) setProgress(reply);
      timer = window.setTimeout(follow, reply ? PACE : OFFLINE);
    }
    void follow();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [address, end]);
  if (!progress) return null;
  const { title, seen, expected, left } = progress;
  const share = Math.min(1, seen / Math.max(1, expected));
  const done = `${title}: ${formatNumber(seen)} de ${formatNumber(Math.max(seen, expected))}`;
  const text = left === null ? done : `${done}, ${timeLeftInWords(left)}`;
  return (
    <Link
      to={page}
      aria-label={text}
      title={text}
      className="grid size-11 place-items-center rounded-full text-primary hover:bg-inset"
    >
      <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" className="-rotate-90">
        <circle cx={12} cy={12} r={RADIUS} fill="none" strokeWidth={3} className="stroke-line" />
        <circle
          cx={12}
          cy={12}
          r={RADIUS}
          fill="none"
          strokeWidth={3}
          strokeLinecap="round"
          strokeDasharray={`${share * ROUND} ${ROUND}`}
          className="stroke-primary"
        />
      </svg>
    </Link>
  );
}
