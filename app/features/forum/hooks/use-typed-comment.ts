import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { useStoredText } from "#app/platform/ui/hooks/use-stored-text.ts";
import type { CommentView } from "../domain/comment.ts";
import type { Comments } from "./use-comments.ts";

export type CommentPurpose = "new" | "reply" | "edit";

/** Text and operation id survive reloads and sign-ins. `send` returns whether it was accepted. */
export function useTypedComment(comments: Comments, purpose: CommentPurpose, under: CommentView | undefined) {
  const viewer = useViewer();
  const key = `farol-comentario:${viewer?.id ?? ""}:${comments.place.address}:${purpose}:${under?.num ?? ""}`;
  const [kept, keep] = useStoredText("tab", key);
  const [operation, keepOperation] = useStoredText("tab", `${key}:op`);
  // An edit starts with the current text; a stored empty text counts as none.
  const text = kept || (purpose === "edit" ? (under?.source ?? "") : "");
  const about: Record<string, string> = under ? { num: String(under.num) } : {};
  const intent = purpose === "edit" ? "edit" : "write";

  async function send(): Promise<boolean> {
    const name = operation || crypto.randomUUID().replaceAll("-", "");
    keepOperation(name);
    const written = await comments.send({ intent, text, ...about, operation: name });
    if (!written) return false;
    keep("");
    keepOperation("");
    // The server may have an older text from before the connection was lost.
    if (
      intent === "write" &&
      written.notice === null &&
      written.source !== null &&
      written.source !== text.trim()
    )
      await comments.send({ intent: "edit", num: String(written.num), text });
    return true;
  }
  return { text, keep, intent, send };
}
