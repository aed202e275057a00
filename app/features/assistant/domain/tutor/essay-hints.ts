import { connectivesIn } from "#app/platform/text/connectives.ts";
import { rootsOf } from "#app/platform/text/text-words.ts";
import type { EssayHint, TutorEssay } from "../tutor-essay.ts";

/** Hints of one answer: more is a list, not a next step. */
const MOST_HINTS = 3;
/** A paragraph with fewer words is only begun. */
const SHORT_PARAGRAPH = 25;

const ROMANS = ["I", "II", "III", "IV"] as const;

const paragraphsOf = (text: string) => text.split(/\n+/).filter((each) => /\p{L}/u.test(each));
/** Words of a paragraph by which its author knows it. */
const QUOTED = 6;

/** "“A escola fecha…”" */
function quoted(paragraph: string): string {
  const words = paragraph.trim().split(/\s+/);
  const start = words
    .slice(0, QUOTED)
    .join(" ")
    .replace(/[“”"]/g, "")
    .replace(/[\s,.:;!?…]+$/, "");
  return `“${start}${words.length > QUOTED ? "…" : ""}”`;
}

/** "2º parágrafo, “A escola fecha…”": the author's own. */
const named = (paragraphs: readonly string[], at: number) =>
  `${at + 1}º parágrafo, ${quoted(paragraphs[at] ?? "")}`;

/** How much of what one text is about another one speaks of, 0 to 1. */
function shareOf(about: string, text: string): number {
  const wanted = rootsOf(about);
  const said = new Set(rootsOf(text));
  return wanted.filter((root) => said.has(root)).length / wanted.length;
}

function beginning({ outline, title }: TutorEssay): string[] {
  return [
    ...(outline.thesis.trim()
      ? ["Leia a tese do seu plano em voz alta: alguém poderia discordar dela?"]
      : [`Que resposta você dá, em uma frase, ao problema do tema “${title}”?`]),
    outline.first.trim() && outline.second.trim()
      ? "Qual dos seus dois argumentos fica mais forte se vier por último?"
      : "Que duas razões levam você a essa resposta, cada uma para um parágrafo?",
    "Comece pelo parágrafo que você sabe escrever, e deixe a introdução para depois.",
  ];
}

/** What it sees in the author's own paragraphs, each quoted by its first words. */
function structure(essay: TutorEssay): string[] {
  const { title, text } = essay;
  const paragraphs = paragraphsOf(text);
  const [opening, ...others] = paragraphs;
  if (opening === undefined) return beginning(essay);
  const middle = others.slice(0, -1);
  const relations = (paragraph: string) => connectivesIn(paragraph).map(({ relation }) => relation);
  const unlinked = others.findIndex((each) => relations(each).length === 0);
  const unexplained = middle.findIndex(
    (each) => !relations(each).some((one) => one === "causa" || one === "exemplo"),
  );
  const short = middle.findIndex((each) => each.split(/\s+/).length < SHORT_PARAGRAPH);
  return [
    ...(shareOf(title, opening) < 1 / 3
      ? [
          `Quem lê só a sua introdução, ${quoted(opening)}, descobre qual é o tema? Diga-o ali, com as suas palavras.`,
        ]
      : []),
    ...(others.length === 0
      ? [
          `Seu texto, ${quoted(opening)}, é um bloco só: onde termina a apresentação do tema e começa o seu primeiro argumento?`,
        ]
      : []),
    ...(others.length === 1
      ? [
          `Que segundo argumento ainda falta entre a sua introdução e o seu final, ${quoted(others[0] ?? "")}?`,
        ]
      : []),
    ...(unexplained >= 0
      ? [
          `No seu ${named(paragraphs, unexplained + 1)}, você afirma: por que isso acontece, e que exemplo mostra?`,
        ]
      : []),
    ...(short >= 0
      ? [`O seu ${named(paragraphs, short + 1)}, é curto: que pergunta um leitor faria ao terminar de lê-lo?`]
      : []),
    ...(unlinked >= 0
      ? [
          `Como o seu ${named(paragraphs, unlinked + 1)}, se liga ao anterior: soma, oposição, causa ou conclusão?`,
        ]
      : []),
    ...(others.length > 1
      ? [
          `O seu final, ${quoted(others.at(-1) ?? "")}, responde ao que a introdução, ${quoted(opening)}, promete?`,
        ]
      : []),
  ];
}

/** Where to look in one's own memory, by the theme's axis. */
const memories: Readonly<Record<string, string>> = {
  educacao:
    "O que a Constituição promete sobre educação, e que professor, livro ou filme mostra se isso se cumpre?",
  saude: "Que campanha, epidemia ou lei de saúde você estudou em Biologia ou viveu no seu bairro?",
  "meio-ambiente":
    "Que desastre, bioma ou acordo sobre o clima, das aulas de Geografia, mostra o mesmo problema?",
  tecnologia: "Que invenção do passado também mudou a vida das pessoas, e o que veio de ruim com ela?",
  trabalho: "Que momento da história do trabalho, da indústria ao aplicativo, ajuda a entender este?",
  cidadania: "Que direito está em jogo, em que lei ele está, e quem na história lutou por ele?",
  cidades: "O que as aulas de Geografia dizem do modo como as cidades brasileiras cresceram?",
  cultura: "Que livro, canção, festa ou filme brasileiro trata disso, e o que ele faz pensar?",
  ciencia: "Que descoberta, ou que boato desmentido, mostra como a ciência convence as pessoas?",
  reflexao: "Que personagem, de livro, filme ou da história, viveu esse dilema, e o que escolheu?",
};

function repertoire({ title, axis, texts, text, outline }: TutorEssay): string[] {
  const said = [text, ...Object.values(outline)].join(" ");
  const least = texts
    .map((each, at) => ({ at, share: shareOf(`${each.title} ${each.text}`, said) }))
    .sort((one, other) => one.share - other.share)[0];
  const hasFigure = /\d/.test(said);
  return [
    ...(least
      ? [
          `O que o texto ${ROMANS[least.at]} mostra que você ainda não usou, e isso apoia ou contraria a sua tese?`,
        ]
      : []),
    memories[axis] ?? `Que fato que você conhece mostra o mesmo que o tema “${title}”?`,
    hasFigure
      ? "Você traz números: explique o que cada um prova, senão ele só enfeita."
      : "Escolha um só exemplo e explique o que ele prova, em vez de somar três soltos.",
  ];
}

/** The elements of an intervention, by words that usually bring them (INEP, Cartilha do Participante). */
const elements: readonly (readonly [pattern: RegExp, question: string])[] = [
  [
    /governo|estado|ministério|prefeitura|município|escola|família|mídia|empresa|congresso|ong|poder público|união|secretaria|comunidade|sociedade/i,
    "Na sua proposta, quem vai agir, com um nome mais preciso que “a sociedade”?",
  ],
  [
    /deve|precisa|cabe|necessári|urge|promov|cri[ae]|investi|implement/i,
    "O que exatamente esse agente vai fazer na sua proposta?",
  ],
  [
    /por meio d|mediante|através d|por intermédio|com o uso|utilizando/i,
    "Por que meio a sua proposta acontece: com que dinheiro, lei, campanha ou lugar?",
  ],
  [
    /a fim de|para que|com o (?:objetivo|intuito|fim)|visando|de modo que|com a finalidade|para /i,
    "Para quê: que mudança a sua proposta traz ao problema da introdução?",
  ],
];

function ending({ proposes, text, title }: TutorEssay): string[] {
  const paragraphs = paragraphsOf(text);
  const last = paragraphs.slice(1).at(-1);
  if (last === undefined)
    return [
      "Antes do final, releia a sua tese: o que você quer que fique na cabeça de quem lê?",
      proposes
        ? "Pense na proposta como cinco perguntas: quem, o quê, como, para quê, e que detalhe?"
        : `Que resposta o seu texto dá, no fim, ao tema “${title}”?`,
    ];
  const missing = proposes ? elements.filter(([pattern]) => !pattern.test(last)) : [];
  return [
    ...missing.map(([, question]) => question),
    ...(proposes && missing.length === 0
      ? ["Quem, o quê, como e para quê estão na sua proposta: que detalhe de um deles ainda falta?"]
      : []),
    "O seu final responde à sua introdução? Leia as duas, uma depois da outra.",
    ...(proposes ? ["A sua proposta ataca as causas que você explicou, ou outro problema?"] : []),
  ];
}

const hints: Readonly<Record<EssayHint, (essay: TutorEssay) => string[]>> = { structure, repertoire, ending };

/** Questions and steps of the local tutor for an author, never text for the essay. */
export function helpWriting(essay: TutorEssay): string[] {
  return hints[essay.hint](essay).slice(0, MOST_HINTS);
}
