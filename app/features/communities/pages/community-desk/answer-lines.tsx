import type { SerializeFrom } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { forumPaths } from "#app/features/forum/paths.ts";
import { formatAge } from "#app/platform/time/format-date.ts";
import type { LoadedCommunityAdmin } from "../../services/load-community-admin.server.ts";

/** Who answered what in the shifts of the last 30 days. */
export function AnswerLines({
  answers,
  now,
}: {
  answers: SerializeFrom<LoadedCommunityAdmin>["answers"];
  now: number;
}) {
  return (
    <section aria-labelledby="respondidas">
      <h2 id="respondidas" className="text-lg font-semibold">
        Quem respondeu o quê
      </h2>
      {answers.length === 0 ? (
        <p className="card mt-4 px-4 py-8 text-center text-muted">
          Ninguém respondeu a uma dúvida durante um plantão nos últimos 30 dias.
        </p>
      ) : (
        <ul className="card mt-4 max-h-160 divide-y divide-line overflow-y-auto">
          {answers.map(({ num, at, by, title, code }) => (
            <li key={num} className="px-4 py-3">
              <Link
                to={forumPaths.post(code, num)}
                className="inline-block min-h-11 content-center font-medium break-words text-link"
              >
                {title}
              </Link>
              <p className="text-sm text-muted">
                {by}, {formatAge(at, now)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
