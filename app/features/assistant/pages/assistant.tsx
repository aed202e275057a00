import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { aboutPaths } from "#app/features/home/paths.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { openPaywall } from "#app/platform/page/components/requested-dialog.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { product } from "#app/platform/text/product.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { Talk } from "../components/talk.tsx";
import { tutorName } from "../domain/prompts.ts";
import { talkItem } from "../domain/talk.ts";
import { readTutorPage } from "../services/read-tutor.server.ts";
import { tutorHistoryForms } from "./assistant/assistant-action.server.ts";
import { History } from "./assistant/history.tsx";
import { Opening } from "./assistant/opening.tsx";

export const meta = unlistedMeta(product.assistant);

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const { searchParams } = new URL(args.request.url);
  const word = (name: string) => (searchParams.get(name) ?? "").slice(0, 100);
  const code = word("q");
  const ord = ordOfCode(code);
  const asked = { ord, open: word("conversa"), before: word("antes"), typed: word("busca") };
  const page = viewer ? await readTutorPage(deps, viewer, asked) : null;
  const question = ord === null ? (page?.question ?? null) : code.toUpperCase();
  const { sees, isModel } = deps.assistant.model;
  return json({
    signedIn: viewer !== null,
    sees,
    isModel,
    question,
    open: asked.open,
    typed: asked.typed,
    ...page,
  });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return handleForm(args.request, tutorHistoryForms(deps, viewer));
}

function Heading({ question, isModel }: { question: string | null; isModel: boolean }) {
  const { title, note } = tutorName(isModel);
  return (
    <header className="mb-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <PageHeading>{title}</PageHeading>
        <Link to={aboutPaths.assistant()} className="inline-flex min-h-11 items-center text-sm text-muted">
          {note}
        </Link>
      </div>
      {question && (
        <p>
          Sobre a <TextLink to={questionPaths.question(question)}>questão {question}</TextLink>
        </p>
      )}
    </header>
  );
}

/** Doubts about theory, or with `q` about a question (R-TUTOR-1). */
export default function Assistant() {
  const {
    signedIn,
    sees,
    isModel,
    question,
    open,
    typed,
    requests = [],
    allowance,
    history,
  } = useLoaderData<typeof loader>();
  return (
    <div className="page-width flex max-w-5xl flex-col gap-6 py-6 sm:py-8 xl:flex-row xl:gap-10">
      {history && <History history={history} typed={typed} open={open} />}
      <div className="flex min-w-0 grow flex-col">
        <Heading question={question} isModel={isModel} />
        {allowance !== undefined ? (
          <div className="flex grow flex-col">
            <Talk
              key={`${question} ${open}`}
              question={question}
              earlier={requests.map(talkItem)}
              allowance={allowance}
              opening={(ask) => <Opening question={question} sees={sees} onAsk={ask} />}
              ground="bg-page"
              placeholder={question ? "Onde você travou?" : "Qual é a sua dúvida?"}
            />
          </div>
        ) : (
          <Opening question={question} sees={false} onAsk={() => openPaywall({ premium: false })} />
        )}
        <p className="mt-4 text-sm text-muted">
          {signedIn
            ? "Só você vê estas conversas. Nomes e contatos são escondidos antes do envio."
            : "Entre na sua conta para perguntar."}
        </p>
        <noscript>
          <p className="mt-4">Para conversar com o {product.assistant}, ative o JavaScript do navegador.</p>
        </noscript>
      </div>
    </div>
  );
}
