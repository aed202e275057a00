import { Link } from "@remix-run/react";
import { plural } from "#app/platform/text/format.ts";
import { Section } from "#app/platform/ui/components/section.tsx";
import { Chips } from "#app/platform/ui/components/tabs.tsx";
import type { EssayExam } from "../../domain/essay.ts";
import { essayAxes, essayExams } from "../../domain/essay-exams.ts";
import { essayPaths } from "../../paths.ts";

type Theme = { id: string; exam: EssayExam; axis: string; title: string };

function ExamChips({ exam }: { exam: EssayExam | null }) {
  const all = [[null, "Todas"] as const, ...examNames];
  return (
    <Chips
      stays
      label="Temas por prova"
      chips={all.map(([each, name]) => ({
        label: name,
        to: essayPaths.essays({ prova: each }),
        current: each === exam,
      }))}
    />
  );
}

const examNames = Object.entries(essayExams).map(([id, { name }]) => [id as EssayExam, name] as const);

/** Themes under their axes; each opens with its motivating texts. */
export function ThemeList({ themes, exam }: { themes: readonly Theme[]; exam: EssayExam | null }) {
  const axes = Object.entries(essayAxes).map(([axis, name]) => ({
    axis,
    name,
    themes: themes.filter((theme) => theme.axis === axis),
  }));
  return (
    <Section id="temas" title="Temas para escrever">
      <ExamChips exam={exam} />
      {themes.length === 0 && <p className="mt-4 text-muted">Ainda não há temas desta prova.</p>}
      <div className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {axes
          .filter((each) => each.themes.length > 0)
          .map(({ axis, name, themes: own }) => (
            <section key={axis} aria-labelledby={`eixo-${axis}`}>
              <h3 id={`eixo-${axis}`} className="flex items-baseline gap-2 font-semibold">
                {name}
                <span className="text-sm font-normal text-muted">{plural(own.length, "tema", "temas")}</span>
              </h3>
              <ul className="mt-1 divide-y divide-line border-y border-line">
                {own.map((theme) => (
                  <li key={theme.id}>
                    <Link
                      to={essayPaths.theme(theme.id)}
                      className="flex min-h-14 flex-col justify-center py-2 no-underline hover:bg-inset"
                    >
                      <span className="font-medium text-link">{theme.title}</span>
                      <span className="text-sm text-muted">{essayExams[theme.exam].name}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </Section>
  );
}
