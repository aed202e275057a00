import { CallRefused, call } from "#app/platform/requests/calls/call.ts";
import { toast } from "#app/platform/ui/components/toasts.tsx";
import { lastList, saveLastList } from "./last-list.ts";

type Saving = { code: string; openMenu: () => void; onUndone: () => void };

async function change(id: string, code: string, isAdd: boolean) {
  try {
    return await call("addQuestionToUserList", { lID: id, qID: code, qSubj: "", isAdd });
  } catch (error) {
    const said = error instanceof CallRefused ? error.message : "Sem conexão: a questão não foi salva.";
    toast(said, "error");
    return null;
  }
}

async function undo(id: string, { code, onUndone }: Saving): Promise<void> {
  const reply = await change(id, code, false);
  if (!reply?.[0]) return;
  onUndone();
  toast(`Tirada de ${reply[1]}.`);
}

/** One tap: to the last list, or to the menu where none is known. Whether it was saved. */
export async function saveNow(saving: Saving): Promise<boolean> {
  const { code, openMenu } = saving;
  const id = lastList();
  if (id === null) {
    openMenu();
    return false;
  }
  const reply = await change(id, code, true);
  if (!reply) return false;
  if (!reply[0]) {
    // Deleted, full: another list is chosen.
    saveLastList(null);
    toast(reply[1], "error");
    openMenu();
    return false;
  }
  toast(`Salva em ${reply[1]}`, "success", [
    { label: "Trocar", run: openMenu },
    { label: "Desfazer", run: () => void undo(id, saving) },
  ]);
  return true;
}
