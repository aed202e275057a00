import { leakFinder } from "./guard/leak-finder.ts";
import { sentenceEnd } from "./sentences.ts";
import type { TutorKey, TutorQuestion } from "./tutor-material.ts";

export type LeakGuard = {
  /** What may go out so far. */
  push(piece: string): string;
  /** What remains, once the provider has ended. */
  end(): string;
  readonly withheld: boolean;
};

export const plainHint =
  "Vamos sem a resposta por enquanto: releia o que a pergunta pede e compare cada alternativa com o que o enunciado diz.";

/**
 * Holds back a sentence until it is whole, and lets it out if it tells nothing of the answer. At the first that does, the further
 * hint takes its place and nothing more goes out: a provider that tells once is not believed again.
 */
export function leakGuard(question: TutorQuestion, key: TutorKey | null, furtherHint: string): LeakGuard {
  const tells = leakFinder(question, key);
  let [held, sent, withheld] = ["", "", false];

  function judge(sentence: string): string {
    if (withheld) return "";
    if (!tells(sentence, sent)) {
      sent += sentence;
      return sentence;
    }
    withheld = true;
    const hint = furtherHint.trim() && !tells(furtherHint, "") ? furtherHint : plainHint;
    return sent && !/\s$/.test(sent) ? ` ${hint}` : hint;
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
