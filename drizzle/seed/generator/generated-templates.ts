import type { QuestionTemplate } from "#drizzle/seed/generator/template.ts";
import { geneticsTemplates } from "#drizzle/seed/generator/templates/biologia-genetica.ts";
import { lifeTemplates } from "#drizzle/seed/generator/templates/biologia-seres-vivos.ts";
import { heatTemplates } from "#drizzle/seed/generator/templates/fisica-calor.ts";
import { dynamicsTemplates } from "#drizzle/seed/generator/templates/fisica-dinamica.ts";
import { motionTemplates } from "#drizzle/seed/generator/templates/fisica-movimento.ts";
import { waveAndElectricityTemplates } from "#drizzle/seed/generator/templates/fisica-ondas-e-eletricidade.ts";
import { algebraTemplates } from "#drizzle/seed/generator/templates/matematica-algebra.ts";
import { arithmeticTemplates } from "#drizzle/seed/generator/templates/matematica-aritmetica.ts";
import { countingTemplates } from "#drizzle/seed/generator/templates/matematica-contagem.ts";
import { dataTemplates } from "#drizzle/seed/generator/templates/matematica-dados.ts";
import { elementaryTemplates } from "#drizzle/seed/generator/templates/matematica-elementar.ts";
import { financeTemplates } from "#drizzle/seed/generator/templates/matematica-financeira.ts";
import { functionTemplates } from "#drizzle/seed/generator/templates/matematica-funcoes.ts";
import { geometryTemplates } from "#drizzle/seed/generator/templates/matematica-geometria.ts";
import { matterTemplates } from "#drizzle/seed/generator/templates/quimica-materia.ts";
import { solutionTemplates } from "#drizzle/seed/generator/templates/quimica-solucoes.ts";
import { transformationTemplates } from "#drizzle/seed/generator/templates/quimica-transformacoes.ts";

/** Every template of the generator, by subject. */
export const generatedTemplates: readonly QuestionTemplate[] = [
  ...arithmeticTemplates,
  ...elementaryTemplates,
  ...financeTemplates,
  ...countingTemplates,
  ...dataTemplates,
  ...functionTemplates,
  ...geometryTemplates,
  ...algebraTemplates,
  ...motionTemplates,
  ...dynamicsTemplates,
  ...heatTemplates,
  ...waveAndElectricityTemplates,
  ...solutionTemplates,
  ...transformationTemplates,
  ...matterTemplates,
  ...geneticsTemplates,
  ...lifeTemplates,
];
