import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import type { ItemState } from "./item-states.ts";
import { Navigator } from "./navigator.tsx";
import { Tallies } from "./tallies.tsx";

type NavigatorDialogProps = {
  states: readonly ItemState[];
  current: number;
  onMove: (position: number) => void;
  onClose: () => void;
};

export function NavigatorDialog({ states, current, onMove, onClose }: NavigatorDialogProps) {
  return (
    <Dialog title="Questões" side="right" open onClose={onClose}>
      <Tallies states={states} />
      <div className="mt-4">
        <Navigator
          states={states}
          current={current}
          onMove={(position) => {
            onMove(position);
            onClose();
          }}
        />
      </div>
    </Dialog>
  );
}
