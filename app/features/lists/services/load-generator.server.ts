import { subjectNames } from "#app/features/bank/domain/catalogue/subjects.ts";
import type { TopicCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import {
  type ExamLanguage,
  type ExamTemplate,
  templateSummary,
  unsourcedNote,
} from "#app/features/bank/domain/exams/exam-template.ts";
import { examTemplateOf, examTemplates } from "#app/features/bank/domain/exams/exam-templates.ts";
import { listedQuestion } from "#app/features/bank/domain/listed-question.ts";
import { practicePaths } from "#app/features/practice/paths.ts";
import { questionPaths } from "#app/features/questions/paths.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { questionCode } from "#app/platform/text/question-code.ts";
import { type Blueprint, blueprintQuery, emptyLine, readBlueprint } from "../domain/blueprint.ts";
import { readDrawn } from "../domain/drawn-codes.ts";
import { examLines } from "../domain/exam-lines.ts";
import { listPaths } from "../paths.ts";
import { blueprintsOf, questionsInOrder } from "../queries/generating.server.ts";
import { lineCounting } from "./count-lines.server.ts";
import { lineLabel, lineView } from "./generator-lines.server.ts";

/** The address of a blueprint with changes, without its result. */
function changedAddress(blueprint: Blueprint, changes: Partial<Blueprint>): string {
  return listPaths.generator(blueprintQuery({ ...blueprint, ...changes }).toString());
}

/** What could not be met, line by line, with what can be done about it. */
function shortages(blueprint: Blueprint, drawn: readonly (readonly number[])[], catalogue: TopicCatalogue) {
  return blueprint.lines.flatMap((line, at) => {
    const got = drawn[at]?.length ?? 0;
    if (got >= line.count) return [];
    const label = lineLabel(line, catalogue);
    const kept = blueprint.lines.map((each, index) => (index === at ? { ...each, count: got } : each));
    const isNarrowed = blueprint.mine !== null || !blueprint.repeats;
    return {
      label,
      wanted: line.count,
      got,
      mine: blueprint.mine,
      keep: changedAddress(blueprint, { lines: kept.filter(({ count }) => count > 0) }),
      widen: isNarrowed ? changedAddress(blueprint, { mine: null, repeats: true }) : null,
      complete: blueprint.training ? null : changedAddress(blueprint, { training: true }),
    };
  });
}

function templateView(template: ExamTemplate) {
  const { id, name, languages, sources } = template;
  const address = (language?: ExamLanguage) =>
    listPaths.generator(
      new URLSearchParams({ modelo: id, ...(language && { idioma: language }) }).toString(),
    );
  return {
    name,
    summary: templateSummary(template),
    /** One for each language to choose from. */
    links:
      languages.length === 0
        ? [{ label: name, to: address() }]
        : languages.map((language) => ({
            label: `${name}, ${subjectNames[language].toLowerCase()}`,
            to: address(language),
          })),
    sources: (sources ?? []).map((source) => ({ name: source.name, address: source.address })),
    unsourced: unsourcedNote(template),
  };
}

/** The generator: its form, a result, and saved blueprints. One round trip. */
export async function loadGenerator(deps: Deps, viewer: Viewer | null, query: URLSearchParams) {
  const catalogue = deps.catalogue.current();
  const sent = readBlueprint(query, catalogue);
  const template = examTemplateOf(query.get("modelo"));
  const blueprint = { ...sent, lines: template ? examLines(template, query.get("idioma")) : sent.lines };
  const drawn = readDrawn(query.get("questoes") ?? "");
  const ords = drawn.flat();
  const lines = blueprint.lines.length > 0 ? blueprint.lines : [emptyLine];
  const counting = lineCounting(deps, viewer, { ...blueprint, lines });
  const { saved, rows, counted } = await deps.read({
    saved: blueprintsOf(deps.db, viewer?.num ?? 0),
    rows: questionsInOrder(deps.db, viewer ? ords : [], { userNum: viewer?.num ?? null, now: deps.now() }),
    counted: counting.statements,
  });
  const counts = counting.counts(counted);
  const codes = rows.map(({ ord }) => questionCode(ord)).join();
  return {
    lines: lines.map((line, at) => lineView(line, counts[at], catalogue)),
    mine: blueprint.mine,
    repeats: blueprint.repeats,
    training: blueprint.training,
    query: blueprintQuery(blueprint).toString(),
    templates: examTemplates.map(templateView),
    saved,
    result:
      rows.length === 0
        ? null
        : {
            questions: rows.map((row) => listedQuestion(row, questionPaths.question, catalogue)),
            drawn: query.get("questoes") ?? "",
            out: query.get("fora") ?? "",
            practise: practicePaths.ofList(codes, "estudo", "Lista gerada"),
            short: shortages(blueprint, drawn, catalogue),
          },
  };
}

export type GeneratorView = Awaited<ReturnType<typeof loadGenerator>>;
