import type { QuestionTemplate } from "#content/generator/template.ts";
import { cellTemplates } from "#content/generator/templates/biologia-celulas.ts";
import { ecologyTemplates } from "#content/generator/templates/biologia-ecologia.ts";
import { geneticsTemplates } from "#content/generator/templates/biologia-genetica.ts";
import { healthTemplates } from "#content/generator/templates/biologia-saude.ts";
import { spanishTemplates } from "#content/generator/templates/espanhol.ts";
import { heatTemplates } from "#content/generator/templates/fisica-calor.ts";
import { dynamicsTemplates } from "#content/generator/templates/fisica-dinamica.ts";
import { electricityTemplates } from "#content/generator/templates/fisica-eletricidade.ts";
import { energyTemplates } from "#content/generator/templates/fisica-energia.ts";
import { gasTemplates } from "#content/generator/templates/fisica-gases.ts";
import { vectorTemplates } from "#content/generator/templates/fisica-lancamentos.ts";
import { motionTemplates } from "#content/generator/templates/fisica-movimento.ts";
import { waveTemplates } from "#content/generator/templates/fisica-ondas.ts";
import { geographyTemplates } from "#content/generator/templates/geografia.ts";
import { historyTemplates } from "#content/generator/templates/historia.ts";
import { humanitiesTemplates } from "#content/generator/templates/humanidades.ts";
import { englishGrammarTemplates } from "#content/generator/templates/ingles-gramatica.ts";
import { englishReadingTemplates } from "#content/generator/templates/ingles-leitura.ts";
import { englishVocabularyTemplates } from "#content/generator/templates/ingles-vocabulario.ts";
import { algebraTemplates } from "#content/generator/templates/matematica-algebra.ts";
import { arithmeticTemplates } from "#content/generator/templates/matematica-aritmetica.ts";
import { countingTemplates } from "#content/generator/templates/matematica-contagem.ts";
import { dataTemplates } from "#content/generator/templates/matematica-dados.ts";
import { puzzleTemplates } from "#content/generator/templates/matematica-desafios.ts";
import { elementaryTemplates } from "#content/generator/templates/matematica-elementar.ts";
import { equationTemplates } from "#content/generator/templates/matematica-equacoes.ts";
import { financeTemplates } from "#content/generator/templates/matematica-financeira.ts";
import { functionTemplates } from "#content/generator/templates/matematica-funcoes.ts";
import { geometryTemplates } from "#content/generator/templates/matematica-geometria.ts";
import { measureTemplates } from "#content/generator/templates/matematica-medidas.ts";
import { numberTemplates } from "#content/generator/templates/matematica-numeros.ts";
import { proportionTemplates } from "#content/generator/templates/matematica-proporcoes.ts";
import { sequenceTemplates } from "#content/generator/templates/matematica-sequencias.ts";
import { readingTemplates } from "#content/generator/templates/portugues-leitura.ts";
import { normTemplates } from "#content/generator/templates/portugues-norma.ts";
import { verbTemplates } from "#content/generator/templates/portugues-verbos.ts";
import { acidTemplates } from "#content/generator/templates/quimica-acidez.ts";
import { chemicalEnergyTemplates } from "#content/generator/templates/quimica-energia.ts";
import { matterTemplates } from "#content/generator/templates/quimica-materia.ts";
import { organicTemplates } from "#content/generator/templates/quimica-organica.ts";
import { solutionTemplates } from "#content/generator/templates/quimica-solucoes.ts";
import { transformationTemplates } from "#content/generator/templates/quimica-transformacoes.ts";

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
