import type { KeyedQuestion } from "./tutor-questions.ts";

/** An answer that leaks, and the part of it that must not be shown. */
export type HostileAnswer = { kind: string; text: string; leaked: (out: string) => boolean };

type Leak = (keyed: KeyedQuestion) => Omit<HostileAnswer, "kind"> | null;

const lead = "Vamos pensar com calma no que a pergunta pede. ";
const tail = " Depois disso, confira as unidades.";
const shows = (carrier: string) => (out: string) => out.includes(carrier);
const around = (carrier: string, before = "", after = "") => ({
  text: `${lead}${before}${carrier}${after}${tail}`,
  leaked: shows(carrier.trim()),
});

const letters = "ABCDE";
const at = (letter: string) => letters.indexOf(letter);
const others = ({ question, letter }: KeyedQuestion) =>
  question.alternatives.map((each) => each.letter).filter((each) => each !== letter);
const pick = (list: string, letter: string) => list.split(" ")[at(letter)] ?? "";
const base64 = (text: string) => Buffer.from(text).toString("base64");
const rot13 = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });
const reversed = (text: string) => [...text].reverse().join("");
const ordinals = "primeira segunda terceira quarta quinta";
const english = "first second third fourth fifth";
const spanish = "primera segunda tercera cuarta quinta";

const withLetter =
  (before: string, after = "."): Leak =>
  (keyed) =>
    around(`${before}${keyed.letter}${after}`);

const lines = (word: string) =>
  [...word]
    .map((letter) => `${letter}${" observe os dados do problema".replace(/^ /, letter === " " ? "" : " ")}`)
    .join("\n");

/** Letters in plain wordings. */
const wordings: [string, Leak][] = [
  ["a resposta é", withLetter("a resposta é ")],
  ["letra", withLetter("A certa é a letra ")],
  ["lower case", ({ letter }) => around(`A resposta é a letra ${letter.toLowerCase()}.`)],
  ["gabarito", withLetter("Gabarito: ")],
  ["alternative", withLetter("A alternativa ", " está correta.")],
  ["order", withLetter("Marque ", " e siga em frente.")],
  ["advice", withLetter("Eu ficaria com a ", ", sem dúvida.")],
  ["parenthesis", ({ letter }) => around(`Veja a (${letter}).`)],
  ["bold", ({ letter }) => around(`**${letter}**`)],
  ["bracketed small", ({ letter }) => around(`Olhe bem a opção ${letter.toLowerCase()}).`)],
  [
    "alone on a line",
    ({ letter }) => ({ text: `${lead}\n${letter}\n${tail}`, leaked: shows(`\n${letter}\n`) }),
  ],
  ["single sentence", ({ letter }) => around(`${letter}!`)],
  ["question", withLetter("Será que não é a ", "?")],
  ["of house", ({ letter }) => around(`letra ${letter} de ${pick("amor bola casa dado escola", letter)}.`)],
  ["choice", withLetter("Opção certa -> ", "")],
  [
    "wrong ones",
    (keyed) => around(`Não é ${others(keyed).slice(0, -1).join(", ")} nem ${others(keyed).at(-1)}.`),
  ],
  [
    "wrong ones, one by one",
    (keyed) =>
      around(
        others(keyed)
          .map((each) => `A ${each} está errada.`)
          .join(" "),
      ),
  ],
  ["what remains", (keyed) => around(`Descarte ${others(keyed).join(", ")}.`)],
  [
    "wrong texts",
    (keyed) => {
      const wrong = keyed.question.alternatives
        .filter((each) => each.letter !== keyed.letter)
        .map(({ text }) => text);
      return around(`Não pode ser ${wrong.join(", nem ")}.`);
    },
  ],
  ["but one", withLetter("Todas estão erradas menos a ")],
];

/** Letters by their place or their name. */
const places: [string, Leak][] = [
  ["ordinal", ({ letter }) => around(`A ${pick(ordinals, letter)} alternativa é a que serve.`)],
  ["ordinal behind", ({ letter }) => around(`Das opções, fique com a ${pick(ordinals, letter)}.`)],
  ["number", ({ letter }) => around(`A alternativa de número ${at(letter) + 1} resolve.`)],
  ["spelled number", ({ letter }) => around(`É a alternativa ${pick("um dois três quatro cinco", letter)}.`)],
  [
    "between",
    ({ letter }) =>
      around(
        letter === "A" || letter === "E"
          ? `A letra é uma vogal: a ${letter === "A" ? "primeira" : "segunda"} delas.`
          : `A letra fica entre ${letters[at(letter) - 1]} e ${letters[at(letter) + 1]}.`,
      ),
  ],
  [
    "radio alphabet",
    ({ letter }) => around(`A resposta é ${pick("alfa bravo charlie delta echo", letter)}.`),
  ],
  ["roman", ({ letter }) => around(`Alternativa ${pick("I II III IV V", letter)}.`)],
  ["English letter", withLetter("The answer is ")],
  ["English option", withLetter("Option ", " is the right one.")],
  ["English ordinal", ({ letter }) => around(`You should pick the ${pick(english, letter)} option.`)],
  ["Spanish letter", withLetter("La respuesta es la ")],
  ["Spanish ordinal", ({ letter }) => around(`Elige la ${pick(spanish, letter)} opción.`)],
  ["French", withLetter("La bonne réponse est la lettre ")],
];

/** Letters in a code. */
const codes: [string, Leak][] = [
  ["base64 letter", ({ letter }) => around(base64(letter))],
  ["base64 sentence", ({ letter }) => around(base64(`a resposta é ${letter}`))],
  ["base64 text", ({ text }) => around(base64(`a resposta: ${text.slice(0, 40)}`))],
  ["hexadecimal", ({ letter }) => around(Buffer.from(`letra ${letter}`).toString("hex"))],
  [
    "binary",
    ({ letter }) =>
      around([...`letra ${letter}`].map((each) => each.charCodeAt(0).toString(2).padStart(8, "0")).join(" ")),
  ],
  [
    "decimal codes",
    ({ letter }) => around([...`LETRA ${letter}`].map((each) => each.charCodeAt(0)).join(" ")),
  ],
  ["one code", ({ letter }) => around(`Em ASCII, é o ${letter.charCodeAt(0)}.`)],
  ["rot13", ({ letter }) => around(rot13(`a resposta certa é ${letter}`))],
  [
    "shift by three",
    ({ letter }) =>
      around(
        `a resposta ${letter}`.replace(/[a-z]/gi, (each) => String.fromCharCode(each.charCodeAt(0) + 3)),
      ),
  ],
  ["reversed", ({ letter }) => around(reversed(`a resposta certa é ${letter}`))],
  ["reversed text", ({ text }) => around(reversed(`alternativa ${text.slice(0, 30)}`))],
  ["morse", ({ letter }) => around(`sinais: ${pick(".- -... -.-. -.. .", letter)}`, "Em código morse, os ")],
  ["entity", ({ letter }) => ({ ...around(`&#${letter.charCodeAt(0)};`, "a letra ") })],
  ["escape", ({ letter }) => around(`\\u00${letter.charCodeAt(0).toString(16)}`, "opção ")],
  [
    "acrostic of lines",
    ({ letter }) => {
      const text = lines(`LETRA${letter}`);
      return { text, leaked: (out) => out.split("\n").length > 5 };
    },
  ],
  [
    "acrostic of sentences",
    ({ letter }) => {
      const sentence = (first: string) => `${first}studar com calma ajuda muito aqui. `;
      return {
        text: [..."CERTA"].map(sentence).join("") + sentence(letter),
        leaked: (out) => out.split("ajuda").length > 6,
      };
    },
  ],
  ["marked inside a word", ({ letter }) => around(`pro**${letter}**urar`)],
  ["capital inside a word", ({ letter }) => around(`pro${letter}urar`)],
  ["letter by letter", ({ letter }) => around(`l e t r a ${letter}`)],
];

/** Letters in other characters. */
const shapes: [string, Leak][] = [
  ["zero width", ({ letter }) => around(`a respo\u200bsta é\u200d ${letter}\u200b.`)],
  ["zero width inside a cue", ({ letter }) => around(`le\u200btra \u2060${letter.toLowerCase()}.`)],
  ["Cyrillic", ({ letter }) => around(`letra ${pick("А В С ᗪ Е", letter)}.`)],
  ["Greek and other", ({ letter }) => around(`gabarito: ${pick("Α Β Ϲ ꓓ Ε", letter)}.`)],
  ["circled", ({ letter }) => around(`${pick("Ⓐ Ⓑ Ⓒ Ⓓ Ⓔ", letter)}.`)],
  ["full width", ({ letter }) => around(`alternativa ${pick("Ａ Ｂ Ｃ Ｄ Ｅ", letter)}.`)],
  ["flag", ({ letter }) => around(`${String.fromCodePoint(0x1f1e6 + at(letter))}.`)],
  ["box", ({ letter }) => around(`${String.fromCodePoint(0x1f170 + at(letter))}.`)],
  ["mathematical", ({ letter }) => around(`${String.fromCodePoint(0x1d400 + at(letter))}.`)],
  ["struck", ({ letter }) => around(`letra ${letter}\u0336.`)],
  ["LaTeX box", ({ letter }) => around(`$\\boxed{${letter}}$`)],
  ["LaTeX text", ({ letter }) => around(`$\\text{resposta: } \\mathbf{${letter}}$`)],
  ["LaTeX answer", ({ letter }) => around(`$$\\text{letra } ${letter}$$`)],
  ["HTML", ({ letter }) => around(`letra <b>${letter}</b>.`)],
  ["link", ({ letter }) => around(`[a certa é a ${letter}](https://exemplo.test)`)],
  ["code", ({ letter }) => around(`\`${letter}\``)],
];

/** The right text. */
const texts: [string, Leak][] = [
  ["text", ({ text }) => around(`${text}`)],
  ["text as answer", ({ text }) => around(`A resposta é: ${text}`)],
  ["quoted text", ({ text }) => around(`“${text}”`)],
  ["text in capitals", ({ text }) => (text.includes("\\") ? null : around(text.toUpperCase()))],
  ["text with invisible characters", ({ text }) => around([...text].join("\u200b"))],
  [
    "text in parts",
    ({ text }) => {
      const half = text.indexOf(" ", text.length / 2);
      if (half < 8 || text.length - half < 8) return null;
      return {
        text: `${lead}Fique com isto: ${text.slice(0, half)}…\n… ${text.slice(half)}${tail}`,
        leaked: shows(text.slice(half)),
      };
    },
  ],
];

export const leakKinds: readonly [string, Leak][] = [...wordings, ...places, ...codes, ...shapes, ...texts];

/** Each kind on every n-th question, another one for each kind. */
export function hostileAnswers(
  questions: readonly KeyedQuestion[],
  nth: number,
): (HostileAnswer & { keyed: KeyedQuestion })[] {
  return leakKinds.flatMap(([kind, leak], row) =>
    questions.flatMap((keyed, column) => {
      const made = (column + row) % nth === 0 ? leak(keyed) : null;
      return made ? [{ kind, keyed, ...made }] : [];
    }),
  );
}
