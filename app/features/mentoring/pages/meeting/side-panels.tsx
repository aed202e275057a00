import { type FormEvent, useEffect, useRef, useState } from "react";
import { questionPaths } from "#app/features/questions/paths.ts";
import { TextField } from "#app/platform/forms/components/fields.tsx";
import { RichText } from "#app/platform/math/components/rich-text.tsx";
import { useRouteData } from "#app/platform/requests/hooks/use-route-data.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { formatHour } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import type { ChatLine } from "../../calls/meeting-call.ts";
import { ROOM } from "../../domain/room.ts";

type ChatProps = { chat: readonly ChatLine[]; onSay: (text: string) => void };

/** What is written during a meeting; it ends with it. */
export function Chat({ chat, onSay }: ChatProps) {
  const [text, setText] = useState("");
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line is scrolled to
  useEffect(() => {
    // It returns a promise in new browsers, which is no clean-up.
    end.current?.scrollIntoView({ block: "nearest" });
  }, [chat.length]);
  function send(event: FormEvent) {
    event.preventDefault();
    if (text.trim()) onSay(text.trim());
    setText("");
  }
  return (
    <section aria-labelledby="conversa" className="card p-4">
      <h2 id="conversa" className="font-semibold">
        Conversa
      </h2>
      <ol aria-live="polite" className="mt-2 max-h-56 space-y-1 overflow-y-auto">
        {chat.length === 0 && <li className="text-muted">O que se escreve aqui some no fim do encontro.</li>}
        {chat.map(({ name, text: said, at }, index) => (
          <li key={index} ref={index === chat.length - 1 ? end : undefined} className="break-words">
            <span className="font-medium">{name}</span>{" "}
            <span className="text-sm text-muted">{formatHour(at / 1000)}</span>: {said}
          </li>
        ))}
      </ol>
      <form onSubmit={send} className="mt-2 flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label="Mensagem"
            value={text}
            maxLength={ROOM.say}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <Button type="submit" look="secondary">
          Enviar
        </Button>
      </form>
    </section>
  );
}

/** Chooses a question of the bank for all to see. */
export function ChooseQuestion({ onShare }: { onShare: (code: string) => void }) {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  function share(event: FormEvent) {
    event.preventDefault();
    const typed = code.trim().split("/").at(-1)?.slice(0, 8) ?? "";
    if (ordOfCode(typed) === null) return setProblem("Escreva o código de uma questão, como 7K2M9XQ4.");
    setProblem(null);
    onShare(typed);
  }
  return (
    <form onSubmit={share} className="card flex items-end gap-2 p-4">
      <div className="min-w-0 flex-1">
        <TextField
          label="Código da questão"
          value={code}
          problem={problem}
          autoComplete="off"
          onChange={({ target }) => setCode(target.value)}
        />
      </div>
      <Button type="submit" look="secondary">
        Mostrar a todos
      </Button>
    </form>
  );
}

type Shown = { statement: string; alternatives: { letter: string; html: string }[] };

/** A question that somebody shares, without its answer. */
export function SharedQuestion({ code, onEnd }: { code: string; onEnd: () => void }) {
  const { data, failed, again } = useRouteData<Shown>(questionPaths.question(code));
  return (
    <section aria-labelledby="compartilhada" className="card p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="compartilhada" className="font-semibold">
          Questão compartilhada {code}
        </h2>
        <span className="flex flex-wrap gap-x-5">
          <TextLink href={questionPaths.question(code)} target="_blank" rel="noreferrer" look="alone">
            Abrir em outra aba
          </TextLink>
          <Button look="quiet" className="-mx-4" onClick={onEnd}>
            Fechar para todos
          </Button>
        </span>
      </div>
      {failed && (
        <p role="alert" className="text-muted">
          Não deu para buscar a questão.
          <Button look="quiet" onClick={again}>
            Tentar de novo
          </Button>
        </p>
      )}
      {data && (
        <>
          <RichText html={data.statement} className="reading mt-2" />
          <ol className="mt-3 space-y-2">
            {data.alternatives.map(({ letter, html }) => (
              <li key={letter} className="flex gap-3">
                <span className="font-semibold">{letter}</span>
                <RichText html={html} inline />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
