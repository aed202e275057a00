import { Link, useSearchParams } from "@remix-run/react";
import { ArrowLeft, FileDown, Printer } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { toast } from "#app/components/ui/toasts.tsx";
import { paperParts } from "#app/domain/paper/paper-html.ts";
import {
  type PaperOptions,
  paperNames,
  paperQuery,
  readPaperOptions,
} from "#app/domain/paper/paper-options.ts";
import type { PaperKey, PaperQuestion } from "#app/domain/paper/paper-question.ts";
import { paperVersions } from "#app/domain/paper/paper-versions.ts";
import type { SheetCode } from "./answer-sheet-page.tsx";
import { PaperForm } from "./paper-form.tsx";
import { PaperPreview } from "./paper-preview.tsx";

/** What a page of paper needs of its source. */
export type Paper = {
  title: string;
  /** Address of the source. */
  back: string;
  questions: PaperQuestion[];
  keys: PaperKey[] | null;
  allKeys: boolean;
  codes: SheetCode[];
  signedIn: boolean;
};

/** The logo as an address of this device, given back when another one comes. */
function useLogo() {
  const [logo, setLogo] = useState<string | null>(null);
  useEffect(() => () => void (logo && URL.revokeObjectURL(logo)), [logo]);
  return [logo, (file: File | null) => setLogo(file && URL.createObjectURL(file))] as const;
}

const ofOptions = new Set<string>(Object.values(paperNames));

/** Open beside the paper, closed above it on narrow screens. */
function useWide() {
  const [isWide, setWide] = useState(false);
  useEffect(() => setWide(matchMedia("(min-width: 64rem)").matches), []);
  return isWide;
}

/** The options at once, and on the address for the next visit. */
function useOptions() {
  const [params, setParams] = useSearchParams();
  const [options, setOptions] = useState(() => readPaperOptions(params));
  const source = [...params].filter(([name]) => !ofOptions.has(name));
  const change = (next: PaperOptions) => {
    setOptions(next);
    setParams([...source, ...paperQuery(next)], { replace: true, preventScrollReset: true });
  };
  return { options, source, change };
}

function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Preview, options, and the ways out: printer and DOCX. The one page of paper for exams, searches and lists. */
export function PaperPage({
  paper,
  backLabel,
  keyNote,
}: {
  paper: Paper;
  backLabel: string;
  keyNote?: ReactNode;
}) {
  const { title, back, questions, keys, allKeys, codes, signedIn } = paper;
  const { options, source, change } = useOptions();
  const [logo, setLogo] = useLogo();
  const isWide = useWide();
  const [isWriting, setWriting] = useState(false);
  const versions = useMemo(
    () => paperVersions(questions, options.versions, back),
    [questions, options.versions, back],
  );
  async function writeDocx() {
    setWriting(true);
    try {
      const { paperDocx } = await import("./paper-docx.client.ts");
      const parts = paperParts({ title, options, logo, versions, codes, keys });
      download(
        await paperDocx(parts, { title: options.title || title, size: options.size }),
        `${options.title || title}.docx`,
      );
    } catch {
      toast("Não foi possível montar o DOCX. Confira a internet e tente de novo.");
    } finally {
      setWriting(false);
    }
  }
  const note =
    keyNote ?? (signedIn ? null : "Entre para imprimir o gabarito das questões que você já respondeu.");
  return (
    <div className="paper-page page-width py-6 print:p-0">
      <div className="no-print flex flex-wrap items-center gap-3">
        <Link to={back} className="inline-flex min-h-11 items-center gap-2 pr-3 font-medium text-link">
          <Icon as={ArrowLeft} size={18} />
          {backLabel}
        </Link>
        <h1 className="mr-auto text-xl font-bold max-sm:w-full">Imprimir: {title}</h1>
        <Button
          look="secondary"
          className="needs-scripts max-sm:flex-1"
          pending={isWriting}
          onClick={writeDocx}
        >
          <Icon as={FileDown} size={18} />
          Baixar DOCX
        </Button>
        <Button className="needs-scripts max-sm:flex-1" onClick={() => window.print()}>
          <Icon as={Printer} size={18} />
          Imprimir
        </Button>
      </div>
      <div className="paper-desk mt-4">
        <details className="no-print paper-options" open={isWide}>
          <summary>Opções</summary>
          <PaperForm
            options={options}
            source={source}
            keyNote={note}
            onLogo={setLogo}
            onChange={(form) => change(readPaperOptions(paramsOf(form)))}
          />
        </details>
        <PaperPreview {...{ title, options, logo, versions, codes, keys, allKeys }} />
      </div>
    </div>
  );
}

/** The texts of a form, as an address has them. */
function paramsOf(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return new URLSearchParams(entries);
}
