import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { FormMessage } from "#app/platform/forms/components/reply-message.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { pageTitle } from "#app/platform/text/product.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { textsByWord } from "#app/platform/text/texts-by-word.ts";
import { decideDuplicate } from "../../services/admin/decide-duplicate.server.ts";
import { listDuplicates } from "../../services/admin/list-duplicates.server.ts";
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
  return handleForm(args.request, async (form) => {
    const [one, other, kept] = ["one", "other", "kept"].map((name) => ordOfCode(form.text(name, 20)));
    const pair = { one: one ?? 0, other: other ?? 0, kept: kept ?? null };
    await decideDuplicate(deps, { viewer, requestId: context.requestId }, pair);
    return redirectFor(adminPaths.duplicates(pair.kept === null ? "ambas" : "junta"));
  });
}

export default function Duplicates() {
  const { pairs, more, done } = useLoaderData<typeof loader>();
  const form = usePageForm();
  return (
    <AdminFrame title="Questões duplicadas">
      <p className="mt-2 max-w-prose text-muted">
        Estes pares parecem a mesma questão vinda de duas fontes. A que não ficar sai das buscas, e quem abrir
        o endereço dela vai para a outra. Ninguém perde pontos.
      </p>
      <FormMessage of={form} earlier={done} className="mt-4" />
      {pairs.length === 0 ? (
        <p className="card mt-6 p-6 text-center text-muted">Nenhum par aguarda decisão.</p>
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
