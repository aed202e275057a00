import { Scissors, ZoomIn } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { useLatest } from "#app/platform/ui/hooks/use-latest.ts";
import { labelOf, markedLetters, marksSeveral } from "../../domain/answers/answer-forms.ts";
import type { AnswerCounts } from "../../domain/answers/answer-result.ts";
import { type Alternative, markedAnswer, nextAnswer } from "../../domain/answers/check-answer.ts";
import type { QuestionKind } from "../../domain/draft.ts";
import { Choosers, Mark, type MarkState, MarkWords, ShareLine } from "./answered-marks.tsx";

/** The right answer, the one given, and everybody's. */
export type AnsweredChoice = AnswerCounts & { letter: string; chosen: string };

export type AlternativesProps = {
  kind: QuestionKind;
  alternatives: readonly Alternative[];
  choice: string | null;
  cut: ReadonlySet<string>;
  result: AnsweredChoice | null;
  locked: boolean;
  onChoose: (answer: string | null) => void;
  onCut: (letter: string) => void;
  /** Needed for several groups on a page. */
  name?: string;
};

function markState(letter: string, result: AnsweredChoice | null): MarkState | null {
  if (!result) return null;
  const chosen = markedLetters(result.chosen).includes(letter);
  if (!markedLetters(result.letter).includes(letter)) return chosen ? "wrong" : "other";
  return chosen ? "right" : "missed";
}

type RowState = { state: MarkState | null; several: boolean; marked: boolean; cut: boolean };

function rowLook({ state, several, marked, cut }: RowState): string {
  if (several && state === "missed") return "border-dashed border-success bg-card";
  if (state === "right" || state === "missed") return "border-success bg-success-soft";
  if (state === "wrong") return "border-danger bg-danger-soft";
  if (state === null && marked) return "border-primary bg-primary-soft";
  return cut ? "border-line bg-card" : "border-line bg-card hover:border-line-strong";
}

/** Restores a choice made before hydration, or by the browser. */
function useEarlyChoice(group: RefObject<HTMLDivElement>, onEarly: (letters: string[]) => void): void {
  const take = useLatest(onEarly);
  useEffect(() => {
    const early = group.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
    if (early.length > 0) take.current([...early].map(({ value }) => value));
  }, [group, take]);
}

type CutButtonProps = {
  letter: string;
  label: string;
  cut: boolean;
  onCut: AlternativesProps["onCut"];
};

/** Over the row's corner on a phone, beside it where there is room. */
const TOOL =
  "grid min-h-11 w-9 flex-1 place-items-center rounded-control text-muted hover:bg-inset hover:text-text";

function CutButton({ letter, label, cut, onCut }: CutButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={cut}
      aria-label={`Cortar alternativa ${label}`}
      title="Cortar alternativa"
      onClick={() => onCut(letter)}
      className={`no-print ${TOOL}`}
    >
      <Icon as={Scissors} size={18} />
    </button>
  );
}

/** Tapping a picture in a choice selects it: these enlarge it (zoomable.tsx listens). */
function ZoomButtons({ letter, html }: Alternative) {
  const pictures = html.match(/<img\b/g)?.length ?? 0;
  return Array.from({ length: pictures }, (_, index) => (
    <button
      key={index}
      type="button"
      data-zoom={index}
      aria-label={`Ampliar imagem da alternativa ${letter}${pictures > 1 ? ` (${index + 1} de ${pictures})` : ""}`}
      title="Ampliar imagem"
      className={`no-print needs-scripts ${TOOL}`}
    >
      <Icon as={ZoomIn} size={18} />
    </button>
  ));
}

type RowProps = Omit<AlternativesProps, "alternatives" | "name"> & { alternative: Alternative; name: string };

function AlternativeRow({ alternative, ...group }: RowProps) {
  const { kind, choice, cut, result, locked, onChoose, onCut, name } = group;
  const { letter, html } = alternative;
  const several = marksSeveral(kind);
  const label = labelOf(kind, letter);
  const marked = markedLetters(result ? result.chosen : choice).includes(letter);
  const state = markState(letter, result);
  const isCut = cut.has(letter) && !result;
  const shape = several
    ? `h-8 rounded-control px-1.5 ${state === null || state === "other" ? "min-w-9" : "gap-0.5"}`
    : "size-8 rounded-full";
  return (
    <div className="relative sm:flex sm:gap-1">
      <label
        className={`relative flex min-h-13 min-w-0 flex-1 cursor-pointer touch-pan-y items-start gap-2 rounded-card border p-2.5 transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) ${rowLook({ state, several, marked, cut: isCut })} ${locked ? "cursor-default" : ""}`}
      >
        <input
          type={several ? "checkbox" : "radio"}
          name={name}
          value={letter}
          checked={marked}
          disabled={locked && !marked}
          onChange={() => !locked && onChoose(nextAnswer(kind, choice, letter))}
          className="sr-only"
        />
        <span
          aria-hidden="true"
          className={`inline-flex shrink-0 items-center justify-center border text-[0.9375rem] font-semibold tabular-nums ${shape} ${marked && !result ? "border-primary bg-primary text-on-primary" : "border-line-strong"}`}
        >
          <Mark state={state} label={label} several={several} />
        </span>
        <span
          className={`min-w-0 flex-1 pt-0.5 max-[22rem]:overflow-x-auto ${isCut ? "line-through opacity-55" : ""}`}
        >
          <span className="sr-only">{label}: </span>
          <span className={`float-right h-7 sm:hidden ${html.includes("<img") ? "w-17" : "w-8"}`} />
          <RichText html={html} inline className="reading-choice" />
          <MarkWords state={state} several={several} />
        </span>
        {result && <ShareLine letter={letter} counted={result} />}
      </label>
      <div className="absolute top-1 right-0 flex sm:static sm:flex-col">
        <ZoomButtons letter={label} html={html} />
        {result ? (
          <Choosers letter={letter} label={label} counted={result} />
        ) : locked ? (
          <span className="w-9" />
        ) : (
          <CutButton letter={letter} label={label} cut={isCut} onCut={onCut} />
        )}
      </div>
    </div>
  );
}

/** Radio buttons, or checkboxes where several may be marked; after the answer, correctness and everybody's choices. */
export function Alternatives({ alternatives, name = "alternativa", ...group }: AlternativesProps) {
  const { kind, locked, onChoose } = group;
  const box = useRef<HTMLDivElement>(null);
  useEarlyChoice(box, (letters) => !locked && onChoose(markedAnswer(kind, letters)));
  const label = kind === "sum" ? "Proposições" : "Alternativas";
  const rows = (
    <div ref={box} className="space-y-2.5">
      {alternatives.map((alternative) => (
        <AlternativeRow key={alternative.letter} alternative={alternative} name={name} {...group} />
      ))}
    </div>
  );
  return marksSeveral(kind) ? (
    <fieldset aria-label={label} className="-mx-2 mt-6 sm:mx-0">
      {rows}
    </fieldset>
  ) : (
    <div role="radiogroup" aria-label={label} className="-mx-2 mt-6 sm:mx-0">
      {rows}
    </div>
  );
}
