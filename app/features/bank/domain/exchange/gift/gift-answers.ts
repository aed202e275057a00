export type GiftAnswer = {
  /** Percent: 100 for `=`, 0 for `~`, or the explicit weight. */
  fraction: number;
  text: string;
  feedback: string;
};

export type GiftKind =
  | "essay"
  | "numerical"
  | "multichoice"
  | "matching"
  | "truefalse"
  | "shortanswer"
  /** Words without a sign before them: a short answer, most likely. */
  | "words";

const rightOrWrong = /^(?:T|TRUE|V|VERDADEIR[OA]|CERT[OA]|F|FALSE|FALS[OA]|ERRAD[OA])(?=\s*(?:#|$))/i;

/** By Moodle's rules. */
export function giftKind(inside: string): GiftKind {
  if (inside === "") return "essay";
  if (inside.startsWith("#")) return "numerical";
  if (inside.includes("~")) return "multichoice";
  if (inside.includes("=") && inside.includes("->")) return "matching";
  if (rightOrWrong.test(inside)) return "truefalse";
  return inside.startsWith("=") ? "shortanswer" : "words";
}

export function giftAnswers(inside: string): GiftAnswer[] {
  const starts = [...inside.matchAll(/[=~]/g)].map(({ index }) => index);
  if (starts.length === 0) return [answerOf("=", inside)];
  return starts.map((at, index) => answerOf(inside.charAt(at), inside.slice(at + 1, starts[index + 1])));
}

function answerOf(sign: string, source: string): GiftAnswer {
  const weighted = /^\s*%(-?\d{1,3}(?:[.,]\d{1,10})?)%/.exec(source);
  const rest = weighted ? source.slice(weighted[0].length) : source;
  const feedbackAt = rest.indexOf("#");
  const written = Number.parseFloat(weighted?.[1]?.replace(",", ".") ?? "");
  return {
    fraction: weighted ? written : sign === "=" ? 100 : 0,
    text: (feedbackAt === -1 ? rest : rest.slice(0, feedbackAt)).trim(),
    feedback: feedbackAt === -1 ? "" : rest.slice(feedbackAt + 1).trim(),
  };
}

export function giftTruth(inside: string): { key: "C" | "E"; wrong: string; right: string } {
  const [answer = "", wrong = "", right = ""] = inside.split("#").map((part) => part.trim());
  return { key: /^[TVC]/i.test(answer) ? "C" : "E", wrong, right };
}
