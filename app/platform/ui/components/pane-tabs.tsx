import { plural } from "#app/platform/text/format.ts";
import { Button } from "./button.tsx";

export type Pane = "text" | "preview";

/** Phones display one pane at a time. */
export function PaneTabs(props: { pane: Pane; wrong: number; onPane: (pane: Pane) => void }) {
  const { pane, wrong, onPane } = props;
  const tab = (name: Pane, label: string) => (
    <Button
      look={pane === name ? "primary" : "secondary"}
      aria-pressed={pane === name}
      onClick={() => onPane(name)}
      className="flex-1"
    >
      {label}
    </Button>
  );
  return (
    <div className="flex gap-2 lg:hidden">
      {tab("text", "Texto")}
      {tab("preview", wrong > 0 ? `Prévia (${plural(wrong, "erro", "erros")})` : "Prévia")}
    </div>
  );
}
