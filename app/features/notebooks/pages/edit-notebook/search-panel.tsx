import type { ReactNode } from "react";
import { Button } from "#app/platform/ui/components/button.tsx";
import { PanelSearch } from "./panel-search.tsx";

type FrameProps = {
  /** Of the region, of the search field, of a failed search, of the button that closes. */
  texts: { region: string; search: string; example: string; failed: string; close: string };
  failed: boolean;
  onSearch: (text: string) => void;
  onRetry: () => void;
  onClose: () => void;
  /** Above the search: what it looks in. */
  choice?: ReactNode;
  children: ReactNode;
};

/** A search beside the notebook, with its results. */
export function SearchPanel({ texts, failed, onSearch, onRetry, onClose, choice, children }: FrameProps) {
  return (
    <section
      aria-label={texts.region}
      className="card mt-5 h-fit p-3 lg:sticky lg:top-28 lg:mt-0 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
    >
      {choice}
      <PanelSearch label={texts.search} placeholder={texts.example} onSearch={onSearch} />
      {failed && (
        <p className="mt-3">
          {texts.failed}{" "}
          <Button look="quiet" onClick={onRetry}>
            Tentar de novo
          </Button>
        </p>
      )}
      {children}
      <Button look="quiet" onClick={onClose} className="mt-2 w-full">
        {texts.close}
      </Button>
    </section>
  );
}
