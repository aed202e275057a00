/** User agent names, most specific first: others claim to be Chrome and Safari as well. */
const browsers = [
  [/\bEdgA?(?:iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera|OPiOS)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
] as const;

/** Systems with the Portuguese "in the" before them. */
const systems = [
  [/\biPhone\b/, "no iPhone"],
  [/\biPad\b/, "no iPad"],
  [/\bAndroid\b/, "no Android"],
  [/\bCrOS\b/, "no Chromebook"],
  [/\bWindows\b/, "no Windows"],
  [/\bMac(?:intosh| OS X)\b/, "no Mac"],
  [/\bLinux\b/, "no Linux"],
] as const;

function first(names: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** A device name from the user agent: "Chrome no Android". */
export function deviceName(userAgent: string | null): string {
  const browser = first(browsers, userAgent ?? "");
  const system = first(systems, userAgent ?? "");
  if (!browser && !system) return "Aparelho desconhecido";
  return [browser ?? "Navegador", system].filter(Boolean).join(" ");
}
