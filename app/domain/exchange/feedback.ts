/**
 * A solution made of what a file says in general and of each alternative: the general text first, then a list by letter, as
 * our own solutions have it.
 */
export function solutionOf(
  general: string,
  feedback: readonly { letter: string; text: string }[],
): string | null {
  const items = feedback
    .filter(({ text }) => text !== "")
    .map(({ letter, text }) => `- **${letter})** ${text.replace(/\s*\n\s*/g, " ")}`);
  const whole = [general, items.join("\n")].filter((part) => part !== "").join("\n\n");
  return whole === "" ? null : whole;
}

/** The answers a file accepts to an open question, as the beginning of its solution. */
export function acceptedAnswers(answers: readonly string[]): string {
  const [first] = answers;
  if (first === undefined) return "";
  return answers.length === 1 ? `**Resposta:** ${first}` : `**Respostas aceitas:** ${answers.join("; ")}`;
}
