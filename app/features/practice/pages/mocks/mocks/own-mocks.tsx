import type { SerializeFrom } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { areaNames } from "#app/features/bank/domain/enem/enem-areas.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { scoreText } from "../../../domain/mocks/score-words.ts";
import { shownScores } from "../../../domain/mocks/shown-scores.ts";
import { practicePaths } from "../../../paths.ts";
import type { ListedMock } from "../../../queries/mocks/sheets.server.ts";

type Own = SerializeFrom<ListedMock>;

function scoresText({ scores, place }: Own): string {
  const areas = shownScores(scores).map((score) => `${areaNames[score.area]}: ${scoreText(score)}`);
  return [...areas, place === null ? "" : `${place}º lugar`].filter(Boolean).join(" · ");
}

/** One's own sheets, newest first. */
export function OwnMocks({ own, title, id }: { own: readonly Own[]; title: string; id: string }) {
  if (own.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <ul className="card mt-2 divide-y divide-line overflow-hidden">
        {own.map((each) => (
          <li key={each.id} className="relative px-4 py-3 hover:bg-inset">
            <Link
              to={each.endedAt === null ? practicePaths.session(each.id) : practicePaths.result(each.id)}
              className="font-medium text-text after:absolute after:inset-0 after:content-['']"
            >
              <span className="sr-only">{each.endedAt === null ? "Continuar: " : "Ver resultado: "}</span>
              {each.title}
            </Link>
            <p className="text-sm text-muted">
              {formatDateTime(each.startedAt)}
              {scoresText(each) && ` · ${scoresText(each)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
