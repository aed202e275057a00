/** Files to fetch first, the module that runs them, and whether to start as soon as the page is painted. */
type Application = { files: readonly string[]; code: string; atOnce: boolean };

declare global {
  interface Window {
    /** Called by the script at the end of the page (defer-scripts.ts). */
    farolApplication?: (application: Application) => void;
  }
}

/** Times in milliseconds after the page's start, and the keys they depend on. */
export type NoticeTimes = {
  cookies: number;
  cookiesOpen: string;
  zap: number;
  zapKeys: string[];
  notice: string;
};

/**
 * Starts the application at the first need: a touch, a key, a field in focus, scrolling, a notice that is due, or an idle page
 * on a fast connection. What was pressed and typed before React runs the page is repeated once, in its order, after
 * `farol:hydrated`; what the browser does by itself (links, forms, radio buttons) is left to it. A failed start is tried
 * again at the next need. Runs as text in the document's head, so it may reference nothing outside itself.
 */
export function loadAtNeed(times: NoticeTimes): void {
  type Field = HTMLInputElement & {
    [key: string]: { checked?: boolean; value?: string; onChange?: unknown };
  };
  const TYPED = "input:not([type=radio],[type=checkbox]),textarea,select,[contenteditable]";
  const CONTROL = "a[href],button,summary,label,input,textarea,select,[contenteditable]";
  const address = location.pathname + location.search;
  const held: [EventTarget, Event][] = [];
  const changed = new Set<Field>();
  let application: Application | null = null;
  let nonce = "";
  let step: "waiting" | "loading" | "running" = "waiting";
  let isWanted = false;

  function start(): void {
    isWanted = true;
    if (step !== "waiting" || !application) return;
    step = "loading";
    const insert = (name: "link" | "script", properties: object) =>
      document.head.appendChild(Object.assign(document.createElement(name), properties));
    for (const href of application.files) insert("link", { rel: "modulepreload", href });
    function onerror(): void {
      step = "waiting";
      held.length = 0;
    }
    insert("script", { type: "module", nonce, textContent: application.code, onerror });
  }
  function startWhenDue(): void {
    const at = (moment: number) => setTimeout(start, Math.max(0, moment - performance.now()));
    try {
      if (sessionStorage.getItem(times.notice)) start();
      if (times.zapKeys.every((key) => localStorage.getItem(key) === null)) at(times.zap);
    } catch {
      // Without storage there is no notice.
    }
    if (document.documentElement.hasAttribute(times.cookiesOpen)) at(times.cookies);
  }
  function startWhenIdle(): void {
    type Network = { saveData?: boolean; effectiveType?: string; downlink?: number };
    const { connection } = navigator as { connection?: Network };
    const { saveData, effectiveType = "4g", downlink = 10 } = connection ?? {};
    if (saveData || effectiveType !== "4g" || downlink < 5) return;
    // Safari lacks requestIdleCallback.
    (window.requestIdleCallback || setTimeout)(start);
  }
  window.farolApplication = (given) => {
    application = given;
    nonce = document.currentScript?.nonce ?? "";
    if (isWanted || location.hash) return start();
    if (!given.atOnce) {
      startWhenDue();
      if (document.readyState === "complete") startWhenIdle();
      else addEventListener("load", startWhenIdle);
    } else requestAnimationFrame(() => setTimeout(start));
  };

  /** Whether the browser itself does what is pressed. */
  function isNative(target: Element): boolean {
    const control = target.closest(CONTROL);
    return control instanceof HTMLButtonElement ? control.type === "submit" && !!control.form : !!control;
  }
  function hold(event: Event, target: Element): void {
    const { type } = event;
    if (type === "keydown" ? target.closest(TYPED) : isNative(target)) return;
    held.push([target, event]);
    // No click comes from a button that is disabled until the application has read the page.
    if (type === "pointerup" && target.closest("button:disabled"))
      held.push([target, new MouseEvent("click", { bubbles: true, cancelable: true })]);
  }
  function receive(event: Event): void {
    const { type, target } = event;
    if (step === "running") return;
    const element = target instanceof Element ? target : null;
    if (type === "pointercancel") while (held.at(-1)?.[1].type === "pointerdown") held.pop();
    else if (type !== "focusin" || element?.closest(TYPED)) start();
    if (!element) return;
    if (/down|up|click/.test(type)) hold(event, element);
    else if (/put|change/.test(type)) changed.add(element as Field);
  }

  /** Repeats a change that React does not know of: it reads a field's value as it finds it, and compares. */
  function repeatChange(field: Field, value: string, checked: boolean): void {
    const name = Object.keys(field).find((key) => key.startsWith("__reactProps"));
    const props = name ? field[name] : undefined;
    if (!props?.onChange) return;
    if (field.matches("[type=radio],[type=checkbox]")) {
      const known = props.checked ?? !checked;
      if (known === checked || (field.type === "radio" && !checked)) return;
      field.checked = known;
      field.click();
      return;
    }
    if (props.value === value) return;
    field.value = props.value ?? "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  async function repeatAll(changes: readonly (readonly [Field, string, boolean])[]): Promise<void> {
    const { activeElement } = document;
    if (activeElement !== document.body)
      activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    // React draws what an event changed in a microtask.
    for (const change of changes) {
      repeatChange(...change);
      await null;
    }
    for (const [target, event] of held.splice(0)) {
      const { constructor: Again } = event as Event & {
        constructor: new (type: string, init: Event) => Event;
      };
      target.dispatchEvent(new Again(event.type, event));
      await null;
    }
  }

  const acts = "pointerdown pointerup pointercancel click keydown scroll input change focusin";
  for (const type of acts.split(" ")) addEventListener(type, receive, true);
  addEventListener("popstate", () => {
    // The history's entry belongs to a former document of this tab, which is not this one.
    if (step !== "running" && location.pathname + location.search !== address) location.reload();
  });
  document.addEventListener("farol:hydrate", () => {
    step = "running";
    const changes = [...changed].map((field) => [field, field.value, field.checked] as const);
    // After the effects of the page's parts, and what they draw.
    const repeat = () => queueMicrotask(() => setTimeout(repeatAll, 0, changes));
    document.addEventListener("farol:hydrated", repeat, { once: true });
  });
}
