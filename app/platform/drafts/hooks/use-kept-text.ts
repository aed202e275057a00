import { useLocation } from "@remix-run/react";
import { type RefObject, useContext, useEffect, useRef, useState } from "react";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import type { KeptNotice, KeptText, Sending } from "../calls/kept-text.ts";
import { type FormProgress, FormSending } from "./form-sending.ts";

/** Hidden fields that differ from one visit to the next. */
const OF_THE_VISIT = /^(?:operation|base|version|revisao|vez|reach|filter|earlier|mark|messages|picture-.*)$/;

/** A field by its page, its form with what the form is about, and its label. */
function placeOf(area: HTMLTextAreaElement, pathname: string): string {
  const form = area.form;
  const hidden = [...(form?.querySelectorAll<HTMLInputElement>("input[type=hidden]") ?? [])];
  const about = hidden
    .filter(({ name }) => !OF_THE_VISIT.test(name))
    .map(({ name, value }) => `${name}=${value}`);
  const label = area.ariaLabel ?? area.labels?.[0]?.textContent ?? "";
  return [pathname, ...(form?.dataset.place ? [form.dataset.place] : about), area.name, label].join("|");
}

function sendingOf(progress: RefObject<FormProgress> | null, name: string): Sending | null {
  if (!progress?.current) return null;
  const sent = progress.current.sending(name);
  return { ...progress.current, sent: typeof sent === "string" ? sent : null };
}

/** Sets the text as a person would: React hears of it. */
function type(area: HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(area, text);
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

/** `place`: of a field that is the same on several pages, or whose form changes. `value`: of a controlled one. */
type Kept = { place?: string; base: string; value: string | undefined };

/** Keeps what is typed in a field on the device until the server has it. */
export function useKeptText(field: RefObject<HTMLTextAreaElement>, { place, base, value }: Kept) {
  const userId = useViewer()?.id ?? "";
  const { pathname } = useLocation();
  const progress = useContext(FormSending);
  const [notice, setNotice] = useState<KeptNotice>(null);
  const [kept, setKept] = useState<KeptText | null>(null);
  const form = useLatest(progress);
  const first = useRef({ page: "", base: "" });
  const page = `${pathname}|${place ?? ""}`;
  if (first.current.page !== page) first.current = { page, base };

  useEffect(() => {
    const area = field.current;
    if (!area || area.readOnly) return;
    const own = { userId, place: place ?? placeOf(area, pathname), base: first.current.base };
    const left = new AbortController();
    let text: KeptText | null = null;
    // Without its script the page works as before.
    import("../calls/kept-text.ts").then(
      ({ KeptText: Text }) => {
        if (left.signal.aborted) return;
        text = new Text({
          ...own,
          read: () => area.value,
          write: (typed) => type(area, typed),
          onNotice: setNotice,
        });
        setKept(text);
        area.addEventListener("input", () => text?.change(), { signal: left.signal });
        area.form?.addEventListener("reset", () => text?.reset(area.defaultValue), { signal: left.signal });
        return text.start();
      },
      () => undefined,
    );
    return () => {
      left.abort();
      setNotice(null);
      setKept(null);
      // Once the page that follows is in the document.
      queueMicrotask(() =>
        text?.close(
          sendingOf(form.current, area.name),
          () => document.querySelector("[data-error-page]") !== null,
        ),
      );
    };
  }, [field, userId, place, pathname, form]);

  // A script can change the value, too: a tool, or the form that empties it.
  useEffect(() => {
    if (value !== undefined) kept?.change();
  }, [kept, value]);
  useEffect(() => {
    const sending = sendingOf(progress, field.current?.name ?? "");
    if (sending) kept?.follow(sending);
  });
  return { notice, kept };
}
