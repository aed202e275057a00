import { type MouseEvent, useId, useRef } from "react";
import { Button } from "#app/platform/ui/components/button.tsx";
import type { GradingMark } from "../../../domain/essay.ts";
import { centredPlace, marksOfPhoto, placeAbout } from "../../../domain/tasks/photo-place.ts";
import { lineOfCriterion } from "../../criterion-look.ts";
import { SheetFrame, type SheetPhoto } from "../../marked-sheet.tsx";
import { PlacedMark } from "./placed-mark.tsx";
import type { SheetPen } from "./sheet-pen.ts";

type Props = {
  photo: SheetPhoto;
  marks: readonly GradingMark[];
  labels: readonly string[];
  pen: SheetPen;
};

/** The middle of what is in sight of a sheet, in shares of it. */
function middleInSight(frame: HTMLElement) {
  const { top, height } = frame.getBoundingClientRect();
  const inSight = Math.min(Math.max(window.innerHeight / 2, top), top + height);
  return { x: 0.5, y: (inSight - top) / height };
}

/** A photographed sheet on which rectangles are put, by finger, mouse or keys. */
export function SheetMarker({ photo, marks, labels, pen }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const added = useRef<string | null>(null);
  const help = useId();
  const own = marksOfPhoto(marks, photo.at);

  function put(part: number): void {
    if (frame.current) added.current = pen.add(part, placeAbout(photo.at, middleInSight(frame.current)));
  }
  /** Where a mark has the focus, a touch of the sheet brings it there. */
  function bring(event: MouseEvent<HTMLDivElement>): void {
    const { activeElement } = document;
    const mark = own.find(
      ({ id }) => activeElement instanceof HTMLElement && activeElement.dataset.mark === id,
    );
    if (!mark || !frame.current) return;
    event.preventDefault();
    const { left, top, width, height } = frame.current.getBoundingClientRect();
    const at = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    pen.move({ ...mark, place: centredPlace(mark.place, at) });
  }
  return (
    <section aria-label={`Folha ${photo.at + 1}`} className="mt-3">
      <SheetBar sheet={photo.at + 1} labels={labels} help={help} isMarked={own.length > 0} onPut={put} />
      <SheetFrame photo={photo} frame={frame} onPress={bring}>
        {own.map((mark) => (
          <PlacedMark
            key={mark.id}
            mark={mark}
            label={labels[mark.part] ?? ""}
            help={help}
            frame={frame}
            isNew={() => added.current === mark.id}
            onSeen={() => {
              added.current = null;
            }}
            pen={pen}
          />
        ))}
      </SheetFrame>
    </section>
  );
}

type BarProps = {
  /** From 1. */
  sheet: number;
  labels: readonly string[];
  help: string;
  isMarked: boolean;
  onPut: (part: number) => void;
};

/** One button for each criterion, in sight as long as the sheet is. */
function SheetBar({ sheet, labels, help, isMarked, onPut }: BarProps) {
  return (
    <div className="needs-scripts sticky top-16 z-10 bg-page py-1">
      <div className="flex flex-wrap items-center gap-1.5">
        <span className="text-sm text-muted">Marcar na folha {sheet}:</span>
        {labels.map((label, part) => (
          <Button
            key={label}
            look="secondary"
            aria-label={`Marcar em ${label} na folha ${sheet}`}
            onClick={() => onPut(part)}
            className="px-3"
          >
            <span className={lineOfCriterion(part)}>{label}</span>
          </Button>
        ))}
      </div>
      <p id={help} className={isMarked ? "text-sm text-muted" : "hidden"}>
        Arraste a marca, ou toque onde ela deve ficar; o canto muda o tamanho. No teclado: setas, Shift com
        setas, Delete.
      </p>
    </div>
  );
}
