import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { ordOfParams } from "#app/features/bank/pages/ord-of-params.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { type FormHandler, handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { readRoute } from "#app/platform/requests/calls/read-route.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Heading, PageHeading, Toolbar } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { CommentField } from "../components/comment-field.tsx";
import { PreviewButton, TextPreview } from "../components/preview-toggle.tsx";
import { type CommentFieldName, fieldOfRefusal } from "../domain/comment-reply.ts";
import type { ThreadLine } from "../domain/thread.ts";
import { forumPaths } from "../paths.ts";
import { createThread } from "../services/create-thread.server.ts";
import { similarThreads } from "../services/list-threads.server.ts";
import { forumPicture } from "./thread/thread-action.server.ts";
import { ThreadLines } from "./thread-lines.tsx";

const LONGEST_TEXT = 8000;

export const meta = unlistedMeta("Tirar dúvida");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const ord = ordOfParams(args.params);
  const text = (new URL(args.request.url).searchParams.get("texto") ?? "").slice(0, 600);
  const similar = await similarThreads(deps, viewer, ord, text);
  const now = deps.now();
  return json({ code: questionCode(ord), similar, now, operation: deps.newId() });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const ord = ordOfParams(args.params);
  const write: FormHandler<CommentFieldName> = async (form) => {
    const [text, operation] = [form.text("text", LONGEST_TEXT), form.text("operation")];
    const { code, masked } = await createThread(deps, viewer, { ord, operation, text });
    return redirectFor(forumPaths.thread(code, { feito: "duvida", tirado: masked.length > 0 ? "1" : null }));
  };
  const forms = { write, picture: forumPicture(deps, viewer, questionCode(ord)) };
  return handleForm(args.request, forms, fieldOfRefusal);
}

/** A doubt about a question, with what may already answer it. */
export default function Ask() {
  const data = useLoaderData<typeof loader>();
  const [operation] = useState(data.operation);
  const form = usePageForm<"text" | "reason">();
  const [text, setText] = useState(form.value("text"));
  const [preview, setPreview] = useState(false);
  const similar = useSimilar(data.code, text, data.similar);
  return (
    <div className="page-width max-w-2xl py-4 sm:py-6">
      <TextLink look="alone" to={questionPaths.question(data.code)}>
        Voltar à questão
      </TextLink>
      <PageHeading className="mt-1">Tirar dúvida</PageHeading>
      <p className="mt-1 text-muted">
        Questão <span className="font-mono">{data.code}</span> · Quem vê: todos no Farol, com seu primeiro
        nome.
      </p>
      <FormMessage of={form} className="mt-3" />
      <Form of={form} intent="write" className="card mt-3 space-y-3 p-4 sm:p-6">
        <input type="hidden" name="operation" value={operation} />
        <CommentField
          label="Sua dúvida: diga até onde você chegou"
          isLabelShown
          tools={{ address: forumPaths.ask(data.code), answers: true }}
          text={text}
          problem={form.problem("text")}
          open
          rows={6}
          takesFocus={false}
          onType={setText}
        />
        <TextPreview text={text} shown={preview} />
        {similar.length > 0 && (
          <section aria-label="Talvez já tenham respondido">
            <Heading>Talvez já tenham respondido:</Heading>
            <ThreadLines threads={similar} now={data.now} label="Dúvidas parecidas" />
          </section>
        )}
        <Toolbar className="">
          <Button type="submit" pending={form.pending}>
            Publicar dúvida
          </Button>
          <PreviewButton
            pressed={preview}
            disabled={text.trim() === ""}
            onPress={() => setPreview(!preview)}
          />
        </Toolbar>
      </Form>
    </div>
  );
}

/** Milliseconds without typing. */
const PAUSE = 700;
/** Threads that may answer what is being typed. */
function useSimilar(code: string, text: string, first: readonly ThreadLine[]): readonly ThreadLine[] {
  const [similar, setSimilar] = useState(first);
  useEffect(() => {
    if (text.trim().length < 12) return;
    let gone = false;
    const timer = setTimeout(async () => {
      const query = { texto: text.slice(0, 600) };
      const data = await readRoute<{ similar: ThreadLine[] }>(forumPaths.ask(code, query));
      if (data && !gone) setSimilar(data.similar);
    }, PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [code, text]);
  return similar;
}
