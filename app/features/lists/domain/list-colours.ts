/** Dark enough for white text (WCAG 2.2 AA). */
export const listColours = [
  { value: "azul", label: "Azul", dark: "#24508f", light: "#3368b8" },
  { value: "vermelho", label: "Vermelho", dark: "#8f1834", light: "#c11f44" },
  { value: "verde", label: "Verde", dark: "#1c5b3c", light: "#2b7a52" },
  { value: "roxo", label: "Roxo", dark: "#54308c", light: "#7444b8" },
  { value: "laranja", label: "Laranja", dark: "#8a3d0a", light: "#b3540f" },
  { value: "turquesa", label: "Turquesa", dark: "#0f5560", light: "#17737f" },
  { value: "rosa", label: "Rosa", dark: "#8a2464", light: "#b43684" },
  { value: "grafite", label: "Grafite", dark: "#2f3b4c", light: "#4a5a70" },
] as const;

export type ListColour = (typeof listColours)[number]["value"];

export function readListColour(sent: string): ListColour {
  return listColours.find(({ value }) => value === sent)?.value ?? "azul";
}

export function shadesOf(colour: string): { dark: string; light: string } {
  return listColours.find(({ value }) => value === colour) ?? listColours[0];
}
