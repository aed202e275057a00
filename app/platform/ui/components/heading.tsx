import { type ComponentPropsWithoutRef, type ReactNode, useId } from "react";

/** `front`: pages for visitors; `bar`: in a row of tools; `hidden`: for screen readers, where the page shows what it is. */
type Size = "page" | "front" | "bar" | "hidden";

const sizes: Record<Size, string> = {
  page: "text-2xl font-bold tracking-tight break-words text-balance sm:text-3xl",
  front: "text-3xl font-bold tracking-tight text-balance sm:text-4xl",
  bar: "text-lg font-bold break-words",
  hidden: "sr-only",
};

type PageProps = {
  children: ReactNode;
  size?: Size;
  id?: string;
  className?: string;
  /** A sentence under it. */
  lead?: ReactNode;
};

/** The one first heading of a page. */
export function PageHeading({ size = "page", id, className = "", lead, children }: PageProps) {
  return (
    <>
      <h1 id={id} className={`${sizes[size]} ${className}`}>
        {children}
      </h1>
      {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
    </>
  );
}

/** The heading of a part of a page; `level` 3: of a part of it. */
export function Heading({
  level = 2,
  className = "",
  ...rest
}: ComponentPropsWithoutRef<"h2"> & { level?: 2 | 3 }) {
  return level === 2 ? (
    <h2 {...rest} className={`text-lg font-semibold ${className}`} />
  ) : (
    <h3 {...rest} className={`font-semibold ${className}`} />
  );
}

type SectionProps = {
  title: ReactNode;
  children: ReactNode;
  /** Of the heading: an address may end in it. */
  id?: string;
  className?: string;
};

/** A part of a page with its heading, which names it for screen readers. */
export function Section({ title, id, className = "mt-8", children }: SectionProps) {
  const own = useId();
  return (
    <section aria-labelledby={id ?? own} className={className}>
      <Heading id={id ?? own}>{title}</Heading>
      {children}
    </section>
  );
}
