import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { usePageForm } from "#app/platform/forms/hooks/use-form.ts";
import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";
import { unlistedMeta } from "#app/platform/page/components/unlisted-meta.ts";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { SavedSearches } from "../components/saved-searches.tsx";
import type { SavedSearchExtra, SavedSearchField } from "../domain/saved-search.ts";
import { searchPaths } from "../paths.ts";
import { listSavedSearches } from "../services/list-saved-searches.server.ts";
import { savedSearchForms } from "./saved-searches/saved-searches-action.server.ts";

export const meta = unlistedMeta("Buscas salvas");

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return json(await listSavedSearches(deps, viewer, new URL(args.request.url).searchParams.get("busca")));
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireAccess("signedIn", args);
  return handleForm(args.request, savedSearchForms(deps, viewer));
}

/** With a search in the URL, the form to save it. The search page has a sheet. */
export default function SavedSearchesPage() {
  const { searches, proposed } = useLoaderData<typeof loader>();
  const form = usePageForm<SavedSearchField, SavedSearchExtra>();
  return (
    <div className="page-width max-w-2xl py-6 sm:py-8">
      <TextLink look="alone" to={proposed?.address ?? searchPaths.search()}>
        Voltar à busca
      </TextLink>
      <PageHeading className="mt-1 mb-4">Buscas salvas</PageHeading>
      <SavedSearches searches={searches} proposed={proposed} form={form} />
    </div>
  );
}
