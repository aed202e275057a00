import type { Viewer } from "#app/access/viewer.ts";
import { subjectNames } from "#app/domain/catalogue/subjects.ts";
import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import {
  type ExamLanguage,
  type ExamTemplate,
  templateSummary,
  unsourcedNote,
} from "#app/domain/exams/exam-template.ts";
import { examTemplateOf, examTemplates } from "#app/domain/exams/exam-templates.ts";
import {
  type Blueprint,
  type BlueprintLine,
  blueprintQuery,
  emptyLine,
  readBlueprint,
} from "#app/domain/lists/blueprint.ts";
import { readDrawn } from "#app/domain/lists/drawn-codes.ts";
import { examLines } from "#app/domain/lists/exam-lines.ts";
import { listedQuestion } from "#app/domain/questions/listed-question.ts";
import { questionCode } from "#app/domain/questions/question-code.ts";
import { filterLabels } from "#app/domain/questions/search/active-filters.ts";
import type { FilterKind } from "#app/domain/questions/search/define-filter.ts";
import { institutionFilter, subjectFilter, topicFilter } from "#app/domain/questions/search/place-filters.ts";
import { noFilters } from "#app/domain/questions/search/search-filters.ts";
import { estimatedFilter, kindFilter, skillFilter } from "#app/domain/questions/search/trait-filters.ts";
import { listPaths } from "#app/paths/lists.ts";
import { practicePaths } from "#app/paths/practice.ts";
import { questionPaths } from "#app/paths/questions.ts";
import { blueprintsOf, questionsInOrder } from "#app/queries/lists/generating.server.ts";
import type { Deps } from "../deps.ts";

/** A select of a line. */
export type LineField = {
  param: string;
  title: string;
  value: string;
  options: { value: string; label: string }[];
};

/** Of every line, and those behind "Ajustes". */
const MAIN = [subjectFilter, topicFilter] as const;
const MORE = [institutionFilter, kindFilter, estimatedFilter, skillFilter] as const;

function fieldOf(kind: FilterKind, { filters }: BlueprintLine, catalogue: TopicCatalogue): LineField {
  const { param, title } = kind;
  const value = kind.words(filters);
  const within = kind === topicFilter ? { ...noFilters, subjects: filters.subjects } : noFilters;
  const offered = kind.offers(within, catalogue).map(({ label, change }) => ({
    value: kind.words({ ...noFilters, ...change }),
    label,
  }));
  const labels = kind.active(filters, catalogue).map(({ label }) => label);
  const several =
    value === "" || offered.some((each) => each.value === value) ? [] : [{ value, label: labels.join(", ") }];
  return { param, title, value, options: [{ value: "", label: "Tanto faz" }, ...several, ...offered] };
}

function lineView(line: BlueprintLine, catalogue: TopicCatalogue) {
  const labels = filterLabels(line.filters, catalogue);
  return {
    count: line.count,
    label: labels.length > 0 ? labels.join(", ") : "Todas as questões",
    main: MAIN.map((kind) => fieldOf(kind, line, catalogue)),
    more: MORE.map((kind) => fieldOf(kind, line, catalogue)),
    from: line.filters.years.from,
    to: line.filters.years.to,
  };
}

/** The address of a blueprint with changes, without its result. */
function changedAddress(blueprint: Blueprint, changes: Partial<Blueprint>): string {
  return listPaths.generator(blueprintQuery({ ...blueprint, ...changes }).toString());
}

/** What could not be met, line by line, with what can be done about it. */
function shortages(blueprint: Blueprint, drawn: readonly (readonly number[])[], catalogue: TopicCatalogue) {
  return blueprint.lines.flatMap((line, at) => {
    const got = drawn[at]?.length ?? 0;
    if (got >= line.count) return [];
    const { label } = lineView(line, catalogue);
    const kept = blueprint.lines.map((each, index) => (index === at ? { ...each, count: got } : each));
    const isNarrowed = blueprint.mine !== null || !blueprint.repeats;
    return {
      label,
      wanted: line.count,
      got,
      mine: blueprint.mine,
      keep: changedAddress(blueprint, { lines: kept.filter(({ count }) => count > 0) }),
      widen: isNarrowed ? changedAddress(blueprint, { mine: null, repeats: true }) : null,
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

/** The generator: its form, a result, and saved blueprints. At most one round trip. */
export async function openGenerator(deps: Deps, viewer: Viewer | null, query: URLSearchParams) {
  const catalogue = deps.catalogue.current();
  const sent = readBlueprint(query, catalogue);
  const template = examTemplateOf(query.get("modelo"));
  const blueprint = { ...sent, lines: template ? examLines(template, query.get("idioma")) : sent.lines };
  const drawn = readDrawn(query.get("questoes") ?? "");
  const ords = drawn.flat();
  const [saved, rows] = viewer
    ? await deps.read(blueprintsOf(deps.db, viewer.num), questionsInOrder(deps.db, ords, viewer.num))
    : [[], []];
  const lines = blueprint.lines.length > 0 ? blueprint.lines : [emptyLine];
  const codes = rows.map(({ ord }) => questionCode(ord)).join();
  return {
    lines: lines.map((line) => lineView(line, catalogue)),
    mine: blueprint.mine,
    repeats: blueprint.repeats,
    seed: blueprint.seed,
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

export type GeneratorView = Awaited<ReturnType<typeof openGenerator>>;
