import { useSearchParams } from "@remix-run/react";
import { useEffect, useState } from "react";
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

/** The options at once, and on the address for the next visit. */
export function usePaperOptions() {
  const [params, setParams] = useSearchParams();
  const [options, setOptions] = useState(() => readPaperOptions(params));
  const source = [...params].filter(([name]) => !ofOptions.has(name));
  const change = (form: HTMLFormElement) => {
    const next = readPaperOptions(paramsOf(form));
    setOptions(next);
    setParams([...source, ...paperQuery(next)], { replace: true, preventScrollReset: true });
  };
  return { options, source, change };
}
