function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, ".");
}

/** Rounds half away from zero to so many decimals, free of binary noise (1.005 → 1.01). */
export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * factor * (1 + 1e-14))) / factor;
}

/** How many decimals a value needs, at most six. */
export function decimalsOf(value: number): number {
  const [, fraction = ""] = round(value, 6).toFixed(6).replace(/0+$/, "").split(".");
  return fraction.length;
}

/** A number as Brazilians write it: 1234.5 → "1.234,5". Without `decimals`, as many as the value needs (at most six). */
export function number(value: number, decimals = decimalsOf(value)): string {
  const [whole = "0", fraction] = Math.abs(round(value, decimals)).toFixed(decimals).split(".");
  const sign = round(value, decimals) < 0 ? "−" : "";
  const grouped = group(whole);
  return fraction ? `${sign}${grouped},${fraction}` : `${sign}${grouped}`;
}

/** The same for formulas, where the comma must not open a gap: 2.5 → "2{,}5". */
export function tex(value: number, decimals = decimalsOf(value)): string {
  return number(value, decimals).replace(",", "{,}").replace("−", "-");
}

/** A number in a formula, in brackets when negative: -3 → "(-3)". */
export function texTerm(value: number): string {
  return value < 0 ? `(${tex(value)})` : tex(value);
}

/** A price: 1234.5 → "R$ 1.234,50". */
export function money(value: number): string {
  return `R$ ${number(value, 2)}`;
}

/** A price inside a formula. */
export function texMoney(value: number): string {
  return `\\text{R\\$ }${tex(value, 2)}`;
}

/** A power of ten in a formula, with the mantissa to so many decimals: 6.02e23 → "6{,}02 \\cdot 10^{23}". */
export function scientific(value: number, decimals = 1): string {
  const [mantissa = "0", exponent = "0"] = value.toExponential(decimals).split("e");
  return `${tex(Number(mantissa))} \\cdot 10^{${Number(exponent)}}`;
}

/** "uma hora e 20 minutos" from minutes. */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const hourText = hours === 1 ? "1 hora" : `${hours} horas`;
  const minuteText = rest === 1 ? "1 minuto" : `${rest} minutos`;
  if (hours === 0) return minuteText;
  return rest === 0 ? hourText : `${hourText} e ${minuteText}`;
}

/** A clock time: 485 minutes → "8h05"; whole hours "8h". Times of other days are brought into the day. */
export function clock(minutes: number): string {
  const inside = ((minutes % 1440) + 1440) % 1440;
  const rest = inside % 60;
  return `${Math.floor(inside / 60)}h${rest === 0 ? "" : String(rest).padStart(2, "0")}`;
}

/** "a, b e c" */
export function enumerate(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} e ${items[items.length - 1]}`;
}

/** First letter in capitals. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A Markdown table. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, header.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
