/** What of its source is printed; the address chooses before anything is numbered. The first option is the default. */
export type PaperChoice = {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
};

/** The choice as an address has it; what it does not understand is the first option. */
export function readChoice(choice: Omit<PaperChoice, "value">, sent: URLSearchParams): PaperChoice {
  const asked = sent.get(choice.name);
  const option = choice.options.find(({ value }) => value === asked) ?? choice.options[0];
  return { ...choice, value: option?.value ?? "" };
}
