import { type KeptNotice, KeptText, type Sending } from "./kept-text.ts";

/** A form on its way. */
export type FormProgress = {
  /** Its newest reply. */
  latest: { done: boolean } | null;
  /** By the server; the page has not moved on yet. */
  answered: boolean;
  sending: (name: string) => FormDataEntryValue | null;
};

/** `progress`: of its form, also once the form is gone. */
export type KeptField = {
  area: HTMLTextAreaElement;
  userId: string;
  pathname: string;
  place: string | undefined;
  base: string;
  progress: { readonly current: FormProgress | null } | null;
  onNotice: (notice: KeptNotice) => void;
};

/** Hidden fields that differ from one visit to the next. */
const OF_THE_VISIT = /^(?:operation|base|version|revisao|vez|reach|filter|earlier|mark|messages|picture-.*)$/;

/** A field by its page, its form with what the form is about, and its label. */
function placeOf({ area, pathname, place }: KeptField): string {
  if (place) return place;
  const { form, name, ariaLabel, labels } = area;
  const hidden = [...(form?.querySelectorAll<HTMLInputElement>("input[type=hidden]") ?? [])];
  const about = hidden
    .filter((each) => !OF_THE_VISIT.test(each.name))
    .map((each) => `${each.name}=${each.value}`);
  const label = ariaLabel ?? labels[0]?.textContent ?? "";
  return [pathname, ...(form?.dataset.place ? [form.dataset.place] : about), name, label].join("|");
}

/** Sets the text as a person would: React receives it. */
function type(area: HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(area, text);
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Keeps the text of a field until it is closed. */
export function keepField(field: KeptField) {
  const { area, progress } = field;
  const left = new AbortController();
  const { signal } = left;
  const kept = new KeptText({
    ...field,
    place: placeOf(field),
    read: () => area.value,
    write: (text) => type(area, text),
  });
  area.addEventListener("input", () => kept.change(), { signal });
  area.form?.addEventListener("reset", () => kept.reset(area.defaultValue), { signal });
  void kept.start();
  const sending = (): Sending | null => {
    if (!progress?.current) return null;
    const sent = progress.current.sending(area.name);
    return { ...progress.current, sent: typeof sent === "string" ? sent : null };
  };
  return {
    recover: () => kept.recover(),
    discard: () => kept.discard(),
    /** After each drawing: scripts change values too, and the form may be on its way. */
    follow(): void {
      kept.change();
      const now = sending();
      if (now) kept.follow(now);
    },
    close(): void {
      left.abort();
      // Once the page that follows is in the document.
      queueMicrotask(() => kept.close(sending(), () => document.querySelector("[data-error-page]") !== null));
    },
  };
}
