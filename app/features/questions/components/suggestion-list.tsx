import { Link, useNavigate } from "@remix-run/react";
import { type RefObject, useEffect, useId, useState } from "react";
import { readRoute } from "#app/platform/requests/calls/read-route.ts";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { searchPaths } from "../paths.ts";
import type { Suggestion, Suggestions } from "../services/suggest-search.server.ts";

const PAUSE_MS = 180;
const SHORTEST_TEXT = 2;

/** Debounced; empty without text. */
function useSuggestions(input: RefObject<HTMLInputElement>) {
  const [choices, setChoices] = useState<Suggestion[]>([]);
  useEffect(() => {
    const box = input.current;
    let timer = 0;
    let requested = "";
    async function ask(text: string) {
      const found = await readRoute<Suggestions>(searchPaths.suggestions(text));
      if (requested === text) setChoices(found?.choices ?? []);
    }
    function typed() {
      requested = box?.value.trim() ?? "";
      clearTimeout(timer);
      if (requested.length < SHORTEST_TEXT) return setChoices([]);
      timer = window.setTimeout(() => ask(requested), PAUSE_MS);
    }
    function left() {
      requested = "";
      clearTimeout(timer);
      setChoices([]);
    }
    box?.addEventListener("input", typed);
    box?.addEventListener("blur", left);
    // Includes text typed before this code loaded.
    if (box && document.activeElement === box && box.value !== box.defaultValue) typed();
    return () => {
      left();
      box?.removeEventListener("input", typed);
      box?.removeEventListener("blur", left);
    };
  }, [input]);
  return { choices, close: () => setChoices([]) };
}

/** Arrows select, Enter opens, Escape closes; the input is unchanged. */
export function SuggestionList({ input }: { input: RefObject<HTMLInputElement> }) {
  const id = useId();
  const navigate = useNavigate();
  const { choices, close } = useSuggestions(input);
  const [active, setActive] = useState(-1);
  const chosen = choices[active];
  function go({ address }: Suggestion) {
    close();
    navigate(address);
  }
  const pressed = useLatest((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (choices.length === 0 || (!step && event.key !== "Escape" && !(event.key === "Enter" && chosen)))
      return;
    event.preventDefault();
    if (step) setActive((before) => Math.max(-1, Math.min(choices.length - 1, before + step)));
    else if (event.key === "Enter" && chosen) go(chosen);
    else close();
  });
  const [shown, setShown] = useState(choices);
  if (shown !== choices) {
    setShown(choices);
    setActive(-1);
  }
  useEffect(() => {
    const box = input.current;
    const listen = (event: KeyboardEvent) => pressed.current(event);
    box?.addEventListener("keydown", listen);
    return () => box?.removeEventListener("keydown", listen);
  }, [input, pressed]);
  useEffect(() => {
    const box = input.current;
    box?.setAttribute("aria-autocomplete", "list");
    if (choices.length > 0) box?.setAttribute("aria-controls", id);
    else box?.removeAttribute("aria-controls");
    if (chosen) box?.setAttribute("aria-activedescendant", `${id}-${active}`);
    else box?.removeAttribute("aria-activedescendant");
  }, [input, id, choices, chosen, active]);
  return (
    <>
      <p role="status" className="sr-only">
        {choices.length > 0 && `${choices.length} sugestões. Use as setas para escolher.`}
      </p>
      {choices.length > 0 && <Choices id={id} choices={choices} active={active} onLeave={close} />}
    </>
  );
}

type ChoicesProps = {
  id: string;
  choices: Suggestion[];
  active: number;
  onLeave: () => void;
};

function Choices({ id, choices, active, onLeave }: ChoicesProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Sugestões"
      className="card absolute inset-x-0 top-full z-20 mt-1 max-h-96 overflow-y-auto p-1 shadow-lg"
    >
      {choices.map((choice, index) => (
        <Link
          key={`${choice.kind} ${choice.label}`}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Focus stays in the input: blur would close the list before the tap.
          onPointerDown={(event) => event.preventDefault()}
          to={choice.address}
          onClick={onLeave}
          className={`flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 ${index === active ? "bg-primary-soft text-primary-strong" : "hover:bg-inset"}`}
        >
          <span className="min-w-0 truncate">{choice.label}</span>
          <span className="shrink-0 text-sm text-muted">{choice.kind}</span>
        </Link>
      ))}
    </div>
  );
}
