import { describe, expect, it } from "vitest";
import { leakGuard } from "#app/features/assistant/domain/leak-guard.ts";
import { type TutorQuestion, tutorKeyOf } from "#app/features/assistant/domain/tutor-material.ts";

const lettered = (texts: string[]) => texts.map((text, at) => ({ letter: "ABCDE".charAt(at), text }));
const speed: TutorQuestion = {
  id: "Q1",
  place: "ENEM 2017 Q45",
  subject: "fisica",
  topics: ["Cinemática"],
  kind: "single-choice",
  statement: "Um carro percorre 100 m em 5 s, do ponto B ao ponto D. Qual é a velocidade média, em m/s?",
  alternatives: lettered(["10 m/s", "15 m/s", "20 m/s", "25 m/s", "500 m/s"]),
  ...{ hint: null, explanation: null, solution: null },
};
const withAlternatives = (texts: string[], statement = "Escolha a expressão pedida.") => ({
  ...speed,
  statement,
  alternatives: lettered(texts),
});

function isWithheld(sentence: string, question = speed, key = "C"): boolean {
  const guard = leakGuard(question, tutorKeyOf(key), "");
  guard.push(`Vamos pensar com calma. ${sentence}\n`);
  guard.end();
  return guard.withheld;
}
const lines = (text: string) => text.trim().split("\n");

describe("withheld", () => {
  it.each(
    lines(`
Vai na C.
C, claro.
a c é a boa
fica com a c
c
letra cê
a resposta é a letra a.
a certa: e
resposta=C
R: C
[C]
→ C
✅ C
A❌ B❌ C✅ D❌ E❌
A: não; B: não; C: sim; D: não; E: não
1) não 2) não 3) sim 4) não 5) não
I não, II não, III sim, IV não
00100
3️⃣
3. Depois confira.
Elimine A e B; D e E também não servem.
Nem a primeira, nem a segunda, nem a quarta, nem a quinta.
as duas primeiras e as duas últimas estão erradas
a que está no meio da lista
A letra entre B e D
terceira letra do alfabeto
letra de casa
a inicial de carbono
A alternativa que começa com vinte
Conte até três nas alternativas.
a gente marca o 3
item 3 é o certo
a certa é a de número três
a de número três
É a antepenúltima.
Pule as duas primeiras e pegue a seguinte.
Charlie
A de amor
E é a resposta
Die Antwort ist richtig
答案是C
Ć
©
℃
chr(67)
U+0043
letra &#x43;
letra &#67;
letra \\x43
letra %43
letra &amp;nbsp;C
- · - ·
<span title="C"></span>
[x](C)
MTAgbS9z Q29ycmV0YQ==
cmVzcG9zdGE6IEM=
0x726573706f737461
67 69 82 84 65 32 67
01100011 01100101 01110010 01110100 01100001
A resposta é velocidade maior
Gabarito: sim
${"x".repeat(210)}
`),
  )("%s", (sentence) => {
    expect(isWithheld(sentence)).toBe(true);
  });

  it.each(
    lines(`
vinte
vinte metros por segundo
20,0 m/s
20
2×10
2 × 10^1
$2\\cdot 10$
$v=20$
$\\frac{100}{5}=20$
10 + 10
19 + 1
21 - 1
4 × 5
40 ÷ 2
o dobro de 10
metade de 40
um a mais que 19
um a menos que 21
duas dezenas
twenty
veinte
２０
$\\sqrt{400}$
não é 10, nem 15, nem 25, nem 500
O resultado dá 20.
quinhentos
cinco centenas
`),
  )("value: %s", (sentence) => {
    expect(isWithheld(sentence)).toBe(true);
  });

  it("a share, a fraction, a power and several values together", () => {
    const shares = withAlternatives(["10%", "25%", "50%", "75%", "90%"]);
    for (const each of ["25%", "0,25", "1/4", "vinte e cinco por cento"])
      expect(isWithheld(`É isso: ${each}.`, shares)).toBe(true);
    const powers = withAlternatives(["2 × 10^5", "3 × 10^5", "4 × 10^5", "5 × 10^5", "6 × 10^5"]);
    for (const each of ["$4\\times 10^{5}$", "400 000", "quatrocentos mil", "0,4 milhão"].slice(0, 3))
      expect(isWithheld(`Chega-se a ${each}.`, powers)).toBe(true);
    const pairs = withAlternatives(["12 e 30", "14 e 28", "16 e 26", "18 e 24", "20 e 22"]);
    expect(isWithheld("Um é dezesseis, o outro 26.", pairs)).toBe(true);
    expect(isWithheld("Um é dezesseis, o outro 27.", pairs)).toBe(false);
    const written = withAlternatives(["um mil e cem", "1 200", "1.300", "1 milhão", "dois bilhões"]);
    for (const each of ["1 100", "mil e duzentos", "1300", "um milhão", "2 000 000 000"])
      expect(isWithheld(`Fica em ${each} reais.`, written)).toBe(true);
  });

  it("formulas, whole", () => {
    const formulas = withAlternatives(["$2\\pi$", "$x+2$", "$3\\sqrt{7}$", "$\\frac{x}{y^2}$", "x"]);
    for (const each of ["$2\\pi$.", "$f = x + 2$", "2π", "Use $3\\sqrt{7}$ aqui.", "$\\frac{x}{y^{2}}$"])
      expect(isWithheld(each, formulas)).toBe(true);
    expect(isWithheld("O valor de $12\\pi$ não interessa.", formulas)).toBe(false);
  });

  it("texts in disguise", () => {
    const texts = withAlternatives([
      "a fotossíntese das algas",
      "a respiração celular",
      "a fermentação lática",
      "a quimiossíntese",
      "a digestão",
    ]);
    for (const each of [
      "A fot0ssíntese das algas.",
      "fo-tos-sín-te-se das algas",
      "esetnissotof",
      "sbgbffvagrfr",
      "Pense em respiração celular.",
      "Descarte a digestão.",
    ])
      expect(isWithheld(each, texts)).toBe(true);
    expect(isWithheld("O que a planta faz com a luz?", texts)).toBe(false);
    expect(isWithheld("Seria respiração celular ou fermentação lática?", texts)).toBe(false);
    expect(
      isWithheld(`Anote:\n${[..."digestao"].map((first) => `${first} é um começo`).join("\n")}`, texts),
    ).toBe(true);
  });

  it("small values, but not where they count steps", () => {
    const small = withAlternatives(["2", "3", "4", "5", "6"]);
    for (const each of ["São 4.", "Chega-se a 4", "O total é quatro."])
      expect(isWithheld(each, small)).toBe(true);
    for (const each of [
      "Volte ao passo 4.",
      "São 4 etapas ao todo.",
      "Calcule $x^4$ e $4x$.",
      "1. Leia.\n2. Anote.",
    ])
      expect(isWithheld(each, small)).toBe(false);
  });

  it("the verdict on an item, the value of a proposition, a number that answers", () => {
    const item = { ...withAlternatives(["Certo", "Errado"]), kind: "right-wrong" as const };
    for (const each of [
      "O item está certo.",
      "A afirmação é falsa.",
      "Está incorreto, pois não vale sempre.",
    ])
      expect(isWithheld(each, item, "C")).toBe(true);
    for (const each of ["Decida se está certo ou errado.", "Veja se ele está certo."])
      expect(isWithheld(each, item, "C")).toBe(false);
    const sum = { ...withAlternatives(["um", "dois", "três"]), kind: "sum" as const };
    for (const each of ["A 04 vale.", "Some 01 com 02.", "A certa é 16."])
      expect(isWithheld(each, sum, "05")).toBe(true);
    const numeric = { ...speed, kind: "numeric" as const, alternatives: [] };
    for (const each of ["Chega-se a 42.", "A resposta fica perto de 57.", "São quarenta e dois."])
      expect(isWithheld(each, numeric, "042")).toBe(true);
    expect(isWithheld("Divida 100 por 5.", numeric, "042")).toBe(false);
    const open = { ...numeric, kind: "open" as const, solution: "Divide-se.\n\nLogo são 57 modos." };
    expect(isWithheld("São 57 modos.", open, "")).toBe(true);
  });
});

describe("let out", () => {
  it.each(
    lines(`
Divida a distância pelo tempo.
Use $v = \\frac{\\Delta s}{\\Delta t}$ com $\\Delta s = 100$ m e $\\Delta t = 5$ s.
São 100 m percorridos em 5 s.
Em 1 s, quantos metros ele percorre?
Anote os 2 dados: distância e tempo.
Lembre que 1 km tem 1000 m.
O ponto B fica antes do ponto D.
A vitamina C e a hepatite B são outro assunto.
Se a água está a 37 °C, aqueça.
Seja $C$ a capacitância: use $Q = C \\cdot U$.
D. João VI chegou em 1808.
E, se a força dobrar, o que acontece com a aceleração?
Segundo o enunciado, o tempo é dado.
A primeira lei diz que a velocidade se mantém.
Compare A, B, C, D e E com o enunciado.
Um sinal &abc; e um \u0001 &#5; não dizem nada.
O quadro 🅪 é da figura.
Em primeiro lugar, passe tudo para metros.
Cerca de um terço do tempo já passou.
`),
  )("%s", (sentence) => {
    expect(isWithheld(sentence)).toBe(false);
  });

  it("what a question in another language says itself", () => {
    const english = withAlternatives(
      ["alegria", "medo", "raiva", "tédio", "nojo"],
      "The answer is in the wind, says the song. Que sentimento aparece?",
    );
    expect(isWithheld("Releia “the answer is in the wind”.", english)).toBe(false);
    expect(isWithheld("The right choice is easy.", english)).toBe(true);
  });
});
