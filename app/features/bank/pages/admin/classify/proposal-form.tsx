import { Form, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { adminPaths } from "#app/features/admin/paths.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import type { QueuedQuestion } from "../../../services/review/topic-queue.server.ts";

const typedIn = "input, textarea, select, a, button, [contenteditable]";

/** Enter, digits and S act wherever the focus is not on something that takes them itself. */
function useQueueKeys(question: QueuedQuestion, pending: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const navigate = useNavigate();
  const { ord } = question;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (pending || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(typedIn)) return;
      const buttons = list.current?.querySelectorAll<HTMLButtonElement>("button") ?? [];
      const place = event.key === "Enter" ? 0 : Number.parseInt(event.key, 10) - 1;
      const chosen = buttons[place];
      if (event.key.toLowerCase() === "s") navigate(adminPaths.classify(ord));
      else if (chosen) chosen.click();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [navigate, ord, pending]);
  return list;
}

export function ProposalForm({ question, pending }: { question: QueuedQuestion; pending: boolean }) {
  const list = useQueueKeys(question, pending);
  const { ord, proposals, heading } = question;
  return (
    <Form method="post" aria-label={`Assunto de ${heading.code}`} className="card space-y-3 p-4">
      <input type="hidden" name="code" value={heading.code} />
      <input type="hidden" name="ord" value={ord} />
      <ol ref={list} className="grid gap-2 sm:grid-cols-2">
        {proposals.map(({ id, subject, topic, confidence }, at) => (
          <li key={id}>
            <button
              type="submit"
              name="topic"
              value={id}
              disabled={pending}
              className={`flex min-h-12 w-full items-center gap-3 rounded-control border px-3 text-left ${
                at === 0
                  ? "border-primary bg-primary-soft text-primary-strong"
                  : "border-line-strong hover:bg-inset"
              }`}
            >
              <kbd className="font-mono text-sm">{at === 0 ? "Enter" : at + 1}</kbd>
              <span className="min-w-0 flex-1">
                <span className="font-semibold">{topic}</span> <span className="text-sm">{subject}</span>
              </span>
              <span className="text-sm tabular-nums">{Math.round(confidence * 100)} %</span>
            </button>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="secondary" to={adminPaths.classify(ord)}>
          Pular (S)
        </ButtonLink>
        <ButtonLink look="quiet" to={questionPaths.edit(heading.code)}>
          Outro assunto: abrir no editor
        </ButtonLink>
      </div>
    </Form>
  );
}
