import { type ReactNode, useId } from "react";

/** A part of a person: a card on their page, plain in the drawer. */
export function PartOfPerson({
  title,
  plain,
  children,
}: {
  title: string;
  plain: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const Heading = plain ? "h3" : "h2";
  return (
    <section aria-labelledby={id} className={plain ? "border-t border-line pt-4" : "card p-5"}>
      <Heading id={id} className="text-lg font-semibold">
        {title}
      </Heading>
      {children}
    </section>
  );
}
