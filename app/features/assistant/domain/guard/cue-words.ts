import { fold } from "#app/platform/text/normalize.ts";

/** Words that point at the answer, folded: Portuguese, English, Spanish. */
const cues =
  /(?<![\p{L}])(?:resposta|gabarito|corret[ao]s?|cert[ao]s?|errad[ao]s?|incorret[ao]s?|fals[ao]s?|verdadeir[ao]s?|alternativas?|opc(?:ao|oes)|letra|marqu?(?:e|a|ar|ei|aria)|assinal(?:e|a|ar)|escolh(?:a|e|er|eria|ido)|chut(?:e|a|ar|aria)|descart\p{L}*|elimin\p{L}*|sobr(?:a|am|ou)|resta(?:m|ria)?|exclu\p{L}*|answer|correct|right|wrong|option|choice|letter|pick|choose|select|eliminat\p{L}*|rule|respuesta|opcion|correct[ao]|elige|elija|escoge|incorrect[ao]|fica(?:ria)? com|va[io]? (?:de|na|no)|e (?:so|somente|apenas) (?:a|o)|solucao|final)(?![\p{L}])/u;

/** "Não é", "nem", "exceto": what remains is the answer. */
const exclusions =
  /(?<![\p{L}])(?:nao (?:e|sao|pode|serve|seria|vale)|nem|exceto|menos a|fora a|no es|is not|isn't|neither|nor|ni)(?![\p{L}])/u;

export function pointsAtAnswer(sentence: string): boolean {
  return cues.test(fold(sentence));
}

export function excludesSome(sentence: string): boolean {
  return exclusions.test(fold(sentence));
}
