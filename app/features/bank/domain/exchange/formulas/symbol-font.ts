const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const greek = "αβχδεφγηιϕκλμνοπθρστυϖωξψζΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ";
const others: Readonly<Record<number, string>> = {
  34: "∀",
  36: "∃",
  39: "∋",
  42: "∗",
  45: "−",
  64: "≅",
  92: "∴",
  94: "⊥",
  126: "∼",
  224: "◊",
  225: "⟨",
  229: "∑",
  241: "⟩",
  242: "∫",
};
/** From 0xA1 on, in the order of the font. */
const upper = "ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…| ― ↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓".replace(/ /g, "");

/** A text in Word's font "Symbol" by what it shows: "l" is λ. */
export function symbolFontText(text: string): string {
  return [...text].map((sign) => symbolOf(sign.charCodeAt(0)) ?? sign).join("");
}

function symbolOf(code: number): string | undefined {
  const at = letters.indexOf(String.fromCharCode(code));
  if (at !== -1) return [...greek][at];
  if (code >= 0xa1 && code <= 0xdf) return [...upper][code - 0xa1];
  return others[code];
}

/** Signs that Word stores by their place in a font of symbols (U+F020 to U+F0FF), as the signs that they show; U+FFFD where that is not known. */
export function releaseSymbols(text: string): string {
  return text.replace(/[\uf020-\uf0ff]/g, (sign) => {
    const code = sign.charCodeAt(0) - 0xf000;
    if (code === 0xb7 || code === 0xa7) return "•";
    return symbolOf(code) ?? (code < 0x7f ? String.fromCharCode(code) : "\ufffd");
  });
}
