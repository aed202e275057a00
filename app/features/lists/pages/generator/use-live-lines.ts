import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import type { Blueprint } from "../../domain/blueprint.ts";
import { listPaths } from "../../paths.ts";
import type { LiveLine } from "../../services/generator-lines.server.ts";

type Live = { lines: LiveLine[]; mine: Blueprint["mine"] };

/** Milliseconds without a change before the lines are requested. */
const PAUSE = 250;
/** Not about lines. */
const LEFT_OUT = ["nome", "intent", "semente"];

function queryOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && !LEFT_OUT.includes(name) ? [[name, value]] : [],
  );
  return new URLSearchParams(fields).toString();
}

/** What the lines of a form say as they are changed; null before the first change. */
export function useLiveLines() {
  const { data, load } = useFetcher<Live>();
  const timer = useRef<number>();
  const ask = useLatest((form: HTMLFormElement) => load(listPaths.generatorLines(queryOf(form))));
  useEffect(() => () => window.clearTimeout(timer.current), []);
  function changed({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    // A topic belongs to the subject that was chosen before.
    const topic =
      target instanceof HTMLSelectElement && target.name === "disciplina"
        ? target.closest("fieldset")?.querySelector("select[name=assunto]")
        : null;
    if (topic instanceof HTMLSelectElement) topic.value = "";
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => ask.current(currentTarget), PAUSE);
  }
  return { live: (data as Live | undefined) ?? null, changed };
}
