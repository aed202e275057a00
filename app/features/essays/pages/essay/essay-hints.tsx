import {
  AllowanceLine,
  offerPlan,
  useAllowance,
} from "#app/features/assistant/components/allowance-line.tsx";
import { Spoken, TalkItems } from "#app/features/assistant/components/talk.tsx";
import { isUnfinished } from "#app/features/assistant/domain/request-state.ts";
import type { TalkItem } from "#app/features/assistant/domain/talk.ts";
import { type EssayHint, essayHints } from "#app/features/assistant/domain/tutor-essay.ts";
import { useTalk } from "#app/features/assistant/hooks/use-talk.ts";
import { product } from "#app/platform/text/product.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { useOnline } from "#app/platform/ui/hooks/use-online.ts";

type Props = { essay: string; onClose: () => void };

const nothingEarlier: readonly TalkItem[] = [];
const kinds = Object.entries(essayHints) as [EssayHint, { label: string }][];

/** Questions of the assistant about the text as it was saved last. */
export function EssayHints({ essay, onClose }: Props) {
  const allowance = useAllowance();
  const talk = useTalk(null, nothingEarlier, () => offerPlan(allowance));
  const online = useOnline();
  const isBusy = talk.items.some(({ status }) => isUnfinished(status));
  return (
    <section aria-label="Dicas" className="mt-3 border-t border-line pt-3">
      <div className="flex items-center justify-between gap-2">
        <p className="font-semibold">Sobre o que você quer uma dica?</p>
        <Button look="quiet" onClick={onClose}>
          Fechar
        </Button>
      </div>
      <p className="text-sm text-muted">
        {online
          ? `O ${product.assistant} lê o texto salvo e devolve perguntas e passos. Frases prontas, nunca.`
          : "Sem conexão. A folha continua aqui; para pedir uma dica, espere a rede voltar."}
      </p>
      <div className="my-3 flex flex-wrap gap-2">
        {kinds.map(([hint, { label }]) => (
          <Button
            key={hint}
            look="secondary"
            disabled={isBusy || !online}
            onClick={() => void talk.ask({ essay, hint })}
          >
            {label}
          </Button>
        ))}
      </div>
      <AllowanceLine allowance={allowance} more={talk.items.filter(({ status }) => status <= 200).length} />
      <Spoken item={talk.items.at(-1)} />
      <TalkItems items={talk.items} question={null} talk={talk} />
    </section>
  );
}
