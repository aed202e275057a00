import type { ReactNode } from "react";
import { Pauses, WeeklyGoal } from "#app/features/accounts/components/progress/weekly-goal.tsx";
import { avatarBorderWidth } from "#app/features/accounts/domain/progress/avatar-border.ts";
import { rankingPaths } from "#app/features/practice/paths.ts";
import { formatNumber, formatShare, plural } from "#app/platform/text/format.ts";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { ProgressView } from "../domain/progress-view.ts";

/** Pixels. */
const DISC = 88;

function missingText({ level, missing }: ProgressView["level"]): string {
  if (missing === null) return "Último nível alcançado.";
  const verb = missing === 1 ? "Falta" : "Faltam";
  return `${verb} ${plural(missing, "ponto", "pontos")} para o nível ${level + 1}`;
}

/** Like an avatar with the level's number. */
function LevelDisc({ level }: { level: ProgressView["level"] }) {
  const border = `${avatarBorderWidth(DISC)}px solid var(--band-${level.band.name})`;
  return (
    <div
      aria-hidden="true"
      className="grid shrink-0 place-content-center rounded-full bg-inset text-center leading-none"
      style={{ width: DISC, height: DISC, border }}
    >
      <span className="text-3xl font-bold tabular-nums">{level.level}</span>
      <span className="mt-1 text-xs font-medium text-muted">nível</span>
    </div>
  );
}

function LevelProgress({ level }: { level: ProgressView["level"] }) {
  const percent = Math.floor(level.share * 100);
  const text = missingText(level);
  return (
    <>
      <div
        role="progressbar"
        aria-label="Progresso no nível"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className="h-2.5 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-primary" style={{ width: `${percent}%` }} />
      </div>
      <p aria-hidden="true" className="mt-2 text-sm text-muted">
        {text}
      </p>
    </>
  );
}

function Figure({ label, value, detail }: { label: string; value: string; detail: ReactNode }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-t border-line pt-3 sm:block">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="contents sm:block">
        <span className="row-span-2 text-2xl font-bold tracking-tight tabular-nums sm:block">{value}</span>
        <span className="text-sm text-muted sm:block">{detail}</span>
      </dd>
    </div>
  );
}

function Accuracy({ view: { accuracy, correct, questions } }: { view: ProgressView }) {
  const of = `de ${plural(questions, "questão", "questões")}`;
  if (questions === 0) return <Figure label="Acerto" value="—" detail="nenhuma resposta ainda" />;
  return accuracy === null ? (
    <Figure label="Acertos" value={formatNumber(correct)} detail={of} />
  ) : (
    <Figure label="Acerto" value={formatShare(accuracy)} detail={`${formatNumber(correct)} ${of}`} />
  );
}

function Place({ place, isOwn }: { place: number; isOwn: boolean }) {
  const text = `${formatNumber(place)}º lugar no ranking`;
  if (!isOwn) return text;
  return (
    <TextLink look="alone" to={rankingPaths.ranking({ period: "total" })} className="-my-3">
      {text}
    </TextLink>
  );
}

/** Level, progress to the next, totals, streak and the week's goal. */
export function LevelCard({ view, isOwn = true }: { view: ProgressView; isOwn?: boolean }) {
  const { level, place, streak } = view;
  const week = view.weeks.at(-1) ?? { questions: 0 };
  return (
    <section aria-labelledby="nivel" className="card flex flex-col p-5">
      <div className="flex items-center gap-4 sm:gap-5">
        <LevelDisc level={level} />
        <div className="min-w-0 flex-1">
          <h2
            id="nivel"
            className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3 text-lg font-semibold"
          >
            Nível {level.level}
            <span className="text-sm font-normal text-muted">faixa {level.band.label}</span>
          </h2>
          <LevelProgress level={level} />
        </div>
      </div>
      <dl className="mt-auto grid gap-x-5 gap-y-3 pt-5 sm:grid-cols-3">
        <Figure
          label="Pontos"
          value={formatNumber(level.points)}
          detail={place === null ? "no total" : <Place place={place} isOwn={isOwn} />}
        />
        <Accuracy view={view} />
        <Figure
          label="Sequência"
          value={formatNumber(streak.weeks)}
          detail={streak.weeks === 1 ? "semana de estudo" : "semanas de estudo"}
        />
      </dl>
      <WeeklyGoal questions={week.questions} />
      {isOwn && <Pauses streak={streak} />}
    </section>
  );
}
