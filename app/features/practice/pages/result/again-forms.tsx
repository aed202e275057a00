import { Form } from "@remix-run/react";
import { cutText } from "#app/platform/text/cut-text.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { REVIEW_SOURCE } from "../../domain/reviews/review-plan.ts";
import { practicePaths } from "../../paths.ts";
import type { ResultQuestion } from "../../services/read-practice-result.server.ts";

type AgainFormsProps = {
  session: { title: string; mode: "study" | "exam"; source: string | null };
  questions: readonly Pick<ResultQuestion, "code" | "right">[];
};

/** Wrong answers again, or a new session of the same search. */
export function AgainForms({ session, questions }: AgainFormsProps) {
  const wrong = questions.filter(({ right }) => right === false).map(({ code }) => code);
  const prefix = "Refazer: ";
  const title = session.title.startsWith(prefix) ? session.title : cutText(`${prefix}${session.title}`, 120);
  const mode = session.mode === "exam" ? "prova" : "estudo";
  if (session.source === REVIEW_SOURCE) return null;
  return (
    <div className="paperless mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      {wrong.length > 0 && (
        <Form method="post" action={practicePaths.start()}>
          <input type="hidden" name="questoes" value={wrong.join(",")} />
          <input type="hidden" name="titulo" value={title} />
          <input type="hidden" name="quantas" value={wrong.length} />
          <input type="hidden" name="modo" value={mode} />
          <Button type="submit">
            Refazer {wrong.length === 1 ? "a errada" : `as ${wrong.length} erradas`}
          </Button>
        </Form>
      )}
      <ButtonLink
        to={session.source === null ? practicePaths.start() : practicePaths.ofSearch(session.source, mode)}
        look={wrong.length > 0 ? "quiet" : "primary"}
      >
        Nova sessão
      </ButtonLink>
      {session.source !== null && (
        <TextLink look="alone" to={session.source} className="px-2">
          Voltar à busca
        </TextLink>
      )}
    </div>
  );
}
