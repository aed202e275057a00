import { CircleCheck } from "lucide-react";
import { plural } from "#app/platform/text/format.ts";
import { formatAge } from "#app/platform/time/format-date.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { ThreadLine } from "../domain/thread.ts";
import { forumPaths } from "../paths.ts";

export function ThreadLines({
  threads,
  now,
  label,
}: {
  threads: readonly ThreadLine[];
  now: number;
  label: string;
}) {
  return (
    <Rows aria-label={label}>
      {threads.map(({ code, title, about, answers, accepted, at }) => (
        <li key={code} className="relative px-4 py-3">
          <TextLink look="cover" to={forumPaths.thread(code)}>
            {title || "Dúvida oculta"}
          </TextLink>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <span>{about}</span>
            <span>{formatAge(at, now)}</span>
            <span>{answers === 0 ? "sem resposta" : plural(answers, "resposta", "respostas")}</span>
            {accepted && (
              <span className="inline-flex items-center gap-1 text-success">
                <Icon as={CircleCheck} size={16} /> aceita
              </span>
            )}
          </p>
        </li>
      ))}
    </Rows>
  );
}
