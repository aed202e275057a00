import { CircleAlert, CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";

/** The result of an account call: green when it was done, red when not, told by icon and words too. Takes the focus. */
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

/** What went wrong, and, where the form's button is gone or off, the way to try again: it puts the message away. */
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
