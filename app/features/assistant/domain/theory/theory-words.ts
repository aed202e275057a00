import { fold } from "#app/platform/text/normalize.ts";
import { stem } from "#app/platform/text/stem.ts";
import { rootsOf } from "#app/platform/text/text-words.ts";

const stems = (words: string) => new Set(words.split(/\s+/).map((word) => stem(fold(word))));

/** Words of questions, which name no subject; among them what students shorten. */
const asking = stems(
  `explique explicar explica explicacao diga dizer dizia disse fale falar fala saber sabe quero queria entender entendi entendo
  significa significado significam funciona funcionam funcionava exemplo exemplos diferença diferenças diferenciar conceito definição
  definicao defina define resumo resuma ajuda ajudar preciso precisa pode poderia posso consigo conseguir calcular calcula calculo calcule
  faz fazer faço fiz serve servem fórmula usar uso usa utilizar acontece acontecer aconteceu favor oi olá farol questão questões prova
  vestibular enem sei lembro dúvida tenho estou então porque pq por que você vc vcs oq oque q o que pra pro kk ai aí me meu minha eu
  nos tipo assim mesmo bem muito tudo todo toda todas todos cada coisa jeito forma modo qual quais quem quando como onde quanto quantos
  era eram é são foi foram está ta tá existe existem ter tem têm há feito caracteristica caracteristicas principal principais ideia resposta
  mostra mostrar ensina ensinar aprender estudar importante importância importancia historia sobre entre achar fez fizeram ocorre ocorrer ocorreu escreveu sintoma sintomas surgiu surgir encontrar descobrir resolver
  resolve identificar ver vejo acho parte partes passo dps depois antes hoje agora sempre nunca so só ja já ainda também tambem na no num
  chama chamado relação relacao papel motivo causa causas consequencia consequencias what how does is the do you use`,
);

/** Words that many passages share: alone they name none. */
const general = stems(
  `lei leis principio teoria sistema funcao equacao numero brasil brasileiro brasileira grupo regra area grafico texto lingua linguagem
  palavra processo energia corpo vida mundo pais movimento social politica seculo revolucao guerra governo povo estado sociedade valor
  medida unidade reacao substancia agua terra luz forca primeiro primeira segundo segunda terceiro terceira arte obra ciencia ingles espanhol
  portugues matematica fisica quimica biologia geografia filosofia sociologia redacao literatura introducao moderno nova novo tempo meio dia`,
);

/** Of a word that names nothing alone, beside 1. */
const GENERAL = 0.35;

export type TheoryWord = { root: string; weight: number };

/** Stems of the words that name a subject. */
export function subjectRoots(words: string): Set<string> {
  return new Set(rootsOf(words).filter((root) => !asking.has(root) && root.length > 1));
}

/** The words of a question that name its subject, each once. */
export function theoryWords(words: string): TheoryWord[] {
  return [...subjectRoots(words)].map((root) => ({ root, weight: general.has(root) ? GENERAL : 1 }));
}
