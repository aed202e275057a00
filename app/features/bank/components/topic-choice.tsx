import { useId } from "react";

type TopicProps = { topics: readonly string[]; chosen: readonly string[]; problem: string | null };

/** Topics of a subject as checkboxes, sent as `topics`. Chosen topics of another subject stay visible until removed. */
export function TopicChoice({ topics, chosen, problem }: TopicProps) {
  const id = useId();
  const strange = chosen.filter((name) => !topics.includes(name));
  return (
    <details className="rounded-control border border-line" open={problem !== null || undefined}>
      <summary className="min-h-11 cursor-pointer px-3 py-2.5 font-medium">
        Assuntos <span className="text-muted">({chosen.join(", ") || "nenhum"})</span>
      </summary>
      {problem && (
        <p id={`${id}-problem`} className="px-3 text-sm text-danger">
          {problem}
        </p>
      )}
      <fieldset
        aria-label="Assuntos"
        aria-describedby={problem ? `${id}-problem` : undefined}
        className="grid max-h-80 overflow-y-auto px-3 pb-3 sm:grid-cols-2"
      >
        {[...strange, ...topics].map((name) => (
          <label key={name} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name="topics"
              value={name}
              defaultChecked={chosen.includes(name)}
              className="size-5"
            />
            {name}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
