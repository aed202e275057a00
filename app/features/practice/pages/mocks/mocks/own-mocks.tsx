import type { SerializeFrom } from "@remix-run/cloudflare";
import { areaNames } from "#app/features/bank/domain/enem/enem-areas.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
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
    <Section id={id} title={title}>
      <Rows>
        {own.map((each) => (
          <li key={each.id} className="relative px-4 py-3 hover:bg-inset">
            <TextLink
              look="cover"
              to={each.endedAt === null ? practicePaths.session(each.id) : practicePaths.result(each.id)}
            >
              <span className="sr-only">{each.endedAt === null ? "Continuar: " : "Ver resultado: "}</span>
              {each.title}
            </TextLink>
            <p className="text-sm text-muted">
              {formatDateTime(each.startedAt)}
              {scoresText(each) && ` · ${scoresText(each)}`}
            </p>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
