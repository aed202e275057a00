import { useLocation, useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useId, useState } from "react";
import { useMenu } from "#app/platform/page/hooks/use-menu.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { plural } from "#app/platform/text/format.ts";
import { Dialog } from "#app/platform/ui/components/dialog.tsx";
import { recentPages } from "../../calls/recent-pages.ts";
import { choiceGroups, type PaletteChoice } from "./palette-choices.ts";
import { choiceId, PaletteList } from "./palette-list.tsx";
import { type Found, useFoundQuestions } from "./use-found-questions.ts";
import { useSuggestions } from "./use-suggestions.ts";

function startHere(field: HTMLInputElement | null): void {
  field?.setAttribute("autofocus", "");
}

function statusText({ state, total }: Found): string {
  if (state === "searching") return "Buscando questões…";
  if (state === "failed") return "A busca de questões não respondeu. Confira a sua conexão.";
  if (state !== "done") return "";
  return total.count === 0
    ? "Nenhuma questão com essas palavras."
    : `${total.capped ? "Mais de " : ""}${plural(total.count, "questão encontrada", "questões encontradas")}.`;
}

function useChoices(text: string) {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const found = useFoundQuestions(text);
  const groups = choiceGroups({
    text,
    here: pathname + search,
    pages: useMenu().flatMap(({ items }) => items),
    recent: recentPages(viewer?.id ?? ""),
    ...useSuggestions(),
    found: found.questions,
  });
  return { groups, found };
}

type FieldProps = {
  list: string;
  active: number;
  text: string;
  onType: (text: string) => void;
  onKey: (event: KeyboardEvent) => void;
};

/** Combobox: retains the focus and points at the selected choice. */
function Field({ list, active, text, onType, onKey }: FieldProps) {
  return (
    <input
      ref={startHere}
      type="text"
      role="combobox"
      aria-label="Buscar páginas e questões"
      aria-expanded="true"
      aria-controls={list}
      aria-autocomplete="list"
      aria-activedescendant={active < 0 ? undefined : choiceId(list, active)}
      placeholder="Página, assunto ou código"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={200}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKey}
      className="field"
    />
  );
}

/** Quick search (Ctrl K) of pages and questions. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const { groups, found } = useChoices(text);
  const list = useId();
  const navigate = useNavigate();
  const choices = groups.flatMap((group) => group.choices);
  const at = Math.min(active, choices.length - 1);
  function choose(choice: PaletteChoice | undefined) {
    if (!choice) return;
    onClose();
    navigate(choice.address);
  }
  function press(event: KeyboardEvent) {
    const moves: Record<string, number> = {
      ArrowDown: (at + 1) % choices.length,
      ArrowUp: (at - 1 + choices.length) % choices.length,
    };
    const next = moves[event.key];
    if (next !== undefined) setActive(next);
    else if (event.key === "Enter" && !event.nativeEvent.isComposing) choose(choices[at]);
    else return;
    event.preventDefault();
  }
  return (
    <Dialog title="Busca rápida" open onClose={onClose}>
      <Field
        list={list}
        active={at}
        text={text}
        onType={(typed) => {
          setText(typed);
          setActive(0);
        }}
        onKey={press}
      />
      <p role="status" className="mt-2 min-h-5 text-sm text-muted">
        {statusText(found)}
      </p>
      <PaletteList id={list} groups={groups} active={at} onPoint={setActive} onChoose={choose} />
      <p aria-hidden="true" className="mt-3 hidden gap-4 text-sm text-muted sm:flex">
        <span>↑ ↓ para escolher</span>
        <span>Enter para abrir</span>
        <span>Esc para fechar</span>
      </p>
    </Dialog>
  );
}
