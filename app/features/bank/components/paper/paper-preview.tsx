import { memo, useRef } from "react";
import { inWords } from "#app/platform/text/in-words.ts";
import { answerSheet } from "../../domain/paper/answer-sheet.ts";
import type { PaperContent } from "../../domain/paper/paper-html.ts";
import type { PaperVersion } from "../../domain/paper/paper-versions.ts";
import { AnswerKeyPage, SolutionsPage } from "./answer-key-page.tsx";
import { AnswerSheetPage, type SheetCode } from "./answer-sheet-page.tsx";
import { PaperHeader } from "./paper-header.tsx";
import { PrintedQuestion } from "./printed-question.tsx";
import { useSmallFigures } from "./use-small-figures.ts";

type Props = {
  content: PaperContent & { codes: readonly SheetCode[] };
  allKeys: boolean;
};

const Questions = memo(function Questions({ version }: { version: PaperVersion }) {
  return (
    <div className="paper-columns">
      {version.questions.map((question) => (
        <PrintedQuestion key={question.ord} question={question} />
      ))}
    </div>
  );
});

/** The sheets, one beside the other on the screen and one after the other in print. */
export function PaperPreview({ content, allKeys }: Props) {
  const { title, options, logo, versions, codes, keys } = content;
  const sheets = useRef<HTMLElement>(null);
  const small = useSmallFigures(sheets, `${options.columns} ${options.size} ${title}`);
  const named = (version: PaperVersion) => (versions.length > 1 ? version.name : null);
  const header = (version: PaperVersion | null, part?: string) => (
    <PaperHeader {...{ options, title, logo, part }} version={version && named(version)} />
  );
  return (
    <div className="min-w-0">
      {small.length > 0 && (
        <p role="status" className="no-print mb-2 text-sm text-muted">
          {small.length === 1
            ? `A figura da questão ${small[0]} ficou pequena em duas colunas.`
            : `As figuras das questões ${inWords(small)} ficaram pequenas em duas colunas.`}
        </p>
      )}
      <section
        ref={sheets}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by arrow keys
        tabIndex={0}
        aria-label="Folhas"
        className="paper-scroll"
      >
        <div
          className={`paper-sheets paper is-${options.columns} ${options.saveInk ? "saves-ink" : ""}`}
          data-size={options.size}
        >
          {versions.map((version, index) => (
            <div key={version.name} className="paper-part">
              {header(version)}
              <Questions version={version} />
              {options.sheet && codes[index] && (
                <div className="paper-part">
                  {header(version, "Folha de respostas")}
                  <AnswerSheetPage rows={answerSheet(version)} code={codes[index]} />
                </div>
              )}
            </div>
          ))}
          {keys && options.key && (
            <div className="paper-part">
              <h2 className="paper-title">Gabarito: {options.title || title}</h2>
              <AnswerKeyPage versions={versions} keys={keys} all={allKeys} />
            </div>
          )}
          {keys && options.solutions && (
            <div className="paper-part">
              <h2 className="paper-title">Resoluções: {options.title || title}</h2>
              <SolutionsPage versions={versions} keys={keys} />
            </div>
          )}
        </div>
      </section>
    </div>
  );
}
