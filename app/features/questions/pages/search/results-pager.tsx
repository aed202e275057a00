import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import type { ListedQuestion } from "#app/features/bank/domain/listed-question.ts";
import { QuestionLink } from "#app/features/lists/components/question-link.tsx";
import { PageLinks } from "#app/platform/lists/components/pager.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { useEndlessPages } from "../../hooks/use-endless-pages.ts";

type Pager = { next: string | null; previous: string | null };
type ResultPage = { questions: ListedQuestion[]; pager: Pager };

/** Pages, or an endless list by choice. */
export function ResultsPager(page: ResultPage) {
  const { pathname, search } = useLocation();
  return <Results key={pathname + search} address={pathname + search} {...page} />;
}

type Growing = {
  endless: boolean;
  next: string | null;
  loading: boolean;
  failed: boolean;
  loadMore: () => void;
};

/** Loads more near the end; the returned ref marks it. */
function useGrowth({ endless, next, loading, failed, loadMore }: Growing): RefObject<HTMLDivElement> {
  const end = useRef<HTMLDivElement>(null);
  const more = useLatest(loadMore);

  useEffect(() => {
    // A failure is retried by hand or when back online, not in a loop.
    if (!endless || !next || loading || failed || !end.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), {
      rootMargin: "600px",
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [endless, next, loading, failed, more]);

  useEffect(() => {
    if (!failed) return;
    const retry = () => more.current();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [failed, more]);

  return end;
}

function Results({ address, questions, pager }: ResultPage & { address: string }) {
  const first = { items: questions, next: pager.next };
  const list = useEndlessPages<ResultPage, ListedQuestion>(address, first, {
    read: (data) => ({ items: data.questions, next: data.pager.next }),
    idOf: (question) => question.heading.code,
  });
  const { endless, next, loading, failed, loadMore } = list;
  const end = useGrowth(list);

  return (
    <>
      <ol className="space-y-3">
        {list.items.map((question, index) => (
          <li key={question.heading.code}>
            {isFirstGenerated(question, list.items[index - 1]) && (
              <p className="mt-6 mb-3 border-t border-line pt-4 text-sm font-medium text-muted">
                Daqui em diante, questões de treino: não caíram em prova nenhuma.
              </p>
            )}
            <QuestionLink question={question} />
          </li>
        ))}
      </ol>
      <div ref={end} />
      <p role="status" className="mt-2 text-muted">
        {failed && "Não foi possível carregar mais."}
      </p>
      <PageLinks {...(!endless && pager)}>
        {endless && next && (
          <Button look="secondary" pending={loading} onClick={loadMore}>
            {failed ? "Tentar de novo" : "Mais questões"}
          </Button>
        )}
        {(pager.next || endless) && (
          <label className="needs-scripts ml-auto flex min-h-11 items-center gap-2 text-sm text-muted">
            <input
              type="checkbox"
              className="size-5 accent-primary"
              checked={endless}
              onChange={(event) => list.choose(event.target.checked)}
            />
            Lista contínua
          </label>
        )}
      </PageLinks>
    </>
  );
}

/** Whether generated questions begin here, after real ones. */
function isFirstGenerated({ heading }: ListedQuestion, before: ListedQuestion | undefined): boolean {
  return heading.origin === "generated" && before !== undefined && before.heading.origin !== "generated";
}
