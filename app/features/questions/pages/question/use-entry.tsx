import { lazy, useState } from "react";
import { UNSENT, type VisitorDoor, type VisitorPanel } from "#app/features/bank/pages/use-answer.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import type { EntryResult } from "../../domain/entry/entry-rules.ts";

const Invitation = lazy(() => import("./invitation.tsx").then((file) => ({ default: file.Invitation })));
/** Loaded with the first answer. */
const loadDoor = () => import("../../calls/entry-answer.ts").catch(() => null);

/** An entry question for a visitor: its door, and the explanation and the invitation that came through it. */
export function useEntry(code: string, isEntry: boolean): VisitorPanel {
  const signedIn = useViewer() !== null;
  const [last, setLast] = useState<(EntryResult & { code: string }) | null>(null);
  const door: VisitorDoor = async (letter) => {
    const loaded = await loadDoor();
    const reply = loaded ? await loaded.sendEntryAnswer(code, letter, UNSENT) : { refused: UNSENT };
    if (!reply) return null;
    if ("refused" in reply) return { step: "refused", message: reply.refused, signIn: false };
    setLast({ ...reply.given, code });
    return { step: "answered", result: reply.given.result };
  };
  const given = last?.code === code ? last : null;
  return {
    door: isEntry ? door : null,
    solution: given?.solution ?? null,
    invitation: given && !signedIn && (
      <Deferred>
        <Invitation standing={given.standing} />
      </Deferred>
    ),
  };
}
