import {
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { readAddress } from "#app/domain/questions/search/read-address.ts";
import { publicHeaders } from "#app/pages/public-reply.server.ts";
import { paths } from "#app/paths.ts";
import { searchQuestions } from "#app/services/questions/search-questions.server.ts";
import { searchView } from "#app/services/questions/search-view.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { EmptyResults } from "./search/empty-results.tsx";
import { ExportMenu } from "./search/export-menu.tsx";
import { FilterChips } from "./search/filter-chips.tsx";
import { FilterPanel } from "./search/filter-panel.tsx";
import { OfferNotice } from "./search/offer-notice.tsx";
import { PracticeLinks } from "./search/practice-links.tsx";
import { ResultsHeader } from "./search/results-header.tsx";
import { ResultsPager } from "./search/results-pager.tsx";
import { SavedSearchesLink } from "./search/saved-searches-link.tsx";
import { SearchForm } from "./search/search-form.tsx";
import { UnderstoodChips } from "./search/understood-chips.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        { title: pageTitle(data.title) },
        {
          name: "description",
          content: `${data.title}: resolva com correção na hora e resolução comentada no Farol.`,
        },
        { tagName: "link", rel: "canonical", href: data.canonical },
      ]
    : [];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const { origin, searchParams } = new URL(args.request.url);
  const found = await searchQuestions(deps, viewer, (catalogue) =>
    readAddress(args.params, searchParams, catalogue),
  );
  const view = searchView(found, { viewer, origin, catalogue: deps.catalogue.current() });
  return json(view, { headers: publicHeaders });
}

/** Saving or deleting a search does not change the results. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && !formAction?.startsWith(paths.savedSearches());

export default function Search() {
  const data = useLoaderData<typeof loader>();
  return (
    <div className="page-width py-6">
      <div className="flex items-start justify-between gap-2">
        <h1 className="min-w-0 text-2xl font-bold break-words">{data.title}</h1>
        <SavedSearchesLink address={data.address} />
      </div>
      <SearchForm key={data.address} address={data.address} text={data.filters.text} />
      <div className="mt-6 gap-8 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
        <FilterPanel
          groups={data.groups}
          counts={data.counts}
          years={data.filters.years}
          active={data.chips.length}
          cleared={data.cleared}
          address={data.address}
          anyYear={data.anyYear}
        />
        <section aria-label="Resultados" className="min-w-0">
          <ResultsHeader
            total={data.total}
            order={data.filters.order}
            orders={data.orders}
            address={data.address}
            realOnly={data.realOnly}
          />
          {data.offer && <OfferNotice offer={data.offer} />}
          {data.understood && <UnderstoodChips understood={data.understood} />}
          <FilterChips chips={data.chips} cleared={data.cleared} />
          {data.mayExport && data.questions.length > 0 && <ExportMenu address={data.address} />}
          {data.questions.length === 0 ? (
            <EmptyResults
              cleared={data.cleared}
              ways={[...data.chips, ...(data.understood?.parts ?? [])]}
              ranked={data.ranked}
              meant={data.meant}
            />
          ) : (
            <>
              <PracticeLinks address={data.address} />
              <ResultsPager questions={data.questions} pager={data.pager} />
            </>
          )}
        </section>
      </div>
    </div>
  );
}
