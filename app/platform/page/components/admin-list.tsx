import { Children, Fragment, type ReactNode } from "react";
import { Pager } from "#app/platform/lists/components/pager.tsx";
import { Empty } from "#app/platform/ui/components/empty.tsx";
import { Rows } from "#app/platform/ui/components/part.tsx";
import { Section } from "#app/platform/ui/components/section.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";

type SectionProps = { title: ReactNode; id?: string; lead?: ReactNode; children: ReactNode };

/** A part of an administration page, with a sentence about it. */
export function AdminSection({ title, id, lead, children }: SectionProps) {
  return (
    <Section title={title} id={id} className="mt-8 scroll-mt-20">
      {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
      {children}
    </Section>
  );
}

type ListProps = {
  label?: string;
  /** In the place of a list without rows: what is missing and, where something can be done, what. */
  empty: ReactNode;
  count?: ReactNode;
  /** Cursor of the next page. */
  next?: number | string | null;
  /** Rows. */
  children?: ReactNode;
};

/** A list with its count, empty state and pages. */
export function AdminList({ label, empty, count, next = null, children }: ListProps) {
  return (
    <div className="mt-4">
      {count && (
        <p role="status" className="mb-2 text-sm text-muted">
          {count}
        </p>
      )}
      {Children.count(children) === 0 ? (
        <Empty className="">{empty}</Empty>
      ) : (
        <Rows aria-label={label} className="">
          {children}
        </Rows>
      )}
      <Pager next={next} />
    </div>
  );
}

const row = "relative px-4 py-3";

/** An object that shows itself. */
export function AdminItem({ children }: { children: ReactNode }) {
  return <li className={row}>{children}</li>;
}

type RowProps = {
  title: ReactNode;
  /** Page of the object. */
  to?: string;
  /** `to` opens from anywhere in the row. */
  covers?: boolean;
  /** State and figures at the end of the first line. */
  aside?: ReactNode;
  /** In one line under the title; what does not apply is left out. */
  facts?: readonly ReactNode[];
  /** Text and forms. */
  children?: ReactNode;
};

/** An object of a list: its name, what is known of it, what can be done. */
export function AdminRow({ title, to, covers, aside, facts = [], children }: RowProps) {
  const shown = facts.filter((fact) => fact !== undefined && fact !== null && fact !== false && fact !== "");
  return (
    <li className={`${row} ${covers ? "hover:bg-inset has-focus-visible:bg-inset" : ""}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {to ? (
          <TextLink
            to={to}
            look={covers ? "cover" : "title"}
            className={covers ? "min-w-0" : "inline-flex min-h-11 min-w-0 items-center"}
          >
            {title}
          </TextLink>
        ) : (
          <p className="min-w-0 font-semibold break-words">{title}</p>
        )}
        {aside && <div className="flex flex-wrap items-center gap-x-3 gap-y-1">{aside}</div>}
      </div>
      {shown.length > 0 && (
        <p className="text-sm break-words text-muted">
          {shown.map((fact, at) => (
            <Fragment key={at}>
              {at > 0 && " · "}
              {fact}
            </Fragment>
          ))}
        </p>
      )}
      {children}
    </li>
  );
}

/** What few need, such as a form that cannot be undone. `of`: names the object for screen readers. */
export function AdminFold(props: { title: string; of?: string; open?: boolean; children: ReactNode }) {
  const { title, of, open, children } = props;
  return (
    <details open={open || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-link">
        {title}
        {of && <span className="sr-only"> {of}</span>}
      </summary>
      <div className="pb-1">{children}</div>
    </details>
  );
}

/** What is known of one object. */
export function AdminFacts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
