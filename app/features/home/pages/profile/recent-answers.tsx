import { Link } from "@remix-run/react";
import { Check, X } from "lucide-react";
import { searchPaths } from "#app/features/questions/paths.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { onIntent } from "#app/platform/ui/hooks/can-prefetch.ts";
import type { AnsweredInProfile } from "../../services/profile-view.server.ts";

function Outcome({ correct }: { correct: boolean }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-1 text-sm font-semibold ${correct ? "bg-success-soft text-success" : "bg-danger-soft text-danger"}`}
    >
      <Icon as={correct ? Check : X} size={16} />
      {correct ? "Certa" : "Errada"}
    </span>
  );
}

/** Correctness only, never the chosen letter. */
export function RecentAnswers({ answers }: { answers: readonly AnsweredInProfile[] }) {
  return (
    <Section card title="Últimas questões respondidas" className="flex h-full flex-col">
      {answers.length === 0 ? (
        <>
          <p className="mt-2 text-muted">Nenhuma ainda. Que tal começar agora?</p>
          <div className="mt-auto pt-4">
            <ButtonLink to={searchPaths.search()} prefetch={onIntent()}>
              Ver questões
            </ButtonLink>
          </div>
        </>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {answers.map(({ code, exam, subject, address, correct }) => (
            <li key={code} className="flex items-center justify-between gap-3 py-1.5">
              <Link
                to={address}
                prefetch={onIntent()}
                className="min-h-11 min-w-0 py-1 text-text no-underline hover:text-link"
              >
                <span className="block font-medium">Questão {code}</span>
                <span className="block text-sm text-muted">
                  {subject}, {exam}
                </span>
              </Link>
              <Outcome correct={correct} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
