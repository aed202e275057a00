import { useEffect, useRef } from "react";
import type { ChoiceGroup, PaletteChoice } from "./palette-choices.ts";

type ListProps = {
  id: string;
  groups: readonly ChoiceGroup[];
  /** Index of the selected choice over all groups. */
  active: number;
  onPoint: (place: number) => void;
  onChoose: (choice: PaletteChoice) => void;
};

/** For aria-activedescendant. */
export function choiceId(list: string, place: number): string {
  return `${list}-${place}`;
}

/** Scrolls only the list: scrollIntoView would also move the page. */
function showIn(list: Element | null, line: HTMLElement): void {
  if (!list) return;
  const [box, own] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (own.top < box.top) list.scrollTop -= box.top - own.top;
  else if (own.bottom > box.bottom) list.scrollTop += own.bottom - box.bottom;
}

function Line(props: {
  id: string;
  choice: PaletteChoice;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  const { id, choice, active, onPoint, onChoose } = props;
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active && line.current) showIn(line.current.closest("[role=listbox]"), line.current);
  }, [active]);
  return (
    // The field has the keys and points here; this line never has the focus.
    <div
      ref={line}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onPointerMove={onPoint}
      onClick={onChoose}
      onKeyDown={undefined}
      className={`flex min-h-11 cursor-pointer flex-col justify-center rounded-control px-3 py-1.5 ${active ? "bg-primary-soft text-primary-strong" : ""}`}
    >
      <span className="line-clamp-2">{choice.title}</span>
      {choice.detail && <span className={`text-sm ${active ? "" : "text-muted"}`}>{choice.detail}</span>}
    </div>
  );
}

export function PaletteList({ id, groups, active, onPoint, onChoose }: ListProps) {
  let place = -1;
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Resultados"
      className="-mx-2 mt-3 h-[min(22rem,48dvh)] overflow-y-auto"
    >
      {groups.map(({ title, choices }) => (
        <fieldset key={title} aria-label={title} className="mb-2">
          <p aria-hidden="true" className="px-3 py-1 text-sm font-semibold text-muted">
            {title}
          </p>
          {choices.map((choice) => {
            place += 1;
            const own = place;
            return (
              <Line
                key={`${own}:${choice.address}`}
                id={choiceId(id, own)}
                choice={choice}
                active={own === active}
                onPoint={() => onPoint(own)}
                onChoose={() => onChoose(choice)}
              />
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
