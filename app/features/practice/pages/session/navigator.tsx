import { Bookmark, Check, X } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { type ItemState, itemName } from "./item-states.ts";

type NavigatorProps = {
  states: readonly ItemState[];
  current: number;
  onMove: (position: number) => void;
};

const COLUMNS = 5;
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

function lookOf({ chosen, right }: ItemState, current: boolean): string {
  const ring = current ? "ring-2 ring-(--focus) ring-offset-2 ring-offset-(--color-card)" : "";
  if (right !== null)
    return `${ring} ${right ? "border-success bg-success-soft text-success" : "border-danger bg-danger-soft text-danger"}`;
  return `${ring} ${chosen ? "border-primary bg-primary-soft text-primary-strong" : "border-line-strong bg-card text-text hover:bg-inset"}`;
}

/** One tab stop; arrow keys move within. */
export function Navigator({ states, current, onMove }: NavigatorProps) {
  const grid = useRef<HTMLOListElement>(null);
  function press(event: KeyboardEvent) {
    const buttons = [...(grid.current?.querySelectorAll("button") ?? [])];
    const place = buttons.findIndex((button) => button.matches(":focus"));
    const step = steps[event.key];
    const target =
      event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : step ? place + step : -1;
    if (step || event.key === "Home" || event.key === "End") event.preventDefault();
    buttons[target]?.focus();
  }
  return (
    <nav aria-label="Questões da sessão">
      <ol ref={grid} onKeyDown={press} className="grid grid-cols-5 gap-2">
        {states.map((state) => {
          const { position, marked, right } = state;
          const here = position === current;
          return (
            <li key={position}>
              <button
                type="button"
                aria-label={itemName(state)}
                aria-current={here ? "step" : undefined}
                tabIndex={here ? 0 : -1}
                onClick={() => onMove(position)}
                className={`relative flex h-11 w-full items-center justify-center gap-0.5 rounded-control border text-sm font-semibold tabular-nums ${lookOf(state, here)}`}
              >
                {right !== null && <Icon as={right ? Check : X} size={14} />}
                {position + 1}
                {marked && (
                  <span className="absolute -top-1 -right-1 rounded-full bg-card text-warning">
                    <Bookmark size={15} fill="currentColor" aria-hidden="true" />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
