import { ChevronDown } from "lucide-react";
import { lazy, useId, useState } from "react";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";

const SheetContent = lazy(() => import("./sheet-content.tsx"));

/** Data of a question and the reader's history, collapsed. A new `version` reloads. */
export function TechnicalSheet({ code, version }: { code: string; version: number }) {
  const [open, setOpen] = useState(false);
  const box = useId();
  return (
    <section className="no-print needs-scripts card mt-4 px-4 py-2 sm:px-6">
      <Button
        look="quiet"
        aria-expanded={open}
        aria-controls={box}
        size="tight"
        className="-ml-3"
        onClick={() => setOpen(!open)}
      >
        Ficha técnica e meu histórico
        <Icon as={ChevronDown} size={18} className={`transition-transform ${open ? "rotate-180" : ""}`} />
      </Button>
      <div id={box} hidden={!open}>
        {open && (
          <Deferred fallback={<p className="py-2 text-muted">Buscando…</p>}>
            <SheetContent key={version} code={code} />
          </Deferred>
        )}
      </div>
    </section>
  );
}
