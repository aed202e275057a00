import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData, useSearchParams } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { sentForm } from "#app/platform/forms/domain/sent-form.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { plural } from "#app/platform/text/format.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { PaperPage } from "../components/paper/paper-page.tsx";
import { TRAINING, TrainingChoice } from "../components/training-choice.tsx";
import { asksForKey } from "../domain/paper/paper-options.ts";
import { loadSearchPaper } from "../services/paper/load-search-paper.server.ts";
import { paperLinks } from "./paper-links.ts";

export const meta = unlistedMeta("Imprimir questões");

export const links = paperLinks;

export { keyChanged as shouldRevalidate } from "../components/paper/key-changed.ts";

/** Questions of a search: as many as a day of ENEM, or as the address requests. */
const PROPOSED = 45;
const MOST = 180;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  const { searchParams } = new URL(args.request.url);
  const { text } = sentForm(searchParams);
  const asked = Number(text("quantas", 4));
  const count = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, MOST) : PROPOSED;
  const withKey = asksForKey(searchParams);
  const draw = { search: text("busca", 12_000), training: text(TRAINING) === "sim" };
  return json(await loadSearchPaper(deps, viewer, { ...draw, count, withKey }));
}

export default function PrintSearch() {
  const { completes, ...paper } = useLoaderData<typeof loader>();
  return (
    <PaperPage paper={paper} backLabel="Voltar à busca">
      {completes && <CompleteSearch {...completes} />}
    </PaperPage>
  );
}

/** A search with fewer questions of its own than the paper has room for. */
function CompleteSearch({ own, chosen }: { own: number; chosen: boolean }) {
  const [params] = useSearchParams();
  const some = plural(own, "questão de prova ou autoral", "questões de prova ou autorais");
  const found = own === 0 ? "Nenhuma questão de prova ou autoral" : `Só ${some}`;
  return (
    <Form method="get" className="no-print card mt-4 max-w-xl space-y-3 p-4">
      {[...params].map(
        ([name, value]) => name !== TRAINING && <input key={name} type="hidden" {...{ name, value }} />,
      )}
      <p>{`${found} nesta busca.`}</p>
      <TrainingChoice chosen={chosen} />
      <Button type="submit" look="secondary">
        Atualizar
      </Button>
    </Form>
  );
}
