import { Form, Link } from "@remix-run/react";
import { Check, ChevronDown, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import type { FacetGroup, FacetValue } from "#app/features/bank/domain/search/filters/search-facets.ts";
import { formatNumber } from "#app/platform/text/format.ts";
import { Button, ButtonLink } from "#app/platform/ui/components/button.tsx";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { CountsNotice } from "./counted-groups.tsx";
import { HiddenFilters, pathOf } from "./hidden-filters.tsx";
import { yearPresets } from "./year-presets.ts";

type FilterProps = {
  groups: FacetGroup[];
  years: { from: number | null; to: number | null };
  active: number;
  cleared: string;
  address: string;
  /** URL without years: a single year is in the path, so the year form starts without it. */
  anyYear: string;
  /** By the server's clock. */
  thisYear: number;
  /** The counts did not load. */
  uncounted: boolean;
  onCount: () => void;
};

/** Groups open by default, besides those in use. */
const OPEN = new Set(["minhas", "origem", "instituicao", "disciplina"]);
/** Groups above the years. */
const ABOVE_YEARS = new Set([...OPEN, "assunto"]);
/** Values before "show more". */
const SHORT_LIST = 8;

function Value({ value }: { value: FacetValue }) {
  return (
    <Link
      to={value.address}
      preventScrollReset
      aria-current={value.chosen || undefined}
      className={`flex min-h-11 items-center gap-2 rounded-control px-2 text-[0.9375rem] lg:min-h-9 ${value.chosen ? "bg-primary-soft font-semibold text-primary-strong" : "text-text hover:bg-inset"}`}
    >
      <span
        aria-hidden="true"
        className={`grid size-4 shrink-0 place-items-center rounded border ${value.chosen ? "border-primary bg-primary text-on-primary" : "border-line-strong"}`}
      >
        {value.chosen && <Icon as={Check} size={12} />}
      </span>
      <span className="min-w-0 flex-1">{value.label}</span>
      {value.count !== null && (
        <span className="text-sm text-muted tabular-nums">{formatNumber(value.count)}</span>
      )}
    </Link>
  );
}

function Group({ group }: { group: FacetGroup }) {
  const chosen = group.values.some((value) => value.chosen);
  const [all, setAll] = useState(false);
  const shown = all
    ? group.values
    : group.values.filter((value, index) => index < SHORT_LIST || value.chosen);
  return (
    <details open={chosen || OPEN.has(group.name)} className="group border-b border-line py-1 last:border-0">
      <summary className="flex min-h-11 list-none items-center justify-between rounded-control px-2 font-semibold hover:bg-inset">
        {group.title}
        <Icon as={ChevronDown} size={18} className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      {group.hint && <p className="px-2 pb-1 text-sm text-muted">{group.hint}</p>}
      <ul className="pb-2">
        {shown.map((value) => (
          <li key={value.label}>
            <Value value={value} />
          </li>
        ))}
      </ul>
      {shown.length < group.values.length && (
        <Button look="quiet" className="needs-scripts mb-2 px-2 text-sm" onClick={() => setAll(true)}>
          Ver {group.values.length - shown.length} a mais
        </Button>
      )}
    </details>
  );
}

function YearRange({
  years,
  address,
  anyYear,
  thisYear,
}: Pick<FilterProps, "years" | "address" | "anyYear" | "thisYear">) {
  return (
    <Form method="get" action={pathOf(anyYear)} className="border-b border-line px-2 py-3" key={address}>
      <HiddenFilters address={anyYear} except={[]} />
      <fieldset>
        <legend className="mb-1 font-semibold">Ano</legend>
        <ul className="mb-2 flex flex-wrap gap-1">
          {yearPresets(anyYear, years, thisYear).map(({ label, recent, chosen, address: to }) => (
            <li key={label}>
              <Link
                to={to}
                preventScrollReset
                aria-current={chosen || undefined}
                className={`flex min-h-11 items-center rounded-full border px-2 text-sm font-medium no-underline lg:min-h-9 ${chosen ? "border-primary bg-primary-soft text-primary-strong" : "border-line-strong text-text hover:bg-inset"}`}
              >
                {recent && <span className="sr-only">Últimos </span>}
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <div className="flex items-end gap-2">
          <label className="flex-1 text-sm text-muted">
            De
            <input
              className="field mt-1"
              type="number"
              name="de"
              inputMode="numeric"
              min={1900}
              max={2100}
              defaultValue={years.from ?? ""}
            />
          </label>
          <label className="flex-1 text-sm text-muted">
            Até
            <input
              className="field mt-1"
              type="number"
              name="ate"
              inputMode="numeric"
              min={1900}
              max={2100}
              defaultValue={years.to ?? ""}
            />
          </label>
          <Button type="submit" look="secondary" className="px-3">
            Ok
          </Button>
        </div>
      </fieldset>
    </Form>
  );
}

function Filters({ groups, years, address, anyYear, thisYear, uncounted, onCount }: FilterProps) {
  const above = groups.filter(({ name }) => ABOVE_YEARS.has(name));
  const below = groups.filter(({ name }) => !ABOVE_YEARS.has(name));
  return (
    <>
      <CountsNotice failed={uncounted} onAgain={onCount} />
      {above.map((group) => (
        <Group key={group.name} group={group} />
      ))}
      <YearRange years={years} address={address} anyYear={anyYear} thisYear={thisYear} />
      {below.map((group) => (
        <Group key={group.name} group={group} />
      ))}
    </>
  );
}

/** On wide screens, and a link target without scripts. */
export function FilterColumn(props: FilterProps) {
  return (
    <aside id="filtros" aria-label="Filtros" className="hidden target:block lg:block">
      {props.active > 0 && (
        <TextLink look="alone" to={props.cleared} className="mb-1 px-2">
          Limpar filtros
        </TextLink>
      )}
      <Filters {...props} />
    </aside>
  );
}

/** The button of narrow screens and its sheet, which follows each choice; `found`: "16 questões". */
export function FilterSheet({ found, ...props }: FilterProps & { found: string }) {
  const [open, setOpen] = useState(false);
  const label = props.active > 0 ? `Filtros (${props.active})` : "Filtros";
  const look =
    "inline-flex min-h-11 items-center gap-2 rounded-control px-2 -ml-2 text-[0.9375rem] font-semibold text-link hover:bg-inset sm:px-3";
  return (
    <div className="lg:hidden">
      <button type="button" className={`needs-scripts ${look}`} onClick={() => setOpen(true)}>
        <Icon as={SlidersHorizontal} size={18} />
        {label}
      </button>
      <noscript>
        <a href="#filtros" className={look}>
          {label}
        </a>
      </noscript>
      <Dialog title="Filtros" side="right" open={open} onClose={() => setOpen(false)}>
        <Filters {...props} />
        <div className="sticky bottom-0 -mx-5 mt-4 -mb-5 flex gap-2 border-t border-line bg-raised px-5 py-3">
          {props.active > 0 && (
            <ButtonLink to={props.cleared} look="secondary" preventScrollReset>
              Limpar<span className="sr-only"> filtros</span>
            </ButtonLink>
          )}
          <Button className="flex-1" onClick={() => setOpen(false)}>
            Ver {found}
          </Button>
          <p role="status" className="sr-only">
            {found}
          </p>
        </div>
      </Dialog>
    </div>
  );
}
