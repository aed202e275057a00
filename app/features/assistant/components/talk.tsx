import { SendHorizontal } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { track } from "#app/platform/analytics/calls/track.ts";
import { KeptArea } from "#app/platform/drafts/components/kept-area.tsx";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { Toolbar } from "#app/platform/ui/components/part.tsx";
import { useOnline } from "#app/platform/ui/hooks/use-online.ts";
import type { Allowance } from "../domain/allowance.ts";
import { LONGEST_WORDS, prompts, waitingText } from "../domain/prompts.ts";
import { isUnfinished } from "../domain/request-state.ts";
import { newlySaid, type TalkItem, usedPrompts } from "../domain/talk.ts";
import { useTalk } from "../hooks/use-talk.ts";
import { AllowanceLine, offerPlan } from "./allowance-line.tsx";
import { AnswerBubble, askedText } from "./answer.tsx";

type TalkProps = {
  /** The code of the question it is about; null: theory. */
  question: string | null;
  earlier: readonly TalkItem[];
  /** The day's, before any request made here; null: none is needed. */
  allowance: Allowance | null;
  /** Shown before the first request; a suggestion chosen in it is sent. */
  opening: (ask: (words: string) => void) => ReactNode;
  /** Below the prompts. */
  waysOut?: ReactNode;
  placeholder: string;
  /** The colour behind it. */
  ground: "bg-page" | "bg-raised";
};

/** Reads whole sentences of the last answer aloud, each once. */
export function Spoken({ item }: { item: TalkItem | undefined }) {
  const heard = useRef({ key: "", said: "" });
  const [words, setWords] = useState("");
  const { key = "", said = "", status = 0 } = item ?? {};
  useEffect(() => {
    const before = heard.current.key === key ? heard.current.said : "";
    heard.current = { key, said };
    const news = newlySaid(before, said);
    if (news) setWords(news);
    else if (key && isUnfinished(status) && said === "") setWords(waitingText);
  }, [key, said, status]);
  return (
    <p className="sr-only" aria-live="polite">
      {words}
    </p>
  );
}

/** Scrolls to the newest request; while an answer grows, nothing moves. */
function useNewest(count: number) {
  const newest = useRef<HTMLLIElement>(null);
  const seen = useRef(count);
  useEffect(() => {
    if (count > seen.current) newest.current?.scrollIntoView({ block: "start" });
    seen.current = count;
  }, [count]);
  return newest;
}

function AskForm({
  disabled,
  placeholder,
  place,
  onAsk,
}: {
  disabled: boolean;
  placeholder: string;
  /** Of what is typed, on the device. */
  place: string;
  onAsk: (words: string) => void;
}) {
  const [words, setWords] = useState("");
  const id = useId();
  function send(event: FormEvent) {
    event.preventDefault();
    if (words.trim() === "" || disabled) return;
    onAsk(words.trim());
    setWords("");
  }
  return (
    <form onSubmit={send} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="sr-only">
          {placeholder}
        </label>
        <KeptArea
          id={id}
          place={place}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
          }}
          rows={2}
          maxLength={LONGEST_WORDS}
          placeholder={placeholder}
          className="field resize-none"
        />
      </div>
      <Button type="submit" disabled={disabled || words.trim() === ""} aria-label="Perguntar" size="round">
        <Icon as={SendHorizontal} />
      </Button>
    </form>
  );
}

function Prompts({
  items,
  disabled,
  onAsk,
}: {
  items: readonly TalkItem[];
  disabled: boolean;
  onAsk: (code: 0 | 1 | 2) => void;
}) {
  const used = usedPrompts(items);
  const offered = prompts.filter(({ code }) => !used.has(code));
  if (offered.length === 0) return null;
  return (
    <Toolbar className="">
      {offered.map(({ code, label }) => (
        <Button key={code} look="secondary" disabled={disabled} onClick={() => onAsk(code)} size="tight">
          {label}
        </Button>
      ))}
    </Toolbar>
  );
}

/** Counts as the question's button (R-EVENT-1). */
function trackPrompt(qid: string, code: 0 | 1 | 2): void {
  const gptDialogOption = prompts.find((prompt) => prompt.code === code)?.event ?? "";
  track("gpt-redirect", { type: "question_btn", page_path: window.location.pathname, qid, gptDialogOption });
}

type ItemsProps = Pick<TalkProps, "question"> & {
  items: readonly TalkItem[];
  talk: Pick<ReturnType<typeof useTalk>, "reviewed">;
};

/** Requests, and their answers as they arrive. */
export function TalkItems({ items, question, talk }: ItemsProps) {
  const newest = useNewest(items.length);
  return (
    <ol aria-label="Conversa" className="grow space-y-4">
      {items.map((item, index) => (
        <li
          key={item.key}
          ref={index === items.length - 1 ? newest : undefined}
          className="scroll-mt-20 space-y-2"
        >
          {!item.help && (
            <p className="ml-auto w-fit max-w-[85%] rounded-card bg-primary-soft px-4 py-2 break-words whitespace-pre-line">
              <span className="sr-only">Você: </span>
              {askedText(item)}
            </p>
          )}
          <AnswerBubble
            item={item}
            question={question}
            onReviewed={(value) => talk.reviewed(item.key, value)}
          />
        </li>
      ))}
    </ol>
  );
}

/** A conversation: requests, answers as they arrive, the prompts left, and a field. */
export function Talk({ question, earlier, allowance, opening, waysOut, placeholder, ground }: TalkProps) {
  const talk = useTalk(question, earlier, () => offerPlan(allowance));
  const { items, ask } = talk;
  const [helped, setHelped] = useState(false);
  const online = useOnline();
  const busy = items.some(({ status }) => isUnfinished(status));
  const asked = items.filter(({ status }) => status <= 200).length - earlier.length;
  const disabled = busy || !online;
  const help = items.at(-1)?.help && !helped ? items.at(-1) : undefined;
  const shown = help ? [help] : items;
  function askPrompt(code: 0 | 1 | 2) {
    trackPrompt(question ?? "", code);
    void ask({ prompt: code });
  }
  function askWords(words: string) {
    setHelped(false);
    void ask({ words });
  }
  return (
    <div className="flex min-h-full flex-col gap-4">
      <Spoken item={items.at(-1)} />
      {shown.length === 0 && opening(askWords)}
      <TalkItems items={shown} question={question} talk={talk} />
      {help && (
        <Button look="quiet" onClick={() => setHelped(true)} className="self-start">
          Voltar à conversa
        </Button>
      )}
      {!help && (
        <div className={`no-print sticky bottom-0 space-y-3 border-t border-line py-3 ${ground}`}>
          {!online && (
            <p role="status" className="text-sm text-muted">
              Sem conexão. O que já chegou continua aqui; para perguntar, espere a rede voltar.
            </p>
          )}
          {question !== null && <Prompts items={items} disabled={disabled} onAsk={askPrompt} />}
          <AskForm
            place={`tutor:${question ?? ""}`}
            disabled={disabled}
            placeholder={placeholder}
            onAsk={askWords}
          />
          <AllowanceLine allowance={allowance} more={asked} />
          {waysOut}
        </div>
      )}
    </div>
  );
}
