import { describe, expect, it } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { generalTopicsOf } from "#app/features/bank/domain/catalogue/topics-of.ts";
import { difficultyOf } from "#app/features/bank/domain/enem/difficulty-of.ts";
import { picturePathOf } from "#app/features/bank/domain/enem/picture-path.ts";
import {
  areaAt,
  areaOfDiscipline,
  dayOf,
  isForeignLanguagePlace,
} from "#app/features/bank/domain/enem/reading/exam-layout.ts";
import { languageOf } from "#app/features/bank/domain/enem/reading/read-value.ts";
import type { EnemArea } from "#app/features/bank/domain/enem/reading/row.ts";
import { guessTopics } from "#app/features/bank/domain/enem/topics/guess-topics.ts";
import { subjectOfQuestion } from "#app/features/bank/domain/enem/topics/subject-of-question.ts";
import { scoreOf, searchable, termList, termsIn } from "#app/features/bank/domain/enem/topics/term-score.ts";
import { pictureMarkdown } from "#app/features/bank/domain/picture-markdown.ts";

function subjectOf(
  area: EnemArea,
  asked: string,
  skill: number | null = null,
  language: "ingles" | null = null,
) {
  return subjectOfQuestion({ area, language, skill, context: searchable(""), asked: searchable(asked) });
}

describe("the layout of the exam", () => {
  it("gives the area of a number, year by year", () => {
    expect([1, 46, 91, 136, 180].map((index) => areaAt(2009, index))).toEqual(["CN", "CH", "LC", "MT", "MT"]);
    expect([1, 46, 91, 136].map((index) => areaAt(2016, index))).toEqual(["CH", "CN", "LC", "MT"]);
    expect([1, 45, 46, 91, 136].map((index) => areaAt(2024, index))).toEqual(["LC", "LC", "CH", "CN", "MT"]);
    expect([areaAt(2008, 10), areaAt(2020, 181), areaAt(2020, 0)]).toEqual([null, null, null]);
  });

  it("gives the day of an area", () => {
    expect((["LC", "CH", "CN", "MT"] as const).map((area) => dayOf(2016, area))).toEqual([2, 1, 1, 2]);
    expect((["LC", "CH", "CN", "MT"] as const).map((area) => dayOf(2017, area))).toEqual([1, 1, 2, 2]);
    expect(dayOf(2008, "MT")).toBeNull();
  });

  it("knows the places of the foreign languages", () => {
    expect([
      isForeignLanguagePlace(2009, 91),
      isForeignLanguagePlace(2010, 91),
      isForeignLanguagePlace(2016, 95),
    ]).toEqual([false, true, true]);
    expect([
      isForeignLanguagePlace(2017, 5),
      isForeignLanguagePlace(2017, 6),
      isForeignLanguagePlace(2016, 1),
    ]).toEqual([true, false, false]);
  });

  it("reads a source's discipline in the spellings in use", () => {
    const names = [
      "ciencias-humanas",
      "Ciências da Natureza e suas Tecnologias",
      "Matemática",
      "linguagens",
      "mt",
      "human-sciences",
      "redação",
      null,
    ];
    expect(names.map(areaOfDiscipline)).toEqual(["CH", "CN", "MT", "LC", "MT", "CH", null, null]);
  });
});

describe("the subject of a question", () => {
  it.each([
    ["MT", "qualquer texto", "matematica"],
    ["CN", "A aceleração do bloco sob a força de atrito", "fisica"],
    ["CN", "Na eletrólise do cloreto de sódio, o ânodo recebe elétrons", "quimica"],
    ["CN", "As células do hospedeiro produzem anticorpos", "biologia"],
    ["CH", "A abolição da escravidão no Segundo Reinado", "historia"],
    ["CH", "O relevo e a massa de ar explicam a precipitação", "geografia"],
    ["CH", "Para Aristóteles, a virtude é o justo meio da ética", "filosofia"],
    ["CH", "Durkheim e a coesão social nos movimentos sociais", "sociologia"],
    ["LC", "A função da linguagem no poema", "portugues"],
    [
      "LC",
      "O pintor cubista Picasso, a escultura e a dança na arte moderna: pintura, museu, teatro",
      "artes",
    ],
  ] as const)("in %s: %s", (area, text, subject) => {
    expect(subjectOf(area, text)).toBe(subject);
  });

  it("follows INEP's skill where the words say little, and the language where there is one", () => {
    expect(subjectOf("CN", "Qual gráfico representa o resultado?", 21)).toBe("fisica");
    expect(subjectOf("CN", "Qual gráfico representa o resultado?", 27)).toBe("quimica");
    expect(subjectOf("LC", "A pintura mostra", 12)).toBe("artes");
    expect(subjectOf("LC", "A pintura mostra", 5, "ingles")).toBe("ingles");
  });

  it("is in its area even without any indicative word", () => {
    expect(["geografia", "historia", "filosofia", "sociologia"]).toContain(subjectOf("CH", ""));
    expect(subjectOf("LC", "")).toBe("portugues");
  });
});

describe("the topics of a question", () => {
  const guess = (subject: Parameters<typeof guessTopics>[0], asked: string, context = "") =>
    guessTopics(subject, searchable(context), searchable(asked));

  it("are named when the question names them, or the text does twice", () => {
    expect(guess("matematica", "A probabilidade de sair cara é")).toEqual(["Probabilidade"]);
    expect(guess("fisica", "Quanto vale?", "O circuito tem lâmpadas em paralelo.")).toEqual([
      "Circuitos Elétricos",
    ]);
    expect(
      guess("historia", "A Lei", "Os escravos e o quilombo no regime militar depois do golpe militar"),
    ).toEqual(["Escravidão no Brasil", "Regime Militar"]);
    expect(guess("ingles", "O autor do texto")).toEqual(["Reading Comprehension"]);
  });

  it("are left open otherwise, and never more than three", () => {
    expect(guess("matematica", "Qual é o valor?", "A probabilidade é discutida.")).toEqual([]);
    expect(guess("redacao", "Escreva sobre a probabilidade")).toEqual([]);
    expect(guess("biologia", "dengue, malária, vacinas, hormônios e enzimas")).toHaveLength(3);
  });

  it("bear the catalogue's names", () => {
    const names = generalTopicsOf("biologia", seedCatalogue).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(guess("biologia", "vacinas e enzimas")));
  });
});

describe("the terms of a text", () => {
  const text = searchable(
    "A **célula** e as células: ![celular](celula.png) http://celula.com energia cinética",
  );

  it("are whole words, beginnings or phrases, whatever the accents", () => {
    expect(
      termsIn(text, termList("celula celul* celular energia_cinetica energia_cinet* cinetica_energia e")),
    ).toEqual(["celula", "celul*", "energia cinetica", "energia cinet*", "e"]);
  });

  it("count a little more for coming again", () => {
    expect(scoreOf(text, ["celul*"])).toBe(1.25);
    expect(scoreOf(searchable("luz ".repeat(50)), ["luz"])).toBe(2);
    expect(scoreOf(text, ["sal"])).toBe(0);
  });
});

describe("difficulty", () => {
  it("follows INEP's parameter b", () => {
    expect([-0.01, 0, 1.19, 1.2, null].map(difficultyOf)).toEqual([1, 2, 2, 3, null]);
  });
});

describe("a picture's path", () => {
  it.each([
    ["https://enem.dev/2010/questions/1/x.png", "2010/questions/1/x.png"],
    ["//enem.dev/2010/questions/1/x.png", "2010/questions/1/x.png"],
    ["http://espelho.org/public/2010/x.png?v=2#a", "2010/x.png"],
    ["/2010/./x.png", "2010/x.png"],
    ["public\\2010\\x.png", "2010/x.png"],
    ["<2010/meu%20gr%C3%A1fico.png>", "2010/meu gráfico.png"],
    ["2010/100%.png", "2010/100%.png"],
    ["2010/a\\_b.png", "2010/a_b.png"],
    ["imgs/ENEM/2022/1/0.jpg", "imgs/ENEM/2022/1/0.jpg"],
  ])("%s is %s", (address, path) => {
    expect(picturePathOf(address)).toBe(path);
  });

  it.each([
    "data:image/png;base64,AA",
    "https://enem.dev/",
    "a/../../b.png",
    "a/%2e%2e/b.png",
    "a\u0000b.png",
    "https://enem.dev/broken-image.svg",
  ])("%s is no file", (address) => {
    expect(picturePathOf(address)).toBeNull();
  });

  it("is written so that Markdown reads it back", () => {
    expect(pictureMarkdown("um [g]\nráfico", "a b (1).png")).toBe("![um  g  ráfico](<a b (1).png>)");
    expect(pictureMarkdown("", "a.png")).toBe("![](a.png)");
  });
});

describe("the name of a language", () => {
  it.each([
    ["Inglês", "ingles"],
    [" INGLES ", "ingles"],
    ["lingua-inglesa", "ingles"],
    ["en-US", "ingles"],
    ["I", "ingles"],
    ["español", "espanhol"],
    ["Língua Espanhola", "espanhol"],
    ["es", "espanhol"],
    ["português e literatura", null],
    ["constructor", null],
    [3, null],
    [null, null],
  ])("%s is %s", (value, language) => {
    expect(languageOf(value)).toBe(language);
  });
});
