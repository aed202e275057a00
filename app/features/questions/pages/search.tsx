import {
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { readAddress } from "#app/features/bank/domain/search/read-address.ts";
import { searchQuestions } from "#app/features/bank/services/search-questions.server.ts";
import { searchView } from "#app/features/bank/services/search-view.server.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { publicHeaders } from "#app/platform/page/pages/public-reply.server.ts";
import { pageTitle } from "#app/platform/text/product.ts";
import { academicYear } from "#app/platform/time/calendar.ts";
import { searchPaths } from "../paths.ts";
import { useCountedGroups } from "./search/counted-groups.tsx";
import { EmptyResults } from "./search/empty-results.tsx";
import { ExportMenu } from "./search/export-menu.tsx";
import { FilterChips } from "./search/filter-chips.tsx";
import { FilterColumn, FilterSheet } from "./search/filter-panel.tsx";
import { HeldNotice, OfferNotice } from "./search/offer-notice.tsx";
import { PracticeLinks, PrintBelow, StickyPractice } from "./search/practice-links.tsx";
import { OrderMenu, ResultsHeader, totalText } from "./search/results-header.tsx";
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
  const thisYear = academicYear(deps.now());
  return json({ ...view, thisYear }, { headers: publicHeaders });
}

/** Saving or deleting a search does not change the results. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && !formAction?.startsWith(searchPaths.saved());

export default function Search() {
  const data = useLoaderData<typeof loader>();
  const { address, total, realOnly } = data;
  const { groups, failed, again } = useCountedGroups(data);
  const filters = {
    groups,
    years: data.filters.years,
    active: data.chips.length,
    cleared: data.cleared,
    address,
    anyYear: data.anyYear,
    thisYear: data.thisYear,
    uncounted: failed,
    onCount: again,
  };
  const order = { order: data.filters.order, orders: data.orders, address };
  return (
    <div className="page-width pt-1.5 pb-4 sm:py-6">
      <h1
        className="text-lg leading-6 font-bold max-lg:truncate lg:text-2xl lg:break-words"
        title={data.title}
      >
        {data.title}
      </h1>
      <SearchForm key={address} address={address} text={data.filters.text} />
      <div className="gap-8 lg:mt-4 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
        <FilterColumn {...filters} />
        <section aria-label="Resultados" className="min-w-0">
          <div className="flex items-center justify-between gap-1 lg:float-right">
            <FilterSheet {...filters} found={totalText(total).toLowerCase() || "questões"} />
            <OrderMenu {...order} />
            <SavedSearchesLink address={address} />
          </div>
          {data.isHeld && <HeldNotice />}
          {data.offer && <OfferNotice offer={data.offer} />}
          <FilterChips chips={data.chips} cleared={data.cleared} realOnly={realOnly}>
            {data.understood && <UnderstoodChips understood={data.understood} />}
          </FilterChips>
          <ResultsHeader {...order} total={total} />
          {data.questions.length === 0 ? (
            <EmptyResults
              cleared={data.cleared}
              ways={[...data.chips, ...(data.understood?.parts ?? [])]}
              ranked={data.ranked}
              meant={data.meant}
            />
          ) : (
            <>
              <PracticeLinks address={address} />
              <ResultsPager questions={data.questions} pager={data.pager} />
              <PrintBelow address={address} />
              {data.mayExport && <ExportMenu address={address} />}
              <StickyPractice address={address} total={total} />
            </>
          )}
        </section>
      </div>
    </div>
  );
}
