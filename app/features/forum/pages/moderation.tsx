import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { PageLinks } from "#app/platform/lists/components/pager.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { caseOutcome, caseOutcomes, waitInWords } from "../domain/case.ts";
import { commentNumber } from "../domain/comment-reply.ts";
import { moderationPaths } from "../paths.ts";
import { casePlace, listCases } from "../services/list-cases.server.ts";
import { CaseItem } from "./moderation/case-item.tsx";
import { decisionForm, fieldOfDecision } from "./moderation/moderation-action.server.ts";
import { UndoDecision } from "./moderation/undo-decision.tsx";

export const meta = unlistedMeta("Moderação");

function textOfDone(word: string): string | null {
  if (word === "desfeito") return "Decisão desfeita. O caso voltou para a fila, e ninguém foi avisado.";
  const outcome = caseOutcome(word);
  return outcome && caseOutcomes[outcome].done;
}

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("moderation", args);
  const { searchParams } = new URL(args.request.url);
  const queue = await listCases(
    deps,
    { id: viewer.id, decided: commentNumber(searchParams.get("caso")) ?? 0 },
    casePlace(searchParams.get("apos")),
  );
  return json({ ...queue, now: deps.now(), done: textOfDone(searchParams.get("feito") ?? "") });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("moderation", args);
  return handleForm(args.request, decisionForm(deps, actor), fieldOfDecision);
}

type Figures = { open: number; oldest: number | null; median: number | null; now: number };

function figuresIn({ open, oldest, median, now }: Figures): string {
  if (open === 0 || oldest === null) return "Nada aguarda decisão.";
  const count = open > 100 ? "Mais de 100 casos" : open === 1 ? "1 caso" : `${open} casos`;
  const usual = median === null ? "" : ` Metade das últimas decisões saiu em até ${waitInWords(median)}.`;
  return `${count}. O mais antigo espera há ${waitInWords(now - oldest)}.${usual}`;
}

/** One queue for everything about posts, the most urgent first. */
export default function Moderation() {
  const data = useLoaderData<typeof loader>();
  const form = usePageForm<"reason" | "text">();
  useCaseKeys();
  return (
    <div className="page-width max-w-[920px] py-4 sm:py-6">
      <PageHeading>Moderação</PageHeading>
      <p className="mt-1 text-muted">{figuresIn(data)}</p>
      <p className="mt-1 text-sm text-muted max-sm:hidden">
        Teclas para o primeiro caso: 1 Manter, 2 Ocultar, 3 Editar, 4 Advertir, 5 Suspender. Z desfaz a última
        decisão.
      </p>
      <FormMessage of={form} withProblems earlier={data.done} className="mt-4" />
      {data.undo && <UndoDecision key={data.undo.num} undo={data.undo} />}
      {data.cases.length === 0 ? (
        <Empty>Nenhum caso à espera. Tudo em paz por aqui.</Empty>
      ) : (
        <ol className="mt-4 space-y-4">
          {data.cases.map((each) => (
            <CaseItem key={each.num} item={each} now={data.now} />
          ))}
        </ol>
      )}
      {data.proposals.length > 0 && (
        <Section card title="Propostas de resolução" className="mt-6">
          <ul className="mt-2 divide-y divide-line">
            {data.proposals.map(({ path, title }) => (
              <li key={path}>
                <TextLink look="alone" to={path}>
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <PageLinks next={data.next === null ? null : moderationPaths.moderation({ apos: data.next })} />
    </div>
  );
}

/** 1 to 5 press the buttons of the first case and Z the one that undoes, outside of fields. */
function useCaseKeys(): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { target, key } = event;
      const isField = target instanceof HTMLElement && target.closest("input, textarea, select") !== null;
      if (isField || event.ctrlKey || event.metaKey || event.altKey || !/^[1-5z]$/i.test(key)) return;
      document.querySelector<HTMLButtonElement>(`[data-case-key="${key.toLowerCase()}"]`)?.click();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
