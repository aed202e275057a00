import {
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/access/require-access.server.ts";
import { activeFilters } from "#app/domain/questions/active-filters.ts";
import { highlightsOf } from "#app/domain/questions/highlights.ts";
import { listedQuestion } from "#app/domain/questions/listed-question.ts";
import { isPasted } from "#app/domain/questions/pasted-text.ts";
import { ordOfCode, questionCode } from "#app/domain/questions/question-code.ts";
import { isRank } from "#app/domain/questions/question-rank.ts";
import { readSearchAddress, searchAddress } from "#app/domain/questions/search-address.ts";
import { facetGroups, realOnlyOf } from "#app/domain/questions/search-facets.ts";
import {
  activeFilterCount,
  noFilters,
  pagesByPlace,
  rankedOrder,
  type SearchFilters,
} from "#app/domain/questions/search-filters.ts";
import { searchTitle } from "#app/domain/questions/search-title.ts";
import { AppError } from "#app/errors/app-error.ts";
import { publicHeaders } from "#app/pages/public-reply.server.ts";
import { paths } from "#app/paths.ts";
import type { SearchCursor, SearchRow } from "#app/queries/questions/search.server.ts";
import {
  PAGE_SIZE,
  type SearchPage,
  searchQuestions,
} from "#app/services/questions/search-questions.server.ts";
import { pageTitle } from "#app/text/product.ts";
import { EmptyResults } from "./search/empty-results.tsx";
import { ExportMenu } from "./search/export-menu.tsx";
import { FilterChips } from "./search/filter-chips.tsx";
import { FilterPanel } from "./search/filter-panel.tsx";
import { PracticeLinks } from "./search/practice-links.tsx";
import { ResultsHeader } from "./search/results-header.tsx";
import { ResultsPager } from "./search/results-pager.tsx";
import { SavedSearchesLink } from "./search/saved-searches-link.tsx";
import { SearchForm } from "./search/search-form.tsx";

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

function readCursor(params: URLSearchParams, filters: SearchFilters): SearchCursor {
  if (pagesByPlace(filters)) {
    const place = Number(params.get("lugar"));
    return Number.isInteger(place) && place > 0 ? { place } : null;
  }
  const order = rankedOrder(filters);
  const keyOf = (word: string) => {
    if (!order) return ordOfCode(word);
    return isRank(order, Number(word)) ? Number(word) : null;
  };
  const after = keyOf(params.get("apos") ?? "");
  if (after !== null) return { after };
  const before = keyOf(params.get("antes") ?? "");
  return before === null ? null : { before };
}

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireAccess("public", args);
  const url = new URL(args.request.url);
  const filters = readSearchAddress(args.params, url.searchParams);
  if (!filters) throw new AppError("page-not-found");
  // Whose answers? A visitor's list is ordered and paged without "minhas", which stays in the address.
  const own = viewer ? filters : { ...filters, mine: null };
  const cursor = readCursor(url.searchParams, own);
  const page = await searchQuestions(deps, viewer, { filters, cursor });
  const address = searchAddress(filters);
  const title = searchTitle(filters);
  const shown = {
    mayExport: viewer?.claims.includes("admin") === true,
    title,
    address,
    canonical: url.origin + searchAddress({ ...filters, mine: null }),
    filters: {
      text: filters.text,
      years: filters.years,
      order: filters.order,
      active: activeFilterCount(filters),
    },
    realOnly: realOnlyOf(filters, page.counts),
    groups: facetGroups(filters, page.counts, viewer !== null),
    counts: filters.text === "" || isPasted(filters.text) ? null : paths.searchCounts(address),
    anyYear: searchAddress({ ...filters, years: { from: null, to: null } }),
    cleared: searchAddress({ ...noFilters, text: filters.text, order: filters.order }),
    chips: activeFilters(filters),
    meant:
      page.total?.count === 0 && filters.text !== ""
        ? paths.searchSuggestions(filters.text.slice(0, 100))
        : null,
    ranked: rankedOrder(filters) ? searchAddress({ ...filters, order: "newest" }) : null,
    pasted: isPasted(filters.text),
    total: page.total,
    questions: page.rows.map((row) => ({
      ...listedQuestion(row, (code) => paths.questionInSearch(code, address)),
      highlights: highlightsOf(row.excerpt, filters.text),
    })),
    pager: pagerOf(page, { filters: own, cursor, address }),
  };
  return json(shown, { headers: publicHeaders });
}

type Listed = { filters: SearchFilters; cursor: SearchCursor; address: string };

/** The neighbouring pages: by key, or by place where the order has no key. */
function pagerOf(page: SearchPage, { filters, cursor, address }: Listed) {
  const at = (name: string, value: string | number) =>
    `${address}${address.includes("?") ? "&" : "?"}${name}=${value}`;
  const [first, last] = [page.rows[0], page.rows.at(-1)];
  if (pagesByPlace(filters)) {
    const place = cursor && "place" in cursor ? cursor.place : 0;
    const before = place > PAGE_SIZE ? at("lugar", place - PAGE_SIZE) : address;
    return {
      next: page.more.after ? at("lugar", place + PAGE_SIZE) : null,
      previous: place > 0 ? before : null,
    };
  }
  const keyOf = ({ ord, key }: SearchRow) => (rankedOrder(filters) && key ? key : questionCode(ord));
  return {
    next: page.more.after && last ? at("apos", keyOf(last)) : null,
    previous: page.more.before && first ? at("antes", keyOf(first)) : null,
  };
}

/** What is saved or forgotten over a search changes nothing of it. */
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
          active={data.filters.active}
          cleared={data.cleared}
          address={data.address}
          anyYear={data.anyYear}
        />
        <section aria-label="Resultados" className="min-w-0">
          <ResultsHeader
            total={data.total}
            order={data.filters.order}
            text={data.filters.text}
            address={data.address}
            realOnly={data.realOnly}
            pasted={data.pasted}
          />
          <FilterChips chips={data.chips} cleared={data.cleared} />
          {data.mayExport && data.questions.length > 0 && <ExportMenu address={data.address} />}
          {data.questions.length === 0 ? (
            <EmptyResults
              cleared={data.cleared}
              filtered={data.filters.active > 0}
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
