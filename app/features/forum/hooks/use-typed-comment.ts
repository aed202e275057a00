import { useRef, useState } from "react";
import { forgetText } from "#app/platform/drafts/calls/forget-text.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import type { CommentView } from "../domain/comment.ts";
import type { Comments } from "./use-comments.ts";

export type CommentPurpose = "new" | "reply" | "edit";

/** Text and operation id survive reloads, kills and sign-ins. `send` returns whether it was accepted. */
export function useTypedComment(comments: Comments, purpose: CommentPurpose, under: CommentView | undefined) {
  const userId = useViewer()?.id ?? "";
  const place = `comentario:${comments.place.address}:${purpose}:${under?.num ?? ""}`;
  // An edit starts with the current text.
  const base = purpose === "edit" ? (under?.source ?? "") : "";
  const [text, type] = useState(base);
  const about: Record<string, string> = under ? { num: String(under.num) } : {};
  const intent = purpose === "edit" ? "edit" : "write";

  /** One for two quick clicks, too. */
  const operation = useRef<Promise<string>>();

  async function send(): Promise<boolean> {
    operation.current ??= import("#app/platform/drafts/calls/sent-text.ts").then(
      (calls) => calls.operationOf(userId, place),
      () => crypto.randomUUID().replaceAll("-", ""),
    );
    const written = await comments.send({ intent, text, ...about, operation: await operation.current });
    if (!written) return false;
    operation.current = undefined;
    type(base);
    forgetText(userId, place);
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
  return { text, type, kept: { place, base }, intent, send };
}
