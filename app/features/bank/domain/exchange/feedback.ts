/** A solution from general feedback, then feedback by letter, as our own solutions have it. */
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

export function acceptedAnswers(answers: readonly string[]): string {
  const [first] = answers;
  if (first === undefined) return "";
  return answers.length === 1 ? `**Resposta:** ${first}` : `**Respostas aceitas:** ${answers.join("; ")}`;
}
