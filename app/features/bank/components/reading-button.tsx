import { ALargeSmall } from "lucide-react";
import { lazy, useState } from "react";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";

const ReadingDialog = lazy(() => import("./reading-dialog.tsx"));

export function ReadingButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label="Leitura"
        title="Leitura: tamanho e tipo da letra"
        className="needs-scripts icon-button"
      >
        <Icon as={ALargeSmall} size={22} />
      </button>
      {open && (
        <Deferred>
          <ReadingDialog onClose={() => setOpen(false)} />
        </Deferred>
      )}
    </>
  );
}
