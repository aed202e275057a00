import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { redirectFor, requireAccess } from "#app/platform/context/require-access.server.ts";
import { Form } from "#app/platform/forms/components/form.tsx";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { AdminFrame } from "#app/platform/page/components/admin-frame.tsx";
import { AdminItem, AdminList } from "#app/platform/page/components/admin-list.tsx";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { textsByWord } from "#app/platform/text/texts-by-word.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { decideDuplicate } from "../../services/admin/decide-duplicate.server.ts";
import {
  type DuplicatePair,
  listDuplicates,
  type PairSide,
} from "../../services/admin/list-duplicates.server.ts";

const doneText = textsByWord({
  junta: "Pronto: a outra saiu do acervo, e o endereço dela leva à que ficou.",
  ambas: "Pronto: as duas ficam no acervo.",
});

export const meta = unlistedMeta("Questões duplicadas");

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("admin", args);
  return json(await listDuplicates(deps));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, actor } = requireAccess("admin", args);
  return handleForm(args.request, async (form) => {
    const [one, other, kept] = ["one", "other", "kept"].map((name) => ordOfCode(form.text(name, 20)));
    const pair = { one: one ?? 0, other: other ?? 0, kept: kept ?? null };
    await decideDuplicate(deps, actor, pair);
    return redirectFor(adminPaths.duplicates(pair.kept === null ? "ambas" : "junta"));
  });
}

export default function Duplicates() {
  const { pairs, more } = useLoaderData<typeof loader>();
  return (
    <AdminFrame
      title="Questões duplicadas"
      lead="Estes pares parecem a mesma questão vinda de duas fontes. A que não ficar sai das buscas, e quem abrir o endereço dela vai para a outra. Ninguém perde pontos."
      form={usePageForm()}
      done={doneText}
    >
      <AdminList
        count={more && "Há mais pares: eles aparecem conforme você decide estes."}
        empty="Nenhum par aguarda decisão."
      >
        {pairs.map((pair) => (
          <AdminItem key={`${pair.one.code} ${pair.other.code}`}>
            <PairForm pair={pair} />
          </AdminItem>
        ))}
      </AdminList>
    </AdminFrame>
  );
}

function PairForm({ pair }: { pair: DuplicatePair }) {
  const { one, other, likeness } = pair;
  const form = usePageForm({ about: { one: one.code, other: other.code } });
  return (
    <Form of={form} className="py-2" aria-label={`Par ${one.code} e ${other.code}`}>
      <input type="hidden" name="one" value={one.code} />
      <input type="hidden" name="other" value={other.code} />
      <p className="text-sm text-muted">Semelhança: {Math.round(likeness * 100)}%</p>
      <div className="mt-3 grid gap-5 lg:grid-cols-2">
        <Side side={one} pending={form.pending} />
        <Side side={other} pending={form.pending} />
      </div>
      <Button type="submit" look="quiet" name="kept" value="" pending={form.pending} className="mt-4">
        Não são a mesma questão
      </Button>
    </Form>
  );
}

function Side({ side, pending }: { side: PairSide; pending: boolean }) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h2 className="font-semibold">
        <Link to={questionPaths.question(side.code)} className="inline-flex min-h-11 items-center">
          {side.code}
        </Link>
      </h2>
      <p className="text-sm break-all text-muted">{side.source}</p>
      <div className="rounded-control border border-line p-3">
        <RichText html={side.statement} />
        <ol className="mt-3 list-[upper-alpha] space-y-1 pl-6">
          {side.alternatives.map((html, at) => (
            <li key={`${at} ${html}`}>
              <RichText html={html} inline />
            </li>
          ))}
        </ol>
      </div>
      <Button
        type="submit"
        look="secondary"
        name="kept"
        value={side.code}
        pending={pending}
        className="mt-auto self-start"
      >
        Manter {side.code}
      </Button>
    </div>
  );
}
