import type { SerializeFrom } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { Printer } from "lucide-react";
import { lazy, Suspense } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { areaNames, coherenceText, effectText, scoreText, worthText } from "#app/domain/mocks/score-words.ts";
import { useHydrated } from "#app/hooks/ui/use-hydrated.ts";
import type { MockResult } from "#app/services/mocks/mock-result.server.ts";
import { plural } from "#app/text/format.ts";
import { MockDetails } from "./mock-details.tsx";

type Mock = SerializeFrom<MockResult>;
type Score = Mock["scores"][number];

const SharePicture = lazy(async () => ({ default: (await import("./share-picture.tsx")).SharePicture }));

/** From the lowest score of the exam to its highest. */
function ScoreBar({ score, range }: { score: Score; range: readonly [number, number] }) {
  const [lowest, highest] = range;
  const at = (value: number) =>
    (100 * (Math.min(highest, Math.max(lowest, value)) - lowest)) / (highest - lowest);
  const [from, to] = [at(score.low), at(score.high)];
  return (
    <div className="mt-2" aria-hidden="true">
      <div className="relative h-2 rounded-full bg-inset">
        <div
          className="absolute h-2 rounded-full bg-primary"
          style={{ left: `${Math.min(from, 98)}%`, width: `${Math.max(2, to - from)}%` }}
        />
      </div>
      <div className="mt-1 flex justify-between text-sm text-muted tabular-nums">
        <span>{Math.round(lowest)}</span>
        <span>{Math.round(highest)}</span>
      </div>
    </div>
  );
}

function AreaCard({ score, mock }: { score: Score; mock: Mock }) {
  const details = mock.details.find(({ area }) => area === score.area);
  const coherence = coherenceText(details?.coherence ?? null);
  return (
    <li className="p-4 sm:px-6">
      <h3 className="font-semibold">{areaNames[score.area]}</h3>
      <p className="reading text-2xl font-semibold">
        {scoreText(score)}
        <span className="ml-2 text-base font-normal text-muted">
          {score.right} de {plural(score.size, "questão", "questões")}
        </span>
      </p>
      {details && <ScoreBar score={score} range={details.range} />}
      <p className="mt-1 text-sm text-muted">{worthText(score)}</p>
      {coherence && <p className="mt-2">{coherence}</p>}
    </li>
  );
}

function Gains({ gains }: { gains: Mock["gains"] }) {
  if (gains.length === 0) return null;
  return (
    <section aria-labelledby="pontos" className="card mt-4 p-4 sm:px-6">
      <h2 id="pontos" className="font-semibold">
        Onde estavam os pontos
      </h2>
      <ol className="mt-1 divide-y divide-line">
        {gains.map(({ position, effect, area }) => (
          <li key={position} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span>
              Questão {position + 1} <span className="text-muted">· {areaNames[area]}</span>
            </span>
            <span className="text-sm text-muted">
              acertar esta valeria <strong className="text-text tabular-nums">{effectText(effect)}</strong>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

type MockScoresProps = { mock: Mock; title: string; right: number; size: number };

/** The scores of a mock exam, what they are worth, and where the points were. */
export function MockScores({ mock, title, right, size }: MockScoresProps) {
  const hydrated = useHydrated();
  const { scores, place, door, isEvent } = mock;
  return (
    <>
      <section aria-labelledby="nota" className="card mt-4">
        <h2 id="nota" className="px-4 pt-4 font-semibold sm:px-6">
          {scores.length > 0 ? "Sua nota" : "Seus acertos"}
        </h2>
        {scores.length > 0 ? (
          <ul className="divide-y divide-line">
            {scores.map((score) => (
              <AreaCard key={score.area} score={score} mock={mock} />
            ))}
          </ul>
        ) : (
          <p className="p-4 sm:px-6">
            {right} de {size}. Não achamos fonte pública da regra de nota desta prova: contamos os acertos.
          </p>
        )}
        {place !== null && (
          <p className="px-4 pb-2 font-semibold sm:px-6">Sua posição na classificação: {place}º lugar</p>
        )}
        <div className="flex flex-wrap items-center gap-2 px-4 pb-4 sm:px-6 print:hidden">
          {hydrated && (
            <Suspense>
              <SharePicture title={title} scores={scores} right={right} size={size} />
            </Suspense>
          )}
          <Button type="button" look="quiet" className="needs-scripts" onClick={() => window.print()}>
            <Icon as={Printer} size={18} />
            Imprimir
          </Button>
          <Link to={door} className="inline-flex min-h-11 items-center px-2 font-medium text-link">
            {isEvent ? "Ver a classificação" : "Página deste simulado"}
          </Link>
        </div>
      </section>
      <Gains gains={mock.gains} />
      <MockDetails mock={mock} />
    </>
  );
}
