import type { SerializeFrom } from "@remix-run/cloudflare";
import { CircleCheck, CircleMinus, Printer } from "lucide-react";
import { lazy } from "react";
import { areaNames } from "#app/features/bank/domain/enem/enem-areas.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { SubHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import { coherenceText, missingText, scoreText, worthText } from "../../domain/mocks/score-words.ts";
import type { MockResult } from "../../services/mocks/mock-result.server.ts";

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
      <SubHeading>{areaNames[score.area]}</SubHeading>
      <p className="reading text-2xl font-semibold">
        {scoreText(score)}
        <span className="ml-2 text-base font-normal text-muted">
          {score.right} de {plural(score.size, "questão", "questões")}
        </span>
      </p>
      {details && <ScoreBar score={score} range={details.range} />}
      <p className="mt-1 text-sm text-muted">{worthText(score)}</p>
      {score.compared && <p className="mt-2">{score.compared}</p>}
      {coherence && <p className="mt-2">{coherence}</p>}
    </li>
  );
}

/** An area with too few questions for a score. */
function HitsCard({ hits: { area, right, size, missing } }: { hits: Mock["unscored"][number] }) {
  return (
    <li className="p-4 sm:px-6">
      <SubHeading>{areaNames[area]}</SubHeading>
      <p className="reading text-2xl font-semibold">
        {right} de {plural(size, "questão", "questões")}
      </p>
      <p className="mt-1 text-sm text-muted">{missingText(missing)}</p>
    </li>
  );
}

/** By the organiser's rule, where one was found; else the right answers alone. */
function RuleScore({ mock: { rule, unmarked }, right, size }: { mock: Mock; right: number; size: number }) {
  const hits = `${right} de ${plural(size, "questão", "questões")}`;
  if (!rule)
    return (
      <div className="p-4 sm:px-6">
        <p className="reading text-2xl font-semibold">{hits}</p>
        <p className="mt-1 text-sm text-muted">
          {unmarked ??
            "Sem fonte: não achamos publicada uma regra de nota para uma prova como esta, e contamos os acertos."}
        </p>
      </div>
    );
  return (
    <div className="p-4 sm:px-6">
      <p className="reading text-2xl font-semibold">
        {rule.mark}
        <span className="ml-2 text-base font-normal text-muted">{hits}</span>
      </p>
      {rule.minimaText && <p className="mt-2">{rule.minimaText}</p>}
      <ul className="mt-2 divide-y divide-line">
        {rule.minima.map(({ name, text, reached }) => (
          <li key={name} className="flex items-center gap-2 py-2">
            <Icon
              as={reached ? CircleCheck : CircleMinus}
              size={18}
              className={reached ? "text-success" : "text-muted"}
            />
            <span className="min-w-0 flex-1">
              {name} <span className="text-muted">· {text}</span>
            </span>
            <span className="text-sm text-muted">{reached ? "alcançado" : "ainda não"}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">
        {rule.text}{" "}
        <TextLink href={rule.source.address} rel="noreferrer">
          {rule.source.name}
        </TextLink>
        .
      </p>
    </div>
  );
}

type MockScoresProps = { mock: Mock; title: string; right: number; size: number };

/** The scores of a mock exam and what they are worth: what a result begins with. */
export function MockScores({ mock, title, right, size }: MockScoresProps) {
  const hydrated = useHydrated();
  const { scores, unscored, place, door, isEvent } = mock;
  return (
    <section aria-labelledby="nota" className="card mt-4">
      <h2 id="nota" className="px-4 pt-4 font-semibold sm:px-6">
        {scores.length > 0 || mock.rule ? "Sua nota" : "Seus acertos"}
      </h2>
      {scores.length + unscored.length > 0 ? (
        <ul className="divide-y divide-line">
          {scores.map((score) => (
            <AreaCard key={score.area} score={score} mock={mock} />
          ))}
          {unscored.map((hits) => (
            <HitsCard key={hits.area} hits={hits} />
          ))}
        </ul>
      ) : (
        <RuleScore mock={mock} right={right} size={size} />
      )}
      {place !== null && (
        <p className="px-4 pb-2 font-semibold sm:px-6">Sua posição na classificação: {place}º lugar</p>
      )}
      <div className="flex flex-wrap items-center gap-2 px-4 pb-4 sm:px-6 print:hidden">
        {hydrated && (
          <Deferred>
            <SharePicture title={title} scores={scores} right={right} size={size} />
          </Deferred>
        )}
        <Button type="button" look="quiet" className="needs-scripts" onClick={() => window.print()}>
          <Icon as={Printer} size={18} />
          Imprimir
        </Button>
        <TextLink look="alone" to={door} className="px-2">
          {isEvent ? "Ver a classificação" : "Página deste simulado"}
        </TextLink>
      </div>
    </section>
  );
}
