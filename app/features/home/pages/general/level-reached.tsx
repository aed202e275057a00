import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { HomeView } from "../../services/home-view.server.ts";

/** A new level, shown once: stored as seen, and visible until one leaves the page or closes it. */
export function LevelReached({ level }: { level: NonNullable<HomeView["reached"]> }) {
  const fetcher = useFetcher();
  const [isClosed, setClosed] = useState(false);
  const { submit } = fetcher;
  useEffect(() => {
    submit({ intent: "celebrated" }, { method: "post" });
  }, [submit]);
  if (isClosed) return null;
  return (
    <section
      aria-label="Novo nível"
      className="card mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 p-4 transition-opacity duration-200 sm:px-5 starting:opacity-0"
    >
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-inset font-bold tabular-nums"
        style={{ border: `3px solid var(--band-${level.band.name})` }}
      >
        {level.level}
      </span>
      <p className="min-w-0 flex-1 basis-48">
        <strong className="font-semibold">{`Você chegou ao nível ${level.level}.`}</strong>{" "}
        {`Faixa ${level.band.label}, uma questão de cada vez.`}
      </p>
      <fetcher.Form method="post" onSubmit={() => setClosed(true)}>
        <input type="hidden" name="intent" value="celebrated" />
        <Button type="submit" look="quiet">
          Fechar
        </Button>
      </fetcher.Form>
    </section>
  );
}
