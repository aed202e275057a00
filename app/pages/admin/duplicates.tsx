import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { redirectFor, requireAccess } from "#app/access/require-access.server.ts";
import { AdminFrame } from "#app/components/admin/admin-frame.tsx";
import { ReplyMessage } from "#app/components/ui/reply-message.tsx";
import { ordOfCode } from "#app/domain/questions/question-code.ts";
import { isAppError } from "#app/errors/app-error.ts";
import { paths } from "#app/paths.ts";
import { decideDuplicate } from "#app/services/admin/decide-duplicate.server.ts";
import { listDuplicates } from "#app/services/admin/list-duplicates.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { textsByWord } from "#app/text/texts-by-word.ts";
import { PairCard } from "./duplicates/pair-card.tsx";

const doneText = textsByWord({
  junta: "Pronto: a outra saiu do acervo, e o endereço dela leva à que ficou.",
  ambas: "Pronto: as duas ficam no acervo.",
});

export const meta: MetaFunction = () => [
  { title: pageTitle("Questões duplicadas") },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  const done = doneText(new URL(args.request.url).searchParams.get("feito"));
  return json({ ...(await listDuplicates(deps)), done });
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, context } = requireAccess("admin", args);
  const form = await args.request.formData();
  const ord = (name: string) => ordOfCode(String(form.get(name) ?? "").slice(0, 20));
  const kept = ord("kept");
  try {
    const pair = { one: ord("one") ?? 0, other: ord("other") ?? 0, kept };
    await decideDuplicate(deps, { viewer, requestId: context.requestId }, pair);
    return redirectFor(paths.adminDuplicates(kept === null ? "ambas" : "junta"));
  } catch (error) {
    if (!isAppError(error) || error.status === 401 || error.status === 503) throw error;
    return json({ message: error.message }, { status: error.status });
  }
}

/** The queue of pairs that look like one question: keep one of them, or both. */
export default function Duplicates() {
  const { pairs, more, done } = useLoaderData<typeof loader>();
  const result = useActionData<{ message: string }>();
  return (
    <AdminFrame title="Questões duplicadas">
      <p className="mt-2 max-w-prose text-muted">
        Estes pares parecem a mesma questão vinda de duas fontes. A que não ficar sai das buscas, e quem abrir
        o endereço dela vai para a outra. Ninguém perde pontos.
      </p>
      {(result || done) && (
        <div className="mt-4" key={result?.message ?? done}>
          <ReplyMessage done={!result}>{result?.message ?? done}</ReplyMessage>
        </div>
      )}
      {pairs.length === 0 ? (
        <p className="card mt-6 p-6 text-center text-muted">Nenhum par espera decisão.</p>
      ) : (
        <ul className="mt-6 space-y-6">
          {pairs.map((pair) => (
            <li key={`${pair.one.code} ${pair.other.code}`}>
              <PairCard pair={pair} />
            </li>
          ))}
        </ul>
      )}
      {more && <p className="mt-4 text-muted">Há mais pares: eles aparecem conforme você decide estes.</p>}
    </AdminFrame>
  );
}
