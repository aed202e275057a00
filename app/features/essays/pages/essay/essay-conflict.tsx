import { ConflictScreen } from "#app/platform/drafts/components/conflict-screen.tsx";
import type { Choice } from "#app/platform/drafts/domain/written-text.ts";
import { formatHour } from "#app/platform/time/format-time.ts";
import { TextDifference } from "../../components/text-difference.tsx";
import { joinedTexts, LONGEST_ESSAY } from "../../domain/essay-draft.ts";
import type { NewerEssay } from "../../hooks/essay-ways.ts";

type Props = { mine: string; conflict: NewerEssay; onSettle: (how: Choice) => void };

/** Another device saved while this one was written on: both texts, and the choice. The other one stays a version. */
export function EssayConflict({ mine, conflict, onSettle }: Props) {
  const both = joinedTexts(mine, conflict.text).length <= LONGEST_ESSAY ? "Juntar os dois" : undefined;
  return (
    <ConflictScreen
      label="Texto de outro aparelho"
      title={`Outro aparelho seu salvou esta redação às ${formatHour(conflict.at)}, enquanto você escrevia aqui.`}
      about="Riscado: só no outro aparelho. Sublinhado: só aqui. O texto que você não escolher continua em Versões."
      differences={<TextDifference was={conflict.text} is={mine} />}
      choices={{ mine: "Ficar com este", theirs: "Ficar com o do outro aparelho", both }}
      onSettle={onSettle}
    />
  );
}
