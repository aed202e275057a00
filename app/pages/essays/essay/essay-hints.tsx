import {
  AllowanceLine,
  offerPlan,
  useAllowance,
  withMore,
} from "#app/components/assistant/allowance-line.tsx";
import { Spoken, TalkItems } from "#app/components/assistant/talk.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { isUnfinished } from "#app/domain/assistant/request-state.ts";
import type { TalkItem } from "#app/domain/assistant/talk.ts";
import { type EssayHint, essayHints } from "#app/domain/assistant/tutor-essay.ts";
import { useTalk } from "#app/hooks/assistant/use-talk.ts";
import { useOnline } from "#app/hooks/ui/use-online.ts";
import { product } from "#app/text/product.ts";

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
      {allowance && (
        <AllowanceLine
          allowance={withMore(allowance, talk.items.filter(({ status }) => status <= 200).length)}
        />
      )}
      <Spoken item={talk.items.at(-1)} />
      <TalkItems items={talk.items} question={null} talk={talk} />
    </section>
  );
}
