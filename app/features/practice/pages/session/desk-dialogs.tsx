import { KeysDialog } from "#app/features/bank/components/keys-dialog.tsx";
import { blankCount } from "../../domain/session.ts";
import { EndDialog } from "./end-dialog.tsx";
import { NavigatorDialog } from "./navigator-dialog.tsx";
import type { Desk, DeskDialog } from "./use-workspace.ts";

const markKey = [["M", "marcar para revisar"]] as const;

/** Code loaded after the page. */
export function DeskDialogs({ desk, dialog }: { desk: Desk; dialog: DeskDialog }) {
  const close = () => desk.setDialog(null);
  if (dialog === "keys") return <KeysDialog open onClose={close} more={markKey} />;
  if (dialog === "questions")
    return (
      <NavigatorDialog states={desk.states} current={desk.position} onMove={desk.move} onClose={close} />
    );
  return (
    <EndDialog
      exam={desk.exam}
      blank={blankCount(desk.items, desk.session.size)}
      marked={desk.states.filter((state) => state.marked).length}
      after={desk.session.after}
      onEnd={() => void desk.end()}
      onClose={close}
    />
  );
}
