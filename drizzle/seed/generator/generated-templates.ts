import type { QuestionTemplate } from "#drizzle/seed/generator/template.ts";
import { cellTemplates } from "#drizzle/seed/generator/templates/biologia-celulas.ts";
import { ecologyTemplates } from "#drizzle/seed/generator/templates/biologia-ecologia.ts";
import { geneticsTemplates } from "#drizzle/seed/generator/templates/biologia-genetica.ts";
import { healthTemplates } from "#drizzle/seed/generator/templates/biologia-saude.ts";
import { spanishTemplates } from "#drizzle/seed/generator/templates/espanhol.ts";
import { heatTemplates } from "#drizzle/seed/generator/templates/fisica-calor.ts";
import { dynamicsTemplates } from "#drizzle/seed/generator/templates/fisica-dinamica.ts";
import { electricityTemplates } from "#drizzle/seed/generator/templates/fisica-eletricidade.ts";
import { energyTemplates } from "#drizzle/seed/generator/templates/fisica-energia.ts";
import { gasTemplates } from "#drizzle/seed/generator/templates/fisica-gases.ts";
import { vectorTemplates } from "#drizzle/seed/generator/templates/fisica-lancamentos.ts";
import { motionTemplates } from "#drizzle/seed/generator/templates/fisica-movimento.ts";
import { waveTemplates } from "#drizzle/seed/generator/templates/fisica-ondas.ts";
import { geographyTemplates } from "#drizzle/seed/generator/templates/geografia.ts";
import { historyTemplates } from "#drizzle/seed/generator/templates/historia.ts";
import { humanitiesTemplates } from "#drizzle/seed/generator/templates/humanidades.ts";
import { englishGrammarTemplates } from "#drizzle/seed/generator/templates/ingles-gramatica.ts";
import { englishReadingTemplates } from "#drizzle/seed/generator/templates/ingles-leitura.ts";
import { englishVocabularyTemplates } from "#drizzle/seed/generator/templates/ingles-vocabulario.ts";
import { algebraTemplates } from "#drizzle/seed/generator/templates/matematica-algebra.ts";
import { arithmeticTemplates } from "#drizzle/seed/generator/templates/matematica-aritmetica.ts";
import { countingTemplates } from "#drizzle/seed/generator/templates/matematica-contagem.ts";
import { dataTemplates } from "#drizzle/seed/generator/templates/matematica-dados.ts";
import { puzzleTemplates } from "#drizzle/seed/generator/templates/matematica-desafios.ts";
import { elementaryTemplates } from "#drizzle/seed/generator/templates/matematica-elementar.ts";
import { equationTemplates } from "#drizzle/seed/generator/templates/matematica-equacoes.ts";
import { financeTemplates } from "#drizzle/seed/generator/templates/matematica-financeira.ts";
import { functionTemplates } from "#drizzle/seed/generator/templates/matematica-funcoes.ts";
import { geometryTemplates } from "#drizzle/seed/generator/templates/matematica-geometria.ts";
import { measureTemplates } from "#drizzle/seed/generator/templates/matematica-medidas.ts";
import { numberTemplates } from "#drizzle/seed/generator/templates/matematica-numeros.ts";
import { proportionTemplates } from "#drizzle/seed/generator/templates/matematica-proporcoes.ts";
import { sequenceTemplates } from "#drizzle/seed/generator/templates/matematica-sequencias.ts";
import { readingTemplates } from "#drizzle/seed/generator/templates/portugues-leitura.ts";
import { normTemplates } from "#drizzle/seed/generator/templates/portugues-norma.ts";
import { verbTemplates } from "#drizzle/seed/generator/templates/portugues-verbos.ts";
import { acidTemplates } from "#drizzle/seed/generator/templates/quimica-acidez.ts";
import { chemicalEnergyTemplates } from "#drizzle/seed/generator/templates/quimica-energia.ts";
import { matterTemplates } from "#drizzle/seed/generator/templates/quimica-materia.ts";
import { organicTemplates } from "#drizzle/seed/generator/templates/quimica-organica.ts";
import { solutionTemplates } from "#drizzle/seed/generator/templates/quimica-solucoes.ts";
import { transformationTemplates } from "#drizzle/seed/generator/templates/quimica-transformacoes.ts";

/** Every template of the generator, by subject. */
export const generatedTemplates: readonly QuestionTemplate[] = [
  ...cellTemplates,
  ...ecologyTemplates,
  ...geneticsTemplates,
  ...healthTemplates,
  ...spanishTemplates,
  ...heatTemplates,
  ...dynamicsTemplates,
  ...electricityTemplates,
  ...energyTemplates,
  ...gasTemplates,
  ...vectorTemplates,
  ...motionTemplates,
  ...waveTemplates,
  ...geographyTemplates,
  ...historyTemplates,
  ...humanitiesTemplates,
  ...englishGrammarTemplates,
  ...englishReadingTemplates,
  ...englishVocabularyTemplates,
  ...algebraTemplates,
  ...arithmeticTemplates,
  ...countingTemplates,
  ...dataTemplates,
  ...puzzleTemplates,
  ...elementaryTemplates,
  ...equationTemplates,
  ...financeTemplates,
  ...functionTemplates,
  ...geometryTemplates,
  ...measureTemplates,
  ...numberTemplates,
  ...proportionTemplates,
  ...sequenceTemplates,
  ...readingTemplates,
  ...normTemplates,
  ...verbTemplates,
  ...acidTemplates,
  ...chemicalEnergyTemplates,
  ...matterTemplates,
  ...organicTemplates,
  ...solutionTemplates,
  ...transformationTemplates,
];
