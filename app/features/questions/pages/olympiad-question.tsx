import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { QuestionHeader } from "#app/features/bank/components/question-header.tsx";
import { ordOfParams } from "#app/features/bank/pages/ord-of-params.ts";
import { CommentsPlace } from "#app/features/forum/components/comments-place.tsx";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { KeptArea } from "#app/platform/drafts/components/kept-area.tsx";
import { AppError } from "#app/platform/errors/app-error.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { StructuredData } from "#app/platform/page/components/structured-data.tsx";
import { publicHeaders } from "#app/platform/page/pages/public-reply.server.ts";
import { Dotted } from "#app/platform/ui/components/dotted.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { HiddenHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { gradeOf } from "../domain/self-grade.ts";
import { assessOwnAnswer } from "../services/assess-own-answer.server.ts";
import { loadOlympiadQuestion } from "../services/load-olympiad-question.server.ts";
import { readOlympiadFilter } from "./olympiad-filter.ts";
import { Neighbours } from "./olympiad-question/neighbours.tsx";
import { RevealedSolution } from "./olympiad-question/revealed-solution.tsx";
import { SolutionRequest } from "./olympiad-question/solution-request.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? pageMeta({
        title: `Questão de olimpíada — ${data.heading.exam} (${data.heading.code})`,
        description: data.excerpt,
        canonical: data.canonical,
        type: "article",
      })
    : [];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const { searchParams, origin } = new URL(args.request.url);
  const { olympiad, ...filter } = readOlympiadFilter(searchParams);
  const list = { ...filter, institution: olympiad.id, origin };
  const shown = await loadOlympiadQuestion(deps, viewer, ordOfParams(args.params), list);
  return json(shown, { headers: publicHeaders });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const ord = ordOfParams(args.params);
  return handleForm(args.request, async (form) => {
    const grade = gradeOf(form.text("nota"));
    if (grade === null && form.intent !== "ver") throw new AppError("invalid-self-grade");
    await assessOwnAnswer(deps, viewer, { ord, grade });
    return { done: true };
  });
}

/** The answer first, then the solution, then the self-assessment. */
export default function OlympiadQuestion() {
  const { heading, statement, hasSolution, revealed, held, structured, ...around } =
    useLoaderData<typeof loader>();
  return (
    <div className="page-width max-w-3xl py-4 sm:py-6">
      <StructuredData text={structured} />
      <TextLink look="alone" to={around.list} className="no-print pr-3">
        <Icon as={ArrowLeft} size={18} />
        Olimpíadas
      </TextLink>
      <article className="card mt-3 p-4 sm:p-6">
        <HiddenHeading>
          Questão {heading.code}, {heading.subject}, {heading.exam}
        </HiddenHeading>
        <QuestionHeader heading={heading} annulled={false} />
        <Dotted className="mt-1 text-sm text-muted">
          {heading.place && <span>{heading.place}</span>}
          <span className="font-mono">{heading.code}</span>
        </Dotted>
        <RichText html={statement} className="mt-4 text-[1.125rem] leading-[1.65]" />
        <OwnAnswer key={heading.code} code={heading.code} />
        {held ? (
          <p className="mt-5 rounded-card bg-inset p-4 text-muted">{held}</p>
        ) : revealed ? (
          <RevealedSolution revealed={revealed} />
        ) : hasSolution ? (
          <SolutionRequest />
        ) : (
          <p className="mt-5 text-muted">A solução desta questão ainda não foi publicada.</p>
        )}
      </article>
      <Neighbours previous={around.previous} next={around.next} />
      <CommentsPlace key={`${heading.code} comments`} code={heading.code} version={revealed ? 1 : 0} />
    </div>
  );
}

/** Stored on the device while typing; never sent. */
function OwnAnswer({ code }: { code: string }) {
  return (
    <div className="mt-6">
      <label htmlFor="resposta" className="mb-1 block font-medium">
        Sua resposta
      </label>
      <KeptArea
        place={`discursiva:${code}`}
        id="resposta"
        rows={6}
        className="field min-h-36 w-full py-2 leading-relaxed"
        aria-describedby="resposta-dica"
      />
      <p id="resposta-dica" className="mt-1 text-sm text-muted">
        Escreva o raciocínio, não só o resultado. O texto fica guardado neste aparelho enquanto você digita.
      </p>
    </div>
  );
}
