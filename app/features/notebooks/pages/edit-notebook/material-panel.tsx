import { useState } from "react";
import { factsOf, MaterialIcon } from "#app/features/library/components/material-icon.tsx";
import type { LibraryPage } from "#app/features/library/services/list-materials.server.ts";
import { schoolPaths } from "#app/features/school/paths.ts";
import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
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
  const { data, failed, again } = useRouteData<LibraryPage>(schoolPaths.library(schoolId, query));
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
