import {
  connectives,
  figures,
  functions,
  genres,
  syntax,
  wordFormation,
} from "#content/generator/facts/grammar-clues.ts";
import { literatureClues } from "#content/generator/facts/literature.ts";
import { readings } from "#content/generator/facts/readings.ts";
import { fillNames } from "#content/generator/fill-names.ts";
import { identificationTemplates } from "#content/generator/identify.ts";
import type { Random } from "#content/generator/random.ts";
import { speaker } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";

function reading(random: Random): GeneratedContent {
  const { text, question, right, wrong, why } = random.pick(readings);
  const lead = random.pick([
    `O texto a seguir foi lido em um sarau organizado em ${city(random).full}.`,
    `${speaker(random, "letters")}, incluiu o texto abaixo em uma coletânea de prosa curta.`,
    `Leia o texto publicado em um jornal de ${city(random).full}.`,
    `O texto a seguir faz parte de uma exposição de microcontos e crônicas realizada em ${city(random).full}.`,
    `${speaker(random, "teacher")}, selecionou o trecho abaixo para uma roda de leitura.`,
  ]);
  return {
    context: `${lead}\n\n> ${fillNames(text, random)}`,
    question,
    right,
    wrong: [...wrong],
    claim: (answer) => `${question} ${answer}.`,
    open: "Explique, com base em elementos do texto, o sentido da última frase.",
    solution: `A alternativa correta é a que afirma: “${right}”. De fato, ${why}.`,
    hint: "Releia a última frase e pergunte o que ela acrescenta ao que foi contado.",
    explanation: "A resposta depende da relação entre as partes do texto, e não de uma informação isolada.",
    difficulty: 2,
  };
}

const analyses = [
  { topic: "Sujeito", question: "Nesse exemplo, o sujeito da oração classifica-se como" },
  {
    topic: "Orações Subordinadas Adverbiais",
    question: "A oração subordinada adverbial desse exemplo classifica-se como",
  },
  {
    topic: "Orações Subordinadas Substantivas",
    question: "A oração subordinada substantiva desse exemplo classifica-se como",
  },
  { topic: "Classes de Palavras", question: "Nesse exemplo, a palavra indicada é classificada como" },
];

const shared = { subject: "portugues", trade: "letters" } as const;

export const readingTemplates: QuestionTemplate[] = [
  {
    name: "portugues-interpretacao",
    subject: "portugues",
    topics: ["Interpretação de Texto"],
    make: reading,
  },
  ...identificationTemplates({
    ...shared,
    prefix: "portugues-literatura",
    bank: literatureClues,
    about: "autores e obras da literatura em língua portuguesa",
    question: "O texto refere-se ao seguinte autor, obra ou movimento:",
    open: "Identifique o autor, a obra ou o movimento de que trata o texto e cite uma característica do período.",
    hint: "Preste atenção ao nome das personagens, à época e ao estilo mencionado.",
    explanation:
      "O texto reúne informações sobre um autor, uma obra ou um movimento, sem revelar de qual se trata.",
  }),
  ...identificationTemplates({
    ...shared,
    prefix: "portugues-linguagem",
    bank: [...figures, ...functions],
    examples: true,
    within: true,
    rivals: [
      ["anáfora", "polissíndeto"],
      ["antítese", "paradoxo"],
      ["metáfora", "catacrese", "hipérbole", "personificação", "sinestesia"],
      ["hipérbole", "gradação", "pleonasmo"],
      ["sinestesia", "paradoxo"],
      ["aliteração", "onomatopeia", "anáfora"],
      ["função poética", "função metalinguística"],
    ],
    about: "recursos expressivos da linguagem",
    question: "No exemplo, predomina ou se destaca o seguinte recurso:",
    open: "Identifique o recurso expressivo predominante no exemplo e explique o efeito que ele produz.",
    hint: "Pergunte o que chama mais atenção: o sentido, o som, a emoção, o leitor ou o próprio código?",
    explanation: "É preciso reconhecer o recurso pelo efeito que produz, e não por uma palavra isolada.",
  }),
  ...identificationTemplates({
    ...shared,
    prefix: "portugues-estrutura",
    bank: wordFormation,
    within: true,
    rivals: [
      ["hibridismo", "composição por justaposição"],
      ["hibridismo", "composição por aglutinação"],
      ["onomatopeia", "composição por justaposição"],
    ],
    about: "a história e a formação das palavras",
    question: "O processo de formação dessa palavra é",
    open: "Indique o processo de formação dessa palavra, justificando.",
    hint: "Retire o prefixo ou o sufixo e veja se o que sobra é uma palavra da língua.",
    explanation: "A análise consiste em separar radical, prefixos e sufixos e observar como se juntaram.",
  }),
  ...identificationTemplates({
    ...shared,
    prefix: "portugues-sentido",
    bank: connectives,
    examples: true,
    within: true,
    rivals: [
      ["causa", "explicação"],
      ["adversidade", "concessão"],
      ["conclusão", "consequência"],
    ],
    about: "as relações de sentido entre as orações",
    question: "O conectivo empregado estabelece, entre as orações, uma relação de",
    open: "Indique a relação de sentido estabelecida pelo conectivo e reescreva a frase com outro equivalente.",
    hint: "Troque o conectivo por outro e veja se o sentido se mantém.",
    explanation: "O sentido de um conectivo depende do contexto em que aparece.",
  }),
  ...analyses.flatMap(({ topic, question }) =>
    identificationTemplates({
      ...shared,
      prefix: "portugues-analise",
      bank: syntax.filter((each) => each.topic === topic),
      examples: true,
      within: true,
      rivals: [["substantivo", "verbo"]],
      about: "a análise de palavras e orações",
      question,
      open: "Faça a análise sintática ou morfológica do exemplo, justificando a classificação.",
      hint: "Encontre primeiro o verbo e pergunte que papel cada termo desempenha.",
      explanation: "A classificação depende da função exercida na frase, e não da palavra isolada.",
    }),
  ),
  ...identificationTemplates({
    ...shared,
    prefix: "portugues-generos",
    bank: genres.filter(({ topic }) => topic === "Gêneros Textuais"),
    within: true,
    rivals: [
      ["resenha", "artigo de opinião"],
      ["editorial", "artigo de opinião"],
    ],
    about: "os textos que circulam na sociedade",
    question: "O gênero textual descrito é",
    open: "Identifique o gênero textual descrito e cite duas de suas características.",
    hint: "Pense na finalidade do texto e no lugar em que ele circula.",
    explanation: "Gêneros distinguem-se pela finalidade, pela estrutura e pelo lugar em que circulam.",
  }),
  ...identificationTemplates({
    ...shared,
    prefix: "portugues-tipologia",
    bank: genres.filter(({ topic }) => topic === "Tipologia Textual"),
    examples: true,
    within: true,
    about: "os modos de organizar um texto",
    question: "No exemplo, predomina a sequência textual chamada",
    open: "Identifique a sequência textual predominante e aponte duas marcas linguísticas que a revelam.",
    hint: "Observe se o texto conta, caracteriza, explica, defende uma ideia ou orienta uma ação.",
    explanation: "As sequências distinguem-se pelos verbos, pela organização e pela finalidade.",
  }),
];
