import type { CommentView } from "#app/domain/comments/comment.ts";
import { useViewer } from "../shell/use-viewer.ts";
import { useKeptText } from "../ui/use-kept-text.ts";
import type { Comments } from "./use-comments.ts";

/** What a form of a comment is for: a new one, a reply, or another text for one's own. */
export type CommentPurpose = "new" | "reply" | "edit";

/**
 * What is being typed, and the device's name for its writing, of one person in one place: both outlive the page, the network
 * and a new sign-in. `send` publishes it; true where it was taken.
 */
export function useTypedComment(comments: Comments, purpose: CommentPurpose, under: CommentView | undefined) {
  const viewer = useViewer();
  const key = `farol-comentario:${viewer?.id ?? ""}:${comments.code}:${purpose}:${under?.num ?? ""}`;
  const [kept, keep] = useKeptText("tab", key);
  const [operation, keepOperation] = useKeptText("tab", `${key}:op`);
  // An empty text kept is no text; what is edited begins with what stands there.
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
    // What had reached the server before the network went may be an older text than the one typed since.
    if (intent === "write" && written.source !== null && written.source !== text.trim())
      await comments.send({ intent: "edit", num: String(written.num), text });
    return true;
  }
  return { text, keep, intent, send };
}
