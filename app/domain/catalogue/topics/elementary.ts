import type { TopicRow } from "#app/domain/catalogue/topic-row.ts";

/**
 * Topics that only the school admission exams use (Colégio Militar and Tiradentes). They are outside the general lists,
 * and number from 501 on inside their subject. Ids are never changed or reused; a new topic takes the next free number.
 */
export const elementaryTopics = {
  matematica: [
    [9501, "Adição e Subtração"],
    [9502, "Ângulos"],
    [9503, "Cálculo Algébrico"],
    [9504, "Expressões Numéricas"],
    [9505, "Figuras Planas"],
    [9506, "Frações"],
    [9507, "Linguagem Algébrica"],
    [9508, "Medidas de Comprimento e Área"],
    [9509, "Medidas de Massa e Capacidade"],
    [9510, "Medidas de Tempo"],
    [9511, "Multiplicação e Divisão"],
    [9512, "Múltiplos e Divisores"],
    [9513, "Numeração Romana"],
    [9514, "Números Decimais"],
    [9515, "Números Inteiros"],
    [9516, "Números Naturais"],
    [9517, "Números Racionais"],
    [9518, "Números Reais"],
    [9519, "Perímetro"],
    [9520, "Problemas com as Quatro Operações"],
    [9521, "Sistema de Numeração Decimal"],
    [9522, "Sistema Monetário"],
    [9523, "Sólidos Geométricos"],
  ],
  portugues: [
    [10501, "Contos e Fábulas"],
    [10502, "Dígrafos"],
    [10503, "Flexão de Gênero, Número e Grau"],
    [10504, "Frase, Oração e Período"],
    [10505, "Notícias e Reportagens"],
    [10506, "Ordem Alfabética e Dicionário"],
    [10507, "Poemas"],
    [10508, "Sinônimos e Antônimos"],
    [10509, "Substantivos Coletivos"],
    [10510, "Termos Essenciais da Oração"],
    [10511, "Tipos de Frase"],
  ],
  redacao: [
    [13501, "Bilhete e Carta Pessoal"],
    [13502, "Conto"],
    [13503, "Descrição"],
    [13504, "Paragrafação"],
  ],
} as const satisfies Record<string, readonly TopicRow[]>;
