import { plural } from "#app/platform/text/format.ts";
import { copyInWords } from "../../domain/estimate/copied-lines.ts";
import type { OpenedGrading } from "../../services/grading/open-grading.server.ts";
import { SharedPassages } from "../shared-passages.tsx";

/** What the essay has in common with others of the school, nameless, to the grader. */
export function SharedEvidence({ copies }: { copies: OpenedGrading["copies"] }) {
  return copies.map(({ num, passages, decision }) => (
    <details key={num} className="mt-3 rounded-control bg-inset px-4">
      <summary className="flex min-h-11 items-center font-medium">
        {plural(passages.length, "trecho igual", "trechos iguais")} a outra redação desta escola
        {decision && ` (${copyInWords(decision)})`}
      </summary>
      <div className="pb-3">
        <SharedPassages passages={passages} one="Esta redação" other="A outra" />
        <p className="mt-2 text-sm">
          Sete palavras seguidas ou mais, fora do tema e dos textos motivadores. Nada zera sozinho: quem cuida
          da proposta vê as duas e decide.
        </p>
      </div>
    </details>
  ));
}
