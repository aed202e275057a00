import { type InstitutionCode, institutions } from "#app/features/bank/domain/catalogue/institutions.ts";
import type { SubjectSlug } from "#app/features/bank/domain/catalogue/subjects.ts";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { topicsOf } from "#app/features/bank/domain/catalogue/topics-of.ts";
import { examProfiles } from "#content/generator/exam-profiles.ts";
import { generatedTemplates } from "#content/generator/generated-templates.ts";
import type { Random } from "#content/generator/random.ts";
import type { QuestionTemplate } from "#content/generator/template.ts";

/** A template as an institution may use it: with the topics that its programme has. */
type Offer = { template: QuestionTemplate; topics: string[] };

type Choice<T> = { items: T[]; weights: number[] };

function offersOf(institution: InstitutionCode, subject: SubjectSlug): Offer[] {
  const programme = new Set(topicsOf(institution, subject, seedCatalogue).map(({ name }) => name));
  return generatedTemplates
    .filter((template) => template.subject === subject)
    .map((template) => ({ template, known: template.topics.filter((topic) => programme.has(topic)) }))
    .filter(({ known }) => known.length > 0)
    .map(({ template, known }) => ({
      template,
      topics: [...known, ...(template.also ?? []).filter((topic) => programme.has(topic))],
    }));
}

/** An exam has a subject with the subject's weight, whatever the number of its templates. */
function choiceFor(institution: InstitutionCode): Choice<Offer> {
  const choice: Choice<Offer> = { items: [], weights: [] };
  for (const [subject, weight] of Object.entries(examProfiles[institution].subjects)) {
    const offers = offersOf(institution, subject as SubjectSlug);
    choice.items.push(...offers);
    choice.weights.push(...offers.map(() => weight / offers.length));
  }
  return choice;
}

const exams: Choice<InstitutionCode> = {
  items: institutions.map(({ code }) => code),
  weights: institutions.map(({ code }) => examProfiles[code].weight),
};

const offers = new Map(exams.items.map((code) => [code, choiceFor(code)]));

/** An institution and one of the templates its programme allows, with the weights of a real bank. */
export function chooseTemplate(random: Random): Offer & { institution: InstitutionCode } {
  const institution = random.weighted(exams.items, exams.weights);
  const { items, weights } = offers.get(institution) ?? { items: [], weights: [] };
  return { institution, ...random.weighted(items, weights) };
}
