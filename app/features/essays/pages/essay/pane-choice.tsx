import { Button } from "#app/platform/ui/components/button.tsx";

export type DeskPane = "texts" | "sheet" | "plan";

const panes = [
  ["texts", "Textos"],
  ["sheet", "Folha"],
  ["plan", "Plano"],
] as const;

type PaneProps = { pane: DeskPane; onPane: (pane: DeskPane) => void };

/** On phones one pane at a time; where there is room the sheet stays in sight beside one of the others. */
export function PaneChoice({ pane, onPane }: PaneProps) {
  const beside = panes.filter(([each]) => each !== "sheet");
  return (
    <>
      <PaneButtons choices={panes} pane={pane} onPane={onPane} className="lg:hidden" />
      <PaneButtons
        choices={beside}
        pane={pane === "plan" ? "plan" : "texts"}
        onPane={onPane}
        className="max-lg:hidden"
      />
    </>
  );
}

type PaneButtonsProps = PaneProps & { choices: readonly (typeof panes)[number][]; className: string };

function PaneButtons({ choices, pane, onPane, className }: PaneButtonsProps) {
  return (
    <div className={`mb-3 flex gap-2 ${className}`}>
      {choices.map(([each, label]) => (
        <Button
          key={each}
          look={pane === each ? "primary" : "secondary"}
          aria-pressed={pane === each}
          onClick={() => onPane(each)}
          className="flex-1"
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
