import { useLocation } from "@remix-run/react";
import { CircleAlert, CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { useArrivals } from "#app/platform/ui/hooks/use-arrivals.ts";
import { refusalOf } from "../domain/form-reply.ts";
import type { FormState } from "../hooks/use-form.ts";

/** Green or red with icon and text. Focused when it appears. */
export function ReplyMessage({ done, children }: { done: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={done ? "status" : "alert"}
      className={`flex items-start gap-3 rounded-control px-3 py-2.5 outline-none ${done ? "bg-success-soft text-success" : "bg-danger-soft text-danger"}`}
    >
      <Icon as={done ? CircleCheck : CircleAlert} className="mt-0.5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** A refusal; `onAgain` dismisses it for a retry. */
export function Refusal({ text, onAgain }: { text: string; onAgain?: () => void }) {
  return (
    <ReplyMessage done={false}>
      <p>{text}</p>
      {onAgain && (
        <button type="button" onClick={onAgain} className="min-h-11 font-semibold underline">
          Tentar de novo
        </button>
      )}
    </ReplyMessage>
  );
}

type MessageProps = {
  of: Pick<FormState, "reply" | "pending">;
  /** Also lists field problems, for distant fields. */
  withProblems?: boolean;
  /** Message of an earlier form from the URL, until a reply. */
  earlier?: string | null | false;
  className?: string;
};

/** Form result without a field. Focused each time. */
export function FormMessage({ of: { reply, pending }, withProblems, earlier, className }: MessageProps) {
  const { key } = useLocation();
  const arrivals = useArrivals(reply);
  const refusal = reply && withProblems ? refusalOf(reply) : null;
  const said = reply ? (reply.message ?? refusal) : !pending && earlier;
  if (!said) return null;
  return (
    <div className={className}>
      <ReplyMessage key={`${key} ${arrivals}`} done={reply?.done ?? true}>
        {said}
      </ReplyMessage>
    </div>
  );
}
