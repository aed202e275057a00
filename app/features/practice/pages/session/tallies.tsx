import { plural } from "#app/platform/text/format.ts";
import type { ItemState } from "./item-states.ts";

export function Tallies({ states }: { states: readonly ItemState[] }) {
  const chosen = states.filter((state) => state.chosen).length;
  const marked = states.filter((state) => state.marked).length;
  const parts = [
    plural(chosen, "respondida", "respondidas"),
    `${states.length - chosen} em branco`,
    ...(marked > 0 ? [plural(marked, "marcada", "marcadas")] : []),
  ];
  return <p className="text-sm text-muted">{parts.join(" · ")}</p>;
}
