import { useState } from "react";
import { factsOf, MaterialIcon } from "#app/components/library/material-icon.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useRouteData } from "#app/hooks/ui/use-route-data.ts";
import { schoolPaths } from "#app/paths/school.ts";
import type { LibraryPage } from "#app/services/library/list-materials.server.ts";
import { SearchPanel } from "./search-panel.tsx";

type PanelProps = {
  schoolId: string;
  onClose: () => void;
  onAdd: (material: { material: string; title: string }) => void;
};

const texts = {
  region: "Materiais da biblioteca",
  search: "Buscar materiais",
  example: "ondas",
  failed: "A biblioteca não respondeu.",
  close: "Fechar biblioteca",
};

/** The school's library beside the notebook. */
export function MaterialPanel({ schoolId, onClose, onAdd }: PanelProps) {
  const [asked, setAsked] = useState("");
  const query = { situacao: "active", ...(asked ? { q: asked } : {}) };
  const { data, failed, again } = useRouteData<LibraryPage>(
    schoolPaths.library(schoolId, query),
    "pages/library/library",
  );
  return (
    <SearchPanel texts={texts} failed={failed} onSearch={setAsked} onRetry={again} onClose={onClose}>
      {data?.materials.length === 0 && (
        <p className="mt-3 text-sm text-muted">Nenhum material com estas palavras. Envie na Biblioteca.</p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {data?.materials.map((material) => (
          <li key={material.id} className="flex items-center gap-2 py-2">
            <MaterialIcon kind={material.kind} />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold break-words">{material.title}</span>
              <span className="text-sm text-muted">{factsOf(material)}</span>
            </span>
            <Button
              look="quiet"
              aria-label={`Acrescentar ${material.title}`}
              onClick={() => onAdd({ material: material.id, title: material.title })}
            >
              Acrescentar
            </Button>
          </li>
        ))}
      </ul>
    </SearchPanel>
  );
}
