import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useLatest } from "#app/hooks/use-latest.ts";
import type { IdeReply } from "./ide-reply.ts";

/** Sends pictures to the store, one after the other; each that arrived is told by what to write in the text. */
export function useFigures(id: string, onFigure: (markdown: string) => void) {
  const { submit, data, state } = useFetcher<IdeReply>();
  const waiting = useRef<File[]>([]);
  const told = useRef<unknown>(undefined);
  const [problem, setProblem] = useState<string | null>(null);
  const arrived = useLatest(onFigure);

  function next() {
    const file = waiting.current.shift();
    if (!file) return;
    const body = new FormData();
    body.set("intent", "figure");
    body.set("id", id);
    body.set("file", file);
    submit(body, { method: "post", encType: "multipart/form-data" });
  }

  useEffect(() => {
    if (state !== "idle" || !data || told.current === data) return;
    told.current = data;
    if (data.figure) arrived.current(data.figure);
    setProblem(data.error?.message ?? null);
    next();
  });

  return {
    pending: state !== "idle",
    problem,
    send: (files: readonly File[]) => {
      setProblem(null);
      waiting.current.push(...files);
      if (state === "idle") next();
    },
  };
}
