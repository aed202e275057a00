import type { SerializeFrom } from "@remix-run/cloudflare";
import { areaNames } from "#app/features/bank/domain/enem/enem-areas.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatDate } from "#app/platform/time/format-date.ts";
import { Section } from "#app/platform/ui/components/section.tsx";
import { effectText, scoreText } from "../../domain/mocks/score-words.ts";
import type { MockResult } from "../../services/mocks/mock-result.server.ts";

type Mock = SerializeFrom<MockResult>;

const summary = "flex min-h-11 cursor-pointer items-center font-semibold";

/** Skills that went worst. */
function Skills({ skills }: { skills: Mock["skills"] }) {
  return (
    <details className="p-4 sm:px-6">
      <summary className={summary}>Por habilidade</summary>
      <ul className="divide-y divide-line">
        {skills.map(({ name, right, size }) => (
          <li key={name} className="flex justify-between gap-4 py-2">
            <span>{name}</span>
            <span className="text-muted tabular-nums">
              {right} de {size}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Effects({ effects }: { effects: Mock["effects"] }) {
  return (
    <details className="p-4 sm:px-6">
      <summary className={summary}>Quanto cada questão pesou</summary>
      <p className="text-sm text-muted">
        O que a nota da área mudaria se a sua resposta fosse a contrária, com todas as outras iguais.
      </p>
      <ol className="mt-2 grid grid-cols-3 gap-x-4 sm:grid-cols-5">
        {effects.map(({ position, effect }) => (
          <li key={position} className="flex justify-between gap-2 py-1 tabular-nums">
            <span className="text-muted">{position + 1}</span>
            <span className={effect > 0 ? "text-danger" : "text-success"}>{effectText(effect)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Former({ former }: { former: Mock["former"] }) {
  return (
    <details className="p-4 sm:px-6">
      <summary className={summary}>Comparar com os anteriores</summary>
      <ul className="divide-y divide-line">
        {former.map(({ title, startedAt, scores, right, size }) => (
          <li key={startedAt} className="py-2">
            <p>
              {title} <span className="text-sm text-muted">· {formatDate(startedAt)}</span>
            </p>
            <p className="text-sm text-muted">
              {scores.length === 0
                ? `${right === null ? "" : `${right} de `}${plural(size, "questão", "questões")}`
                : scores.map((score) => `${areaNames[score.area]}: ${scoreText(score)}`).join(" · ")}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Gains({ gains }: { gains: Mock["gains"] }) {
  if (gains.length === 0) return null;
  return (
    <Section card id="pontos" title="Onde estavam os pontos" className="mt-4">
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
    </Section>
  );
}

/** Where the points were, and folded: skills, what each question was worth, former mock exams. */
export function MockDetails({ mock }: { mock: Mock }) {
  const { skills, effects, former } = mock;
  return (
    <>
      <Gains gains={mock.gains} />
      {skills.length + effects.length + former.length > 0 && (
        <section aria-label="Mais sobre a nota" className="card mt-4 divide-y divide-line">
          {effects.length > 0 && <Effects effects={effects} />}
          {skills.length > 0 && <Skills skills={skills} />}
          {former.length > 0 && <Former former={former} />}
        </section>
      )}
    </>
  );
}
