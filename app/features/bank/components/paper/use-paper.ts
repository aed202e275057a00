import { useSearchParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { PaperChoice } from "../../domain/paper/paper-choice.ts";
import { paperNames, paperQuery, readPaperOptions } from "../../domain/paper/paper-options.ts";

/** The texts of a form, as an address has them. */
function paramsOf(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return new URLSearchParams(entries);
}

/** The logo as an address of this device, given back when another one comes. */
export function usePaperLogo() {
  const [logo, setLogo] = useState<string | null>(null);
  useEffect(() => () => void (logo && URL.revokeObjectURL(logo)), [logo]);
  return [logo, (file: File | null) => setLogo(file && URL.createObjectURL(file))] as const;
}

const ofOptions = new Set<string>(Object.values(paperNames));

/** Open beside the paper, closed above it on narrow screens. */
export function useWide() {
  const [isWide, setWide] = useState(false);
  useEffect(() => setWide(matchMedia("(min-width: 64rem)").matches), []);
  return isWide;
}

/** The parameters that the server reads: the source, and what of it is printed. */
export function paperSource(params: URLSearchParams): [string, string][] {
  return [...params].filter(([name]) => !ofOptions.has(name));
}

/** The options at once, and on the address for the next visit; a choice of what is printed comes from the server. */
export function usePaperOptions(choices: readonly PaperChoice[]) {
  const [params, setParams] = useSearchParams();
  const [options, setOptions] = useState(() => readPaperOptions(params));
  const source = paperSource(params).filter(([name]) => choices.every((choice) => choice.name !== name));
  const change = (form: HTMLFormElement) => {
    const sent = paramsOf(form);
    const next = readPaperOptions(sent);
    const chosen = choices.flatMap(({ name, options: [first] }): [string, string][] => {
      const value = sent.get(name) ?? "";
      return value === first?.value ? [] : [[name, value]];
    });
    setOptions(next);
    setParams([...source, ...chosen, ...paperQuery(next)], { replace: true, preventScrollReset: true });
  };
  return { options, source, change };
}
