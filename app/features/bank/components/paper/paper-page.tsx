import { Link } from "@remix-run/react";
import { ArrowLeft, FileDown, Printer } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { MINUTE_MS } from "#app/platform/time/units.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { toast } from "#app/platform/ui/components/toasts.tsx";
import type { PaperChoice } from "../../domain/paper/paper-choice.ts";
import { type PaperContent, paperParts } from "../../domain/paper/paper-html.ts";
import type { PaperKey, PaperQuestion } from "../../domain/paper/paper-question.ts";
import { paperVersions } from "../../domain/paper/paper-versions.ts";
import type { SheetCode } from "./answer-sheet-page.tsx";
import { PaperForm } from "./paper-form.tsx";
import { PaperPreview } from "./paper-preview.tsx";
import { usePaperLogo, usePaperOptions, useWide } from "./use-paper.ts";

/** What a page of paper needs of its source. */
type Paper = {
  title: string;
  /** Address of the source. */
  back: string;
  questions: PaperQuestion[];
  keys: PaperKey[] | null;
  allKeys: boolean;
  codes: SheetCode[];
  signedIn: boolean;
  /** What of the source is printed, where there is a choice. */
  choices?: PaperChoice[];
};

function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE_MS);
}

/** The printer, and the paper as DOCX: what writes it comes with the click. */
function PaperWays({ content }: { content: PaperContent }) {
  const [isWriting, setWriting] = useState(false);
  const title = content.options.title || content.title;
  async function writeDocx() {
    setWriting(true);
    try {
      const { paperDocx } = await import("./paper-docx.client.ts");
      download(await paperDocx(paperParts(content), { title, size: content.options.size }), `${title}.docx`);
    } catch {
      toast("Não foi possível montar o DOCX. Confira a internet e tente de novo.");
    } finally {
      setWriting(false);
    }
  }
  return (
    <>
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
    </>
  );
}

/** `children`: what there is to say of the source. */
type PageProps = { paper: Paper; backLabel: string; children?: ReactNode };

/** Preview, options, and the ways out. The one page of paper for exams, searches and lists. */
export function PaperPage({ paper, backLabel, children }: PageProps) {
  const { title, back, questions, keys, allKeys, codes, signedIn, choices = [] } = paper;
  const { options, source, change } = usePaperOptions(choices);
  const [logo, setLogo] = usePaperLogo();
  const isWide = useWide();
  const versions = useMemo(
    () => paperVersions(questions, options.versions, back),
    [questions, options.versions, back],
  );
  const content = { title, options, logo, versions, codes, keys };
  return (
    <div className="paper-page page-width py-6 print:p-0">
      <div className="no-print flex flex-wrap items-center gap-3">
        <Link to={back} className="inline-flex min-h-11 items-center gap-2 pr-3 font-medium text-link">
          <Icon as={ArrowLeft} size={18} />
          {backLabel}
        </Link>
        <h1 className="mr-auto text-xl font-bold max-sm:w-full">Imprimir: {title}</h1>
        <PaperWays content={content} />
      </div>
      {children}
      <div className="paper-desk mt-4">
        <details className="no-print paper-options" open={isWide}>
          <summary>Opções</summary>
          <PaperForm {...{ options, choices, source, signedIn }} onLogo={setLogo} onChange={change} />
        </details>
        <PaperPreview content={content} allKeys={allKeys} />
      </div>
    </div>
  );
}
