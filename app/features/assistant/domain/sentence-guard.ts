import { sentenceEnd } from "./sentences.ts";

export type SentenceGuard = {
  /** What may go out so far. */
  push(piece: string): string;
  /** What remains, once the provider has ended. */
  end(): string;
  readonly withheld: boolean;
};

/**
 * Buffers a sentence until it is complete, and passes it on unless refused (`sent`: everything before it). At the first
 * refusal `instead` replaces it and the stream ends: a provider that fails once is not trusted again.
 */
export function sentenceGuard(
  refuses: (sentence: string, sent: string) => boolean,
  instead: () => string,
): SentenceGuard {
  let [held, sent, withheld] = ["", "", false];

  function judge(sentence: string): string {
    if (withheld) return "";
    if (!refuses(sentence, sent)) {
      sent += sentence;
      return sentence;
    }
    withheld = true;
    return sent && !/\s$/.test(sent) ? ` ${instead()}` : instead();
  }

  return {
    push(piece) {
      if (withheld) return "";
      held += piece;
      let out = "";
      for (let end = sentenceEnd(held); end > 0 && !withheld; end = sentenceEnd(held)) {
        out += judge(held.slice(0, end));
        held = held.slice(end);
      }
      return out;
    },
    end() {
      const last = held;
      held = "";
      return last ? judge(last) : "";
    },
    get withheld() {
      return withheld;
    },
  };
}
