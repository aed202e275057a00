import type { MouseEventHandler, ReactNode, Ref } from "react";
import type { GradingMark } from "../domain/essay.ts";
import { marksOfPhoto, type PhotoPlace } from "../domain/tasks/photo-place.ts";
import { boxOfCriterion } from "./criterion-look.ts";
import { EssaySheetPhoto } from "./essay-sheet-photo.tsx";

export type SheetPhoto = { essayId: string; photoId: string; at: number; of: number };

export function boxStyle({ x, y, width, height }: PhotoPlace) {
  const share = (value: number) => `${100 * value}%`;
  return { left: share(x), top: share(y), width: share(width), height: share(height) };
}

/** The criterion's name at a rectangle's corner. */
export function BoxLabel({ children }: { children: ReactNode }) {
  return (
    <span className="pointer-events-none absolute bottom-full left-0 rounded-sm bg-card px-1 text-xs leading-4 font-semibold text-text">
      {children}
    </span>
  );
}

type FrameProps = {
  photo: SheetPhoto;
  frame?: Ref<HTMLDivElement>;
  onPress?: MouseEventHandler<HTMLDivElement>;
  children: ReactNode;
};

/** A photographed sheet and its overlay. */
export function SheetFrame({ photo, frame, onPress, children }: FrameProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the overlay is moved by keys
    <div ref={frame} onMouseDown={onPress} className="relative overflow-hidden rounded-control">
      <EssaySheetPhoto {...photo} />
      {children}
    </div>
  );
}

type Props = { photo: SheetPhoto; marks: readonly GradingMark[]; labels: readonly string[] };

/** A photographed sheet with the marks of its readings. */
export function MarkedSheet({ photo, marks, labels }: Props) {
  return (
    <SheetFrame photo={photo}>
      {marksOfPhoto(marks, photo.at).map(({ id, part, place }) => (
        <span key={id} className={`absolute ${boxOfCriterion(part)}`} style={boxStyle(place)}>
          <BoxLabel>{labels[part]}</BoxLabel>
        </span>
      ))}
    </SheetFrame>
  );
}
