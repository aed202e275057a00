import { Link } from "@remix-run/react";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import type { ListPractice } from "../../services/list-view.server.ts";

const item = "flex min-h-11 items-center rounded-control px-3 text-text no-underline hover:bg-inset";

/** In sight at the bottom: go on, or another way. Links and a disclosure only. */
export function PracticeBar({ practice }: { practice: ListPractice }) {
  const { go, started, study, exam, wrong } = practice;
  if (!go || !study || !exam) return null;
  return (
    <div className="no-print sticky bottom-0 z-20 -mx-4 mt-4 flex items-end gap-2 border-t border-line bg-page px-4 py-2">
      <ButtonLink to={go} rel="nofollow">
        {started ? "Continuar" : "Começar"}
      </ButtonLink>
      <details className="relative">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center rounded-control border border-line-strong bg-card px-4 font-semibold">
          Outro jeito
        </summary>
        <div className="absolute bottom-full left-0 mb-2 w-56 rounded-card border border-line bg-raised p-1.5 shadow-raised">
          <Link to={study} rel="nofollow" className={item}>
            Estudar todas
          </Link>
          <Link to={exam} rel="nofollow" className={item}>
            Fazer como prova
          </Link>
          {wrong && (
            <Link to={wrong} rel="nofollow" className={item}>
              Só as erradas
            </Link>
          )}
        </div>
      </details>
    </div>
  );
}
