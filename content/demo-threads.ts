/** Doubts about questions of the embedded bank, with answers. `by`: a demo account. `question`: its id. */
export type DemoThread = {
  question: string;
  by: string;
  text: string;
  answers: readonly { by: string; text: string; comment?: { by: string; text: string } }[];
  /** The place of the accepted answer. */
  accepted: number | null;
};

export const demoThreads: readonly DemoThread[] = [
  {
    question: "bio-001",
    by: "aluna",
    text: String.raw`Por que a chance de II-3 ser $Aa$ é $\frac23$, e não $\frac12$? No cruzamento $Aa \times Aa$ metade dos filhos é heterozigota, então eu fiz $\frac12 \cdot \frac14 \cdot \frac12$ e achei $\frac1{16}$.`,
    answers: [
      {
        by: "mentor",
        text: String.raw`O $\frac12$ vale para um filho **de quem não se sabe nada**. Aqui você já sabe uma coisa: II-3 não tem a característica, então ele não é $aa$.

1. Do cruzamento saem quatro casos igualmente prováveis: $AA$, $Aa$, $aA$, $aa$.
2. O último está descartado. Sobram três.
3. Dois desses três são heterozigotos: $P = \frac23$.

É probabilidade condicional:

$$
P(Aa \mid \text{não } aa) = \frac{1/2}{3/4} = \frac23
$$

Com isso, $\frac23 \cdot 1 \cdot \frac14 \cdot \frac12 = \frac1{12}$.`,
        comment: {
          by: "aluna",
          text: "Agora entendi: o heredograma já deu uma informação, e eu estava jogando ela fora.",
        },
      },
      {
        by: "basico",
        text: "Um jeito de não esquecer: antes de contar, risque no quadro de Punnett o que o desenho já exclui.",
      },
    ],
    accepted: 0,
  },
  {
    question: "fis-002",
    by: "basico",
    text: String.raw`Cheguei a 55 kWh no chuveiro, mas nas lâmpadas achei $6 \cdot 9 \cdot 5 = 270$ e não sei o que fazer com esse número. É isso que a família economiza?`,
    answers: [
      {
        by: "horizonte-professor",
        text: String.raw`Os 270 Wh são o que as lâmpadas **novas** gastam por dia. A economia é a diferença para as antigas:

$$
6 \cdot (60 - 9)\ \mathrm{W} \cdot 5\ \mathrm{h} = 1\,530\ \mathrm{Wh} = 1{,}53\ \mathrm{kWh\ por\ dia}
$$

Em 30 dias são $45{,}9$ kWh. Some com os 55 kWh do chuveiro e multiplique pelo preço: $100{,}9 \cdot 0{,}80 = 80{,}72$ reais.`,
      },
    ],
    accepted: 0,
  },
  {
    question: "mat-002",
    by: "pro",
    text: "São 40 pacientes, um número par. A mediana é o 20º valor, o 21º ou a média dos dois? E como acho esses valores sem escrever os 40 tempos?",
    answers: [
      {
        by: "aluna",
        text: `A média dos dois. Para achar sem escrever tudo, some as frequências de cima para baixo: 6, depois $6 + 12 = 18$, depois $18 + 7 = 25$. O 20º e o 21º ficam entre o 19º e o 25º, então os dois são 15 minutos, e a mediana é 15.`,
      },
    ],
    accepted: null,
  },
  {
    question: "qui-001",
    by: "ultra",
    text: String.raw`Por que dá para ir direto de $\ce{S}$ para $\ce{CaSO4}$? Na equação aparecem $2\,\ce{SO2}$ e $2\,\ce{CaSO4}$, e o enxofre puro nem está nela.`,
    answers: [
      {
        by: "mentor-chefe",
        text: String.raw`Porque o enxofre não se perde no caminho: **siga o átomo**. Cada $\ce{S}$ do carvão vira um $\ce{SO2}$ ($\ce{S + O2 -> SO2}$), e cada $\ce{SO2}$ vira um $\ce{CaSO4}$ (na equação, 2 para 2, ou seja, 1 para 1).

Então 32 g de $\ce{S}$ dão 136 g de $\ce{CaSO4}$, e 3,2 t dão 13,6 t. Só no fim entra o rendimento: $0{,}90 \cdot 13{,}6 = 12{,}24$ t.`,
      },
    ],
    accepted: 0,
  },
  {
    question: "his-001",
    by: "mentorada",
    text: "Por que a alternativa D está errada? Se o Brasil recebeu tanta gente, a população escravizada não cresceu naturalmente também?",
    answers: [],
    accepted: null,
  },
];
