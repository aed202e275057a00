import { essayPaths } from "../paths.ts";

type Props = { essayId: string; photoId: string; at: number; of: number; className?: string };

/** A photographed sheet in a place of the size of paper, so that nothing moves when it arrives. `at` counts from 0. */
export function EssaySheetPhoto({ essayId, photoId, at, of, className = "" }: Props) {
  return (
    <img
      src={essayPaths.photo(essayId, photoId)}
      alt={`Folha ${at + 1} de ${of}`}
      loading={at > 0 ? "lazy" : undefined}
      className={`aspect-[210/297] w-full rounded-control border border-line bg-white object-contain ${className}`}
    />
  );
}
