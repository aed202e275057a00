import { fold } from "#app/platform/text/normalize.ts";

type Rule = readonly [pattern: RegExp, instead: string];

const NAME = "\\p{Lu}[\\p{Ll}’']+(?:\\s+(?:d[aeo]s?\\s+)?\\p{Lu}[\\p{Ll}’']+){0,4}";
const relation =
  "amig[ao]|prima|primo|irmão|irmã|mãe|pai|padrasto|madrasta|ti[ao]|av[óô]|namorad[ao]|coleg[ao]|professor[a]?|prof\\.?|profe|diretor[a]?|vizinh[ao]|coordenador[a]?|médic[ao]|psicólog[ao]";

/** Schools of thought, of the armed forces and of the past are no student's school. */
const publicSchools =
  "(?!\\s+(?:de\\s+(?:Frankfurt|Sagres|Chicago|Atenas|Viena|Belas|Salamanca|Paris|Minas|Samba)|dos\\s+Annales|Naval|Nova|Superior|Preparatória|Militar|Realista|Romântica|Clássica|Técnica\\s+de))";

const rules: readonly Rule[] = [
  [/[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/giu, "[e-mail]"],
  [
    /[\p{L}\p{N}._%+-]{1,64}\s*(?:\(|\[)?\s?(?:arroba|at)\s?(?:\)|\])?\s*(?:gmail|hotmail|outlook|yahoo|icloud)\s*(?:\.|ponto)\s*com(?:\s*(?:\.|ponto)\s*br)?/giu,
    "[e-mail]",
  ],
  [/(?<![\p{L}\p{N}/.])@[\p{L}\p{N}_.]{2,30}/giu, "[perfil]"],
  [
    /(?:https?:\/\/)?(?:www\.)?(?:instagram|facebook|tiktok|twitter|x|discord)\.(?:com|gg)\/[\w.@/-]{2,60}/giu,
    "[perfil]",
  ],
  [/(?<!\d)\d{3}\.\d{3}\.\d{3}\s?-\s?\d{2}(?!\d)/g, "[CPF]"],
  [/(\bCPF\b[^\d\n]{0,12})\d{9,11}(?!\d)/giu, "$1[CPF]"],
  [/(\b(?:RG|identidade|matr[ií]cula|RA)\b[^\d\n]{0,12})[\d.]{5,14}(?:-?[\dXx])?(?!\d)/giu, "$1[documento]"],
  [/(?<![\d.,])(?:\+?55\s?)?\(?0?[1-9]\d\)?[\s.-]?9\s?\d{4}[\s.-]?\d{4}(?![\d,])/g, "[telefone]"],
  [/(?<![\d.,])\([1-9]\d\)\s?[2-5]\d{3}[\s.-]?\d{4}(?![\d,])/g, "[telefone]"],
  [
    /((?:telefone|celular|cel|fone|zap|whats(?:app)?|n[uú]mero é|meu n[uú]mero)\D{0,16})\d[\d\s().-]{6,16}\d/giu,
    "$1[telefone]",
  ],
  [/(?<![\d.,])9\d{4}-\d{4}(?![\d,])/g, "[telefone]"],
  [/(?<![\d.,])\d{5}-\d{3}(?!\d)/g, "[CEP]"],
  [
    /(?<!\p{L})(?:rua|r\.|avenida|av\.?|travessa|alameda|pra[cç]a|estrada|rodovia|quadra)\s+[\p{Lu}\d][\p{L}\d\s.’'ºª]{1,50}?,?\s*(?:n[º°.o]?\s*|número\s*)?\d{1,5}(?!\d)(?:\s*,?\s*(?:ap(?:to|\.|artamento)?|bloco|casa|bl)\.?\s*[\dA-Za-z]{1,5})?/giu,
    "[endereço]",
  ],
  [
    /((?:moro|mora|vivo|minha casa (?:é|fica))\s+(?:n[ao]|em)\s+(?:rua|avenida|av\.?|travessa|alameda|vila|bairro)\s+)\p{Lu}[\p{L}\s]{1,40}/giu,
    "$1[endereço]",
  ],
  [
    /((?:nasci|nascid[ao]|anivers[aá]rio|nascimento)[^\d\n]{0,20})\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/giu,
    "$1[data]",
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:[Cc]olégio|COLÉGIO|[Ee]scola|ESCOLA|ETEC|Etec|E\\.?\\s?E\\.?|EMEF|EMEI|CIEP|[Cc]ursinho|[Cc]entro [Ee]ducacional)${publicSchools}(?:\\s+(?:[Ee]stadual|[Mm]unicipal|[Tt]écnica|[Ff]ederal))?\\s+(?:d[aeo]s?\\s+)?(?:${NAME}|\\p{Lu}{2,}(?:\\s+\\p{Lu}{2,}){0,4})`,
      "gu",
    ),
    "[escola]",
  ],
  [
    new RegExp(
      `((?:[Mm]eu nome (?:completo )?é|[Mm]e chamo|[Aa]qui é [ao]|[Aa]ss(?:inado|\\.)?:?|[Mm]e cham(?:a|am) de|[Mm]eu apelido é)\\s+)${NAME}`,
      "gu",
    ),
    "$1[nome]",
  ],
  [
    /((?:meu nome (?:completo )?é|me chamo)\s+)\p{L}{2,}(?:\s+(?:d[aeo]s?\s+)?\p{L}{3,}){0,2}(?=\s*(?:[,.;!?\n]|$|e\s))/giu,
    "$1[nome]",
  ],
  [
    new RegExp(`(?<!\\p{L})([Ss]ou [ao]\\s+)(?!Brasil|ENEM)${NAME}(?=\\s*(?:[,.!]|$|d[aeo]\\s|e\\s))`, "gu"),
    "$1[nome]",
  ],
  [
    new RegExp(
      `(?<!\\p{L})((?:[Mm]eu|[Mm]inha|[Mm]inhas|[Mm]eus|[Nn]osso|[Nn]ossa|[Oo]|[Aa])\\s+(?:${relation}),?\\s+)(?!Deus|Brasil)${NAME}`,
      "gu",
    ),
    "$1[nome]",
  ],
];

/** A known name that is also that of a king, a saint or an author is not masked. */
const titled = /(?:^|[^\p{L}])(?:d\.|dom|dona|rei|rainha|imperador|princesa|são|santo|santa|papa)\s*$/iu;
const small = new Set([
  "das",
  "dos",
  "del",
  "von",
  "van",
  "escola",
  "colegio",
  "estadual",
  "municipal",
  "instituto",
]);

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
}

function kindOf(known: string): string {
  if (known.includes("@")) return "[e-mail]";
  return /(?:escola|colegio|instituto|centro|curso|etec|liceu|faculdade)/.test(fold(known))
    ? "[escola]"
    : "[nome]";
}

/** Letters with or without their accents. */
function accentless(pattern: string): string {
  const families = ["aáàâã", "eéê", "ií", "oóôõ", "uúü", "cç"];
  return [...pattern.normalize("NFC")]
    .map((letter) => {
      const family = families.find((each) => each.includes(letter.toLowerCase()));
      return family && !/\\/.test(letter) ? `[${family}]` : letter;
    })
    .join("");
}

function withoutKnown(text: string, known: string): string {
  const whole = known.trim();
  if (whole.length < 2) return text;
  const instead = kindOf(whole);
  const masked = text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])${accentless(escaped(whole))}(?![\\p{L}\\p{N}])`, "giu"),
    (found, at: number) => (titled.test(text.slice(0, at)) ? found : instead),
  );
  if (instead !== "[nome]") return masked;
  const parts = whole.split(/\s+/).filter((part) => part.length > 2 && !small.has(fold(part)));
  return parts.reduce((current, part) => {
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}[])${accentless(escaped(part))}(?![\\p{L}\\p{N}\\]])`,
      "giu",
    );
    return current.replace(pattern, (found, at: number) => {
      const isName = /^\p{Lu}/u.test(found) && !titled.test(current.slice(0, at));
      return isName ? instead : found;
    });
  }, masked);
}

/** A person's free text without names, schools, addresses and numbers of people. `known`: the person's own, wherever they are. */
export function maskPersonal(text: string, known: readonly string[]): string {
  const longest = [...known].sort((one, other) => other.length - one.length);
  // Addresses first: a name within one is part of it.
  const [mails, others] = [rules.slice(0, 2), rules.slice(2)];
  const apply = (current: string, [pattern, instead]: Rule) => current.replace(pattern, instead);
  const own = longest.reduce(withoutKnown, mails.reduce(apply, text));
  const masked = others.reduce(apply, own);
  return masked.replace(/(\[(?:nome|escola)\])(?:\s+(?:d[aeo]s?\s+)?\1)+/g, "$1");
}
