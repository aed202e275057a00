import { readKey } from "../answers/read-key.ts";

export type NumericAnswer = { fraction: number; text: string; tolerance: string };

/** The only answer, whole and exact, from 0 to 999; else why it cannot be one of ours. */
export function numericKey(answers: readonly NumericAnswer[]): { key: string } | { refused: string } {
  const right = answers.filter(({ fraction, text }) => fraction >= 100 && text.trim() !== "*");
  const [answer, another] = right;
  if (!answer) return { refused: "sem resposta certa" };
  if (another) return { refused: "várias respostas certas" };
  if (Number(answer.tolerance.replace(",", ".")) > 0) return { refused: `tolerância ${answer.tolerance}` };
  const whole = /^\s*\+?0*(\d{1,3})(?:[.,]0*)?\s*$/.exec(answer.text)?.[1];
  const key = whole === undefined ? null : readKey("numeric", whole);
  return key === null ? { refused: `${answer.text.trim()} não é inteiro de 0 a 999` } : { key };
}
