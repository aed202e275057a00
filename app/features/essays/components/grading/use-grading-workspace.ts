import { useRef, useState } from "react";
import { useForm } from "#app/platform/forms/hooks/use-form.ts";
import type { GradingMark } from "../../domain/essay.ts";
import { withMark, withoutMark } from "../../domain/grading/changed-grading.ts";
import { profileOfTheme } from "../../domain/grading/graded-essay.ts";
import { totalOfDraft } from "../../domain/grading/grading-draft.ts";
import type { DeskPlace } from "../../hooks/grading-sync.ts";
import type { LoadedGrading } from "../../services/grading/load-grading.server.ts";
import { useGrading } from "./use-grading.ts";
import { useGradingKeys } from "./use-grading-keys.ts";

/** What a grader does at the desk: marks, levels, comments, and the conclusion. */
export function useGradingWorkspace(grading: LoadedGrading, place: DeskPlace) {
  const profile = profileOfTheme(grading.profile);
  const labels = profile.criteria.map(({ short }) => short);
  const typed = useGrading(place, grading);
  const { draft, change, finish } = typed;
  const form = useForm({ intents: ["save", "conclude"] });
  const sheet = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState("");
  const total = totalOfDraft(draft);

  function addMark(part: number, at: GradingMark["place"]): string {
    const id = crypto.randomUUID().slice(0, 8);
    change(withMark(draft, { id, part, note: "", place: at }));
    setTold(`Marcado em ${labels[part]}.`);
    return id;
  }
  function markSelected(part: number): boolean {
    const selected = selectedPlace(sheet.current);
    if (!selected) return false;
    addMark(part, selected);
    document.getSelection()?.removeAllRanges();
    return true;
  }
  const unmark = (id: string) => change(withoutMark(draft, id));
  async function conclude(): Promise<void> {
    if (total === null) setTold("Escolha um nível em cada competência, ou a situação que zera.");
    else if ((await finish()) !== null) form.submit({ intent: "conclude" }, { method: "post" });
  }
  useGradingKeys({ criteria: labels.length, markSelected, conclude: () => void conclude() });

  return {
    ...typed,
    profile,
    labels,
    form,
    sheet,
    total,
    told,
    conclude,
    mark: (part: number) => {
      if (!markSelected(part)) setTold("Selecione antes um trecho do texto.");
    },
    pen: { add: addMark, move: (mark: GradingMark) => change(withMark(draft, mark)), remove: unmark },
    note: (mark: GradingMark, note: string) => change(withMark(draft, { ...mark, note })),
    unmark,
  };
}
export type GradingDesk = ReturnType<typeof useGradingWorkspace>;

/** Offset of a selection's point in the essay's text; null outside of it. */
function placeOf(sheet: Element, node: Node, offset: number): number | null {
  if (!sheet.contains(node)) return null;
  const holder = node instanceof Element ? (node.childNodes[offset] ?? node) : node;
  const piece = (holder instanceof Element ? holder : holder.parentElement)?.closest("[data-from]");
  const inside = piece ?? (holder instanceof Element ? holder.querySelector("[data-from]") : null);
  if (!inside) return null;
  const from = Number(inside.getAttribute("data-from"));
  return node.nodeType === Node.TEXT_NODE && piece ? from + offset : from;
}

/** What is selected of the essay's text; null where nothing is. */
function selectedPlace(sheet: Element | null): { from: number; to: number } | null {
  const selection = document.getSelection();
  if (!sheet || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const from = placeOf(sheet, range.startContainer, range.startOffset);
  const to = placeOf(sheet, range.endContainer, range.endOffset);
  return from === null || to === null || from >= to ? null : { from, to };
}
