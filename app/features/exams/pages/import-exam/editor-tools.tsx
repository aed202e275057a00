import { PicturePicker, type PictureSender } from "#app/platform/pictures/components/picture-picker.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { useHydrated } from "#app/platform/ui/hooks/use-hydrated.ts";
import { EXAMPLE } from "./format-guide.tsx";

type EditorToolsProps = {
  empty: boolean;
  checking: boolean;
  figures: PictureSender;
  onExample: (text: string) => void;
};

/** Without scripts a button saves and previews. */
export function EditorTools({ empty, checking, figures, onExample }: EditorToolsProps) {
  const hydrated = useHydrated();
  return (
    <Toolbar className="">
      <Button type="submit" name="intent" value="check" pending={checking}>
        Conferir e importar
      </Button>
      {hydrated ? (
        <PicturePicker figures={figures} />
      ) : (
        <Button type="submit" look="secondary" name="intent" value="preview">
          Salvar e ver a prévia
        </Button>
      )}
      {empty && hydrated && (
        <Button look="quiet" onClick={() => onExample(EXAMPLE)}>
          Começar por um exemplo
        </Button>
      )}
    </Toolbar>
  );
}
