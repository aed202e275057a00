import type { SearchView } from "#app/features/bank/services/search-view.server.ts";
import { inWords } from "#app/platform/text/in-words.ts";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";

/** Says what is shown in place of a search that finds nothing. */
export function OfferNotice({ offer }: { offer: NonNullable<SearchView["offer"]> }) {
  const { kind, text, typed, without, asTyped } = offer;
  return (
    <p role="status" className="mb-2 rounded-control bg-inset px-4 py-2">
      {kind === "corrected" && (
        <>
          Mostrando resultados para <strong>{text}</strong>.{" "}
          <TextLink look="alone" to={asTyped}>
            Buscar “{typed}” assim mesmo
          </TextLink>
        </>
      )}
      {kind === "beginnings" && (
        <>
          Nenhuma questão tem exatamente isso: estas têm palavras que <strong>começam assim</strong>.
        </>
      )}
      {kind === "partial" && (
        <>
          Nenhuma questão tem tudo isso. Mostrando resultados para <strong>{text}</strong>
          {without.length > 0 && <>, sem {inWords(without.map((word) => `“${word}”`))}</>}.
        </>
      )}
    </p>
  );
}

/** The question that the text names by exam and number is withheld. */
export function HeldNotice() {
  return (
    <p role="status" className="mb-2 rounded-control bg-inset px-4 py-2">
      Esta questão está no acervo, mas não foi publicada: o texto ou a figura ainda precisa de revisão.
    </p>
  );
}
