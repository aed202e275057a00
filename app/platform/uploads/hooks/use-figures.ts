import { useEffect, useRef, useState } from "react";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";

/** Sends pictures of a text one at a time, by the page's intent "figure", and reports the Markdown of each. */
export function useFigures(id: string, onFigure: (markdown: string) => void) {
  const { submit, latest, pending } = useForm<"file", { figure: string }>({ intents: ["figure"] });
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
    if (pending || !latest || told.current === latest) return;
    told.current = latest;
    if (latest.figure) arrived.current(latest.figure);
    setProblem(latest.message);
    next();
  });

  return {
    pending,
    problem,
    send: (files: readonly File[]) => {
      setProblem(null);
      waiting.current.push(...files);
      if (!pending) next();
    },
  };
}
