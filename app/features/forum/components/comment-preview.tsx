import { useEffect, useRef, useState } from "react";
import type { TextTrial, TrialExtra } from "#app/features/bank/domain/words/text-trial.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import type { FormReply } from "#app/platform/forms/domain/form-reply.ts";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { postRoute } from "#app/platform/requests/calls/post-route.ts";

type Reply = FormReply<"texto", TrialExtra>;

/** Milliseconds without typing before the preview. */
const PAUSE = 500;
/** Uses the same renderer as publishing. */
export default function CommentPreview({ text }: { text: string }) {
  const [trial, setTrial] = useState<TextTrial | null>(null);
  const pause = useRef(0);
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(async () => {
      const posted = await postRoute<Reply>(questionPaths.latexManual(), { texto: text });
      if (gone || posted.kind === "refused") return;
      const { trial: drawn, problems } = posted.reply;
      setTrial(drawn ?? { problem: problems.texto ?? "" });
    }, pause.current);
    pause.current = PAUSE;
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <div aria-live="polite" className="mt-2 rounded-control border border-line bg-inset px-3 py-2">
      <p className="text-xs font-semibold text-muted">Prévia</p>
      {trial?.problem === null ? (
        <>
          <RichText html={trial.html} className="text-[1.0625rem] leading-[1.6]" />
          {trial.failures.map(({ formula, reason }) => (
            <p key={formula} className="mt-1 text-sm text-danger">
              {reason} <code className="break-all">{formula}</code>
            </p>
          ))}
        </>
      ) : (
        <p className="text-muted">{trial?.problem ?? "Desenhando…"}</p>
      )}
    </div>
  );
}
