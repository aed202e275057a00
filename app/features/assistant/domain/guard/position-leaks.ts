const ordinal =
  "primeir[ao]s?|segund(?:a|as|os|o(?! [aous]s?(?!\\p{L})))|terceir[ao]s?|quart[ao]s?|quint[ao]s?|ultim[ao]s?|penultim[ao]|antepenultim[ao]|1a|2a|3a|4a|5a|[1-5]°|first|second|third|fourth|fifth|last|tercer[ao]?|cuart[ao]|central|do meio|de cima|de baixo|del medio|middle|top|bottom";
const thing =
  "alternativas?|opc(?:ao|oes)|opcion(?:es)?|respostas?|letras?|options?|choices?|answers?|respuestas?";
const judged = "certas?|corretas?|erradas?|incorretas?|boas?|right|correct|wrong|correctas?";
const positions: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})(?:${ordinal})(?!\\p{L})[^.!?;\\n]{0,18}(?<!\\p{L})(?:${thing})(?!\\p{L})`, "u"),
  new RegExp(`(?<!\\p{L})(?:${thing})(?!\\p{L})[^.!?;,\\n]{0,18}(?<!\\p{L})(?:${ordinal})(?!\\p{L})`, "u"),
  new RegExp(
    `(?<!\\p{L})(?:${ordinal})(?!\\p{L})[^.!?;\\n]{0,24}(?<!\\p{L})(?:${judged}|sobra|resta)(?!\\p{L})`,
    "u",
  ),
  new RegExp(
    `(?:marqu?e|assinale|escolha|fique com|va (?:de|na)|chute|pick|choose|elige)\\s+(?:n?[ao]s?|the|la)?\\s*(?:${ordinal})(?!\\p{L})`,
    "u",
  ),
  /(?:alternativa|opcao|opcion|option|choice|letra|resposta|answer)[^.!?;,\n]{0,12}(?:numero|number|n°|no\.?|#|posicao)?\s*(?<![\p{L}\d,.])(?:[1-5]|i{1,3}|iv|v|um|dois|tres|quatro|cinco|one|two|three|four|five)(?![\p{L}\d,])/u,
  /(?<!\p{L})letra(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:depois|antes|entre|seguinte|anterior|vogal|consoante|alfabeto|comeca|inicial|numero)(?!\p{L})/u,
  /(?<!\p{L})(?:comeca|termina|inicial)\p{L}*[^.!?\n]{0,24}(?<!\p{L})letra(?!\p{L})/u,
  /(?:alternativa|opcao|letra|resposta|gabarito|marque)[^.!?\n]{0,20}(?<!\p{L})(?:alfa|alpha|bravo|charlie|delta|echo|eco)(?!\p{L})/u,
  /(?:no |n[ao]s? |d[ao] )?(?:meio|topo|fim|final|fundo|comeco|inicio|alto) d[ao]s? (?:lista|alternativas|opcoes)/u,
  /(?:item|numero|posicao|n°)\s*(?:[1-5]|um|dois|tres|quatro|cinco)(?!\p{L}|\d)[^.!?\n]{0,16}(?:cert[ao]|corret[ao]|errad[ao])/u,
  /(?:cert[ao]|corret[ao]|resposta)[^.!?\n]{0,16}numero\s*(?:[1-5]|um|dois|tres|quatro|cinco)(?!\p{L}|\d)/u,
  /^[^\p{L}]*(?:a |o )?(?:de )?(?:numero |n° ?|#)(?:[1-5]|um|dois|tres|quatro|cinco)[^\p{L}\d]*$/u,
  /(?<!\p{L})marc\p{L}*\s+[oa]\s+[1-5](?!\d)/u,
  /^[^\p{L}\d]*[1-5][^\p{L}\d]*$/u,
  /(?:alternativas?|opcao|opcoes|resposta)[^.!?\n]{0,16}(?<!\p{L})(?:comeca|comecam|termina|inicia)\p{L}*/u,
  /(?:conte|contar|contando) ate (?:um|dois|tres|quatro|cinco|[1-5])[^.!?\n]{0,24}(?:alternativas|opcoes|lista)/u,
  /(?<!\p{L})(?:letra|inicial|comeca com) d[eoa]\s+(?:amor|aviao|abacate|abelha|agua|arvore|bola|barco|banana|bala|casa|cachorro|carro|cavalo|dado|dedo|dente|escola|elefante|estrela|escada)(?!\p{L})/u,
  /(?<!\p{L})inicial d[eoa]\s+\p{L}+[\s.!]*$/u,
  /^[\s"'(]*(?:alfa|alpha|bravo|charlie|delta|echo|eco)[\s"').!]*$/u,
];

/** "A terceira", with nothing behind it that it could count. */
const bareOrdinal =
  /(?<!\p{L})(?:primeiras?|segundas?|terceira|quarta|quinta|ultimas?|penultima|antepenultima|do meio|tercera|cuarta|third|fourth|fifth)(?=\s*(?:[.,;!?)]|$)|\s+(?:e|ou|ai|nem|la|aqui|de (?:cima|baixo))(?!\p{L}))/gu;
const skips = /(?<!\p{L})(?:pul(?:e|a|ar)|peg(?:ue|a|ar)|nem|menos|exceto)(?!\p{L})/u;
const verdict =
  "(?:nao|sim|falso|falsa|verdadeir[oa]|cert[oa]|errad[oa]|no|yes|v|f|x|ok|✅|✔|✓|☑|❌|✗|✘|✖|❎|🟢|🔴|⭕|⬜|⬛|👍|👎)";
/** One verdict for each alternative in their order. */
const verdicts = new RegExp(
  `(?:(?<!\\p{L})${verdict}(?!\\p{L})[^\\p{L}✅✔✓☑❌✗✘✖❎🟢🔴⭕⬜⬛👍👎]*(?:(?:i{1,3}|iv|v|[a-e])(?!\\p{L})[^\\p{L}]*)?){4,}`,
  "u",
);

/** An alternative named by its place, of a folded text. `pointed`: the sentence speaks of the answer. */
export function namesPosition(folded: string, pointed: boolean, alternatives: number): boolean {
  if (positions.some((pattern) => pattern.test(folded)) || verdicts.test(folded)) return true;
  const flags = [...folded.matchAll(/(?<![\d.,])0*10*(?![\d.,])/g)].map(([run]) => run);
  if (flags.some((run) => run.length === alternatives && run.startsWith("0"))) return true;
  const bare = folded.match(bareOrdinal)?.length ?? 0;
  const short = folded.split(/\s+/).filter(Boolean).length <= 4;
  return bare > 0 && (pointed || short || skips.test(folded));
}
