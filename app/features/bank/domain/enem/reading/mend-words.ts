/** The ligature "fi", read as "fl": no word has "fl" before a consonant. */
const ligature = /fl(?=[bcdghlmnpqrstvxz])/g;
/** A sentence, a clause or a year that begins without a space: "ácida.Nela", "clima,carbono", "Paulo:Cia", "UnB,1988". */
const gluedSentence =
  /(?<=\p{Ll}{3}[.:])(?=\p{Lu}\p{Ll})|(?<=\p{Ll}{2},)(?=\p{Ll}{2})|(?<=\p{L}{2},)(?=(?:19|20)\d\d(?!\d))/gu;
/** "DisponíveI": a capital I after a small letter is an l. */
const capitalInWord = /(?<=\p{Ll}{2})I(?!\p{Lu})/gu;
/** "manifestandose": no word ends so. */
const lostHyphen = /(?<=\p{L}{2}(?:a|e|i)ndo)(?=se(?!\p{L}))/gu;
/** "Fala- se", "torná- lo". */
const openHyphen = /(?<=\p{L}-) (?=(?:se|lo|la|los|las|me|te|nos|lhes?)(?!\p{L}))/gu;
/** "www. hsm.com.br". */
const openAddress = /(?<=\bwww\.) (?=\p{Ll}{2,}\.)/gu;
const spaceBeforeSign = /(?<=\S) +(?=,(?:\s|$)|\.(?:\n|$))/g;
/** "mercúrio(ll)": a valence in capitals I. */
const valence = /(?<=\p{Ll})\((l{2,3})\)/gu;
/** "NaCI", "HCI": chlorine with a capital I. */
const chlorine = /(?<=(?<!\p{L})(?:Na|Ag|Li|Ca|H|K))CI(?!\p{L})/gu;
/** "Disponivel em", "Dísponivel em". */
const lostAccent = /(?<!\p{L})([Dd])[ií]sponivel(?= em(?!\p{L}))/gu;
/** "n.o 655", "1.o de abril". */
const ordinal = /(?<=(?<![\p{L}\d])(?:[nN]|\d{1,3})\.)o(?= )/gu;
/** "GOMES. L. 1808": the author's surname, at the beginning of a source. */
const pointAfterSurname = /(?<=^\p{Lu}{4,})\.(?= (?:\p{Lu}\. )*\p{Lu}\.(?:;| ))/gmu;
/** Credit that a news site adds below a picture of the exam. */
const pictureCredit = / ?\(Foto: (?:Reprodução(?:\/Enem)?|Enem)\)/g;
/** "Acesso em 3 out 2015", "Acesso em: 9 jul.2015": as a source of the exam dates its address. */
const accessWithoutColon = /(?<=\bAcesso em) (?=\d{1,2} \p{Ll})/gu;
const accessMonth =
  /(?<=\bAcesso em: \d{1,2} (?:jan|fev|mar|abr|jun|jul|ago|set|out|nov|dez))(?:\.|\s{1,3})(?=\d{4}(?!\d))/gu;
const boldAuthor =
  /(?<=^|\n|; |In: )\*\*(\p{Lu}[\p{Lu}’'-]+(?:[ -]\p{Lu}[\p{Lu}’'-]+){0,3}[,.](?: [^*\n]{0,60})?)\*\*(?=[.,;: ])/gu;
const boldAddress = /\*\*((?:Dispon[ií]vel|Available|Disponible) (?:em|at|en):?)\*\*/g;

/** Errors of character recognition and of joining that need no dictionary. Idempotent. */
export function mendWords(text: string): string {
  return text
    .replace(ligature, "fi")
    .replace(/ä(?=o(?!\p{L}))/gu, "ã")
    .replace(gluedSentence, " ")
    .replace(lostAccent, "$1isponível")
    .replace(ordinal, "º")
    .replace(capitalInWord, "l")
    .replace(lostHyphen, "-")
    .replace(openHyphen, "")
    .replace(openAddress, "")
    .replace(accessWithoutColon, ": ")
    .replace(accessMonth, ". ")
    .replace(spaceBeforeSign, "")
    .replace(valence, (_, strokes: string) => `(${"I".repeat(strokes.length)})`)
    .replace(chlorine, "Cl");
}

/** Of a source, only the title is bold: not its author, nor its address. No credit of a news site. */
export function plainSources(text: string): string {
  return text
    .replace(pictureCredit, "")
    .replace(boldAddress, "$1")
    .replace(boldAuthor, "$1")
    .replace(pointAfterSurname, ",");
}

/** "https//g1.globo.com" and "http: //": the address as it works. */
export function mendAddress(text: string): string {
  return text.replace(/\b(https?)(?::? \/\/|\/\/|:\/ ?\/)(?=\w)/g, "$1://");
}
