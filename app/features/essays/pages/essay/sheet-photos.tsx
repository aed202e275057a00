import { Button } from "#app/platform/ui/components/button.tsx";
import { EssaySheetPhoto } from "../../components/essay-sheet-photo.tsx";

type Props = {
  essayId: string;
  ids: readonly string[];
  onRemove: (id: string) => void;
  onOrder: (ids: string[]) => void;
};

/** The photographs that arrived, in the order they are read. */
export function SheetPhotos({ essayId, ids, onRemove, onOrder }: Props) {
  if (ids.length === 0) return null;
  function moved(index: number, by: number): string[] {
    const all = [...ids];
    const [taken = ""] = all.splice(index, 1);
    all.splice(index + by, 0, taken);
    return all;
  }
  return (
    <>
      <p className="font-medium">Está legível? Confira a linha 12.</p>
      <ol className="mt-2 space-y-4">
        {ids.map((id, index) => (
          <li key={id}>
            <EssaySheetPhoto essayId={essayId} photoId={id} at={index} of={ids.length} />
            <p className="mt-1 flex flex-wrap gap-2">
              {index > 0 && (
                <Button look="quiet" onClick={() => onOrder(moved(index, -1))}>
                  Mover para cima
                </Button>
              )}
              <Button look="quiet" onClick={() => onRemove(id)}>
                Tirar a foto {index + 1}
              </Button>
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
