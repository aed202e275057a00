import type { AuthoredQuestion } from "#content/bank/authored-question.ts";

/** Chemistry, first half: ENEM, ITA and IME styles. */
export const quimica1: AuthoredQuestion[] = [
  {
    id: "qui-001",
    style: "ENEM",
    subject: "quimica",
    topics: ["Estequiometria", "Poluição Atmosférica"],
    kind: "single-choice",
    difficulty: 2,
    statement: String.raw`O carvão mineral queimado em usinas termelétricas contém enxofre, que se converte em dióxido de enxofre, um dos responsáveis pela chuva ácida. Para evitar a emissão desse gás, os gases da chaminé são lavados com uma suspensão de calcário, e forma-se sulfato de cálcio, que pode ser aproveitado na fabricação de gesso. O processo completo pode ser representado pela equação

$$
\ce{2 CaCO3(s) + 2 SO2(g) + O2(g) -> 2 CaSO4(s) + 2 CO2(g)}
$$

Uma usina queima por dia 100 t de carvão com 3,2% de enxofre em massa. Todo o enxofre se converte em dióxido de enxofre, e 90% desse gás é transformado em sulfato de cálcio.

Dados: massas molares, em g/mol: $\ce{S}=32$; $\ce{CaSO4}=136$.

A massa de sulfato de cálcio obtida por dia nessa usina, em tonelada, é de`,
    alternatives: ["6,12", "12,24", "13,60", "15,11", "24,48"],
    key: "B",
    solution: String.raw`**Massa de enxofre.** $3{,}2\%$ de 100 t são 3,2 t.

**Proporção.** Cada mol de S forma 1 mol de $\ce{SO2}$, e, pela equação, 2 mols de $\ce{SO2}$ formam 2 mols de $\ce{CaSO4}$. Logo, 1 mol de S corresponde a 1 mol de $\ce{CaSO4}$: 32 g de enxofre correspondem a 136 g de sulfato de cálcio.

$$
m=3{,}2\cdot\frac{136}{32}=13{,}6\ \mathrm{t}
$$

**Rendimento.** Como só 90% do gás é transformado, a massa obtida é $0{,}90\cdot 13{,}6=12{,}24$ t, alternativa **B**.`,
    hint: "Siga o enxofre: quantos mols de sulfato de cálcio cada mol de enxofre pode formar? Deixe a porcentagem de 90% para o fim.",
    explanation:
      "O enxofre do carvão vira gás poluente, e o gás vira sulfato de cálcio. Pede-se quanto desse sólido se forma por dia, levando em conta que nem todo o gás é aproveitado.",
  },
  {
    id: "qui-002",
    style: "ENEM",
    subject: "quimica",
    topics: ["pH e pOH", "Ácidos e Bases"],
    kind: "single-choice",
    difficulty: 2,
    statement: `Indicadores ácido-base mudam de cor em uma faixa de pH, chamada faixa de viragem. Dentro dela, a cor observada é intermediária. Em uma feira de ciências, gotas de três indicadores foram adicionadas a três porções de uma mesma amostra de alimento líquido, previamente descorada e diluída de modo que não houvesse alteração relevante do pH. O quadro mostra os resultados.

| Indicador | Cor abaixo da faixa | Faixa de viragem (pH) | Cor acima da faixa | Cor observada na amostra |
| --- | --- | --- | --- | --- |
| Alaranjado de metila | vermelho | 3,1 a 4,4 | amarelo | amarelo |
| Azul de bromotimol | amarelo | 6,0 a 7,6 | azul | amarelo |
| Fenolftaleína | incolor | 8,2 a 10,0 | rosa | incolor |

Entre os materiais a seguir, com seus valores de pH, a amostra testada pode ser de`,
    alternatives: [
      "suco de limão (pH 2,3).",
      "suco de tomate (pH 4,1).",
      "café (pH 5,0).",
      "leite de vaca (pH 6,7).",
      "clara de ovo (pH 8,0).",
    ],
    key: "C",
    solution: String.raw`Cada indicador limita o pH da amostra:

- alaranjado de metila amarelo: a amostra está acima da faixa de viragem, isto é, $\mathrm{pH}\ge 4{,}4$;
- azul de bromotimol amarelo: abaixo da faixa, isto é, $\mathrm{pH}\le 6{,}0$;
- fenolftaleína incolor: $\mathrm{pH}\le 8{,}2$, o que já está garantido.

O pH está entre 4,4 e 6,0. Só o café, de pH 5,0, satisfaz as condições: alternativa **C**.

No suco de tomate, o alaranjado de metila ficaria com cor intermediária (laranja); no leite, o azul de bromotimol ficaria esverdeado, pois 6,7 está dentro da faixa de viragem.`,
    hint: "Cada cor observada dá um limite para o pH. Junte os três limites e procure o material que cabe no intervalo.",
    explanation:
      "Três indicadores foram testados em uma mesma amostra. A cor de cada um diz se o pH está abaixo, dentro ou acima de certa faixa. Cruzando as três informações, você deve descobrir qual material combina com todas.",
  },
  {
    id: "qui-003",
    style: "ENEM",
    subject: "quimica",
    topics: ["Corrosão", "Oxirredução"],
    kind: "single-choice",
    difficulty: 2,
    statement: String.raw`O casco de aço de um barco de pesca, em contato com a água do mar, enferruja. Para protegê-lo, fixam-se ao casco placas de outro metal, que se oxida no lugar do ferro e é trocado de tempos em tempos: é o chamado metal de sacrifício. O quadro traz os potenciais-padrão de redução de alguns íons metálicos.

| Semirreação de redução | $E^\circ$ (V) |
| --- | ---: |
| $\ce{Ag+ + e- -> Ag}$ | $+0{,}80$ |
| $\ce{Cu^2+ + 2 e- -> Cu}$ | $+0{,}34$ |
| $\ce{Sn^2+ + 2 e- -> Sn}$ | $-0{,}14$ |
| $\ce{Fe^2+ + 2 e- -> Fe}$ | $-0{,}44$ |
| $\ce{Zn^2+ + 2 e- -> Zn}$ | $-0{,}76$ |
| $\ce{Na+ + e- -> Na}$ | $-2{,}71$ |

Além de proteger o ferro, o metal escolhido não pode reagir violentamente com a água. O metal adequado para as placas é`,
    alternatives: ["o cobre.", "o estanho.", "a prata.", "o sódio.", "o zinco."],
    key: "E",
    solution: String.raw`O metal de sacrifício deve se oxidar mais facilmente do que o ferro, isto é, seu íon deve ter potencial de redução **menor** do que o do $\ce{Fe^2+}$ ($-0{,}44$ V). Isso elimina a prata ($+0{,}80$ V), o cobre ($+0{,}34$ V) e o estanho ($-0{,}14$ V): em contato com eles, o ferro é que se oxidaria, e ainda mais depressa.

Restam o zinco ($-0{,}76$ V) e o sódio ($-2{,}71$ V). O sódio, metal alcalino, reage violentamente com a água e não pode ser usado. O metal adequado é o zinco, alternativa **E**.`,
    hint: "O metal de sacrifício precisa perder elétrons com mais facilidade do que o ferro. O que isso significa em termos do potencial de redução?",
    explanation:
      "Procura-se um metal que “enferruje” no lugar do ferro e que, ao mesmo tempo, seja seguro em contato com a água do mar. A tabela mostra a tendência de cada íon a receber elétrons.",
  },
  {
    id: "qui-004",
    style: "ENEM",
    subject: "quimica",
    topics: ["Funções Orgânicas"],
    kind: "single-choice",
    difficulty: 1,
    statement: `As favas da baunilha, orquídea que também cresce no Cerrado, devem seu aroma principalmente à vanilina, cuja fórmula estrutural está representada na figura.

![Fórmula estrutural da vanilina: anel benzênico ligado a um grupo CHO, em cima, a um grupo OCH₃, embaixo à direita, e a um grupo OH, embaixo](figuras/qui-004.svg)

As funções orgânicas oxigenadas presentes na molécula da vanilina são`,
    alternatives: [
      "álcool, éster e aldeído.",
      "fenol, éster e cetona.",
      "álcool, éter e cetona.",
      "fenol, éter e ácido carboxílico.",
      "fenol, éter e aldeído.",
    ],
    key: "E",
    solution: String.raw`Examinando os grupos ligados ao anel aromático:

- $\ce{-OH}$ ligado diretamente ao anel benzênico: **fenol** (seria álcool se estivesse ligado a um carbono saturado);
- $\ce{-O-CH3}$: oxigênio entre dois carbonos, sem carbonila vizinha: **éter**;
- $\ce{-CHO}$: carbonila na extremidade, ligada a um hidrogênio: **aldeído** (seria cetona se estivesse entre dois carbonos e ácido carboxílico se estivesse ligada a $\ce{-OH}$).

Alternativa **E**.`,
    hint: "Olhe um grupo de cada vez. O que muda quando a hidroxila está ligada ao anel aromático? E quando a carbonila tem um hidrogênio?",
    explanation:
      "A molécula tem três grupos com oxigênio. Pede-se o nome da família (função orgânica) a que cada um deles pertence.",
  },
  {
    id: "qui-005",
    style: "ENEM",
    subject: "quimica",
    topics: ["Radioatividade"],
    kind: "single-choice",
    difficulty: 1,
    statement: `O iodo-131 é usado no tratamento de doenças da tireoide. Os rejeitos do tratamento ficam guardados no hospital até que sua atividade radioativa seja baixa o bastante para o descarte. O gráfico mostra a atividade de um rejeito, em quilobecquerel (kBq), em função do tempo.

![Gráfico da atividade em função do tempo, em dias: curva decrescente que passa por 800 kBq em 0 dia, 400 kBq em 8 dias, 200 kBq em 16 dias e 100 kBq em 24 dias](figuras/qui-005.svg)

O hospital só pode descartar esse rejeito quando a atividade for de 25 kBq ou menos. O tempo mínimo de armazenamento, em dia, é de`,
    alternatives: ["20", "32", "40", "64", "256"],
    key: "C",
    solution: String.raw`No gráfico, a atividade cai de 800 kBq para 400 kBq em 8 dias, para 200 kBq em 16 dias e para 100 kBq em 24 dias: ela se reduz à metade a cada 8 dias. Essa é a meia-vida do iodo-131.

De 800 kBq até 25 kBq, a atividade é dividida por $\dfrac{800}{25}=32=2^5$, o que exige 5 meias-vidas:

$$
t=5\cdot 8=40\ \text{dias}
$$

Alternativa **C**.`,
    hint: "Leia no gráfico em quanto tempo a atividade cai à metade. Depois, conte quantas vezes é preciso dividir 800 por 2 até chegar a 25.",
    explanation:
      "A atividade do material diminui com o tempo, sempre à metade no mesmo intervalo. O gráfico não chega até 25 kBq, e você deve usar o padrão observado para descobrir quando esse valor será atingido.",
  },
  {
    id: "qui-006",
    style: "ITA",
    subject: "quimica",
    topics: ["Equilíbrio Químico", "Gases"],
    kind: "single-choice",
    difficulty: 3,
    statement: String.raw`Em um recipiente de volume variável, mantido a temperatura constante, estabelece-se o equilíbrio

$$
\ce{N2O4(g) <=> 2 NO2(g)}
$$

a partir de $\ce{N2O4}$ puro. Quando a pressão total é de 1 atm, 50% do $\ce{N2O4}$ inicial está dissociado. Considerando comportamento ideal dos gases, a pressão total, em atm, na qual apenas 25% do $\ce{N2O4}$ inicial estará dissociado é igual a`,
    alternatives: ["0,2", "2", "4", "5", "6"],
    key: "D",
    solution: String.raw`Partindo de $n$ mols de $\ce{N2O4}$, com grau de dissociação $\alpha$ no equilíbrio:

| | $\ce{N2O4}$ | $\ce{NO2}$ | Total |
| --- | --- | --- | --- |
| Quantidade de matéria | $n(1-\alpha)$ | $2n\alpha$ | $n(1+\alpha)$ |
| Pressão parcial | $\dfrac{1-\alpha}{1+\alpha}P$ | $\dfrac{2\alpha}{1+\alpha}P$ | $P$ |

$$
K_p=\frac{p_{\ce{NO2}}^2}{p_{\ce{N2O4}}}=\frac{4\alpha^2P^2}{(1+\alpha)^2}\cdot\frac{1+\alpha}{(1-\alpha)P}=\frac{4\alpha^2}{1-\alpha^2}\,P
$$

Com $\alpha=0{,}5$ e $P=1$ atm: $K_p=\dfrac{4\cdot 0{,}25}{0{,}75}=\dfrac43$.

A temperatura não muda, logo $K_p$ é o mesmo. Com $\alpha=0{,}25$:

$$
\frac{4\cdot\frac1{16}}{\frac{15}{16}}\,P=\frac{4}{15}\,P=\frac43\ \Rightarrow\ P=5\ \mathrm{atm}
$$

Alternativa **D**. O aumento de pressão desloca o equilíbrio para o lado com menos mols de gás, como prevê o princípio de Le Chatelier.`,
    hint: "Escreva as pressões parciais em função do grau de dissociação e da pressão total, lembrando que o número total de mols aumenta. Na mesma temperatura, a constante é a mesma.",
    explanation:
      "O gás se dissocia só em parte, e essa parte diminui quando a pressão aumenta. Conhecendo o quanto ele se dissocia a 1 atm, pede-se a pressão em que a fração dissociada cai para 25%.",
  },
  {
    id: "qui-007",
    style: "ITA",
    subject: "quimica",
    topics: ["Solução-Tampão", "pH e pOH"],
    kind: "open",
    difficulty: 3,
    statement: String.raw`Uma solução foi preparada pela mistura de 500 mL de ácido acético ($\ce{CH3COOH}$) 0,20 mol/L com 500 mL de acetato de sódio ($\ce{CH3COONa}$) 0,20 mol/L.

Dados: $\mathrm{p}K_a$ do ácido acético $=4{,}74$; massa molar do $\ce{NaOH}=40$ g/mol; $\log 2=0{,}30$; $\log 3=0{,}48$. Considere os volumes aditivos, temperatura de 25 °C e despreze a variação de volume causada pela adição de sólidos.

a) Calcule o pH da solução preparada.

b) Calcule o pH depois da dissolução de 2,0 g de $\ce{NaOH}$ sólido nessa solução.

c) Calcule o pH da solução obtida pela dissolução da mesma massa de $\ce{NaOH}$ em água pura, com volume final de 1,0 L, e explique por que a variação de pH em b) é muito menor.`,
    alternatives: [],
    key: null,
    solution: String.raw`A mistura tem volume de 1,0 L e contém $0{,}500\cdot 0{,}20=0{,}10$ mol de ácido acético e $0{,}10$ mol de íon acetato: é uma solução-tampão.

**a)** Pela expressão da constante de ionização (equação de Henderson-Hasselbalch):

$$
\mathrm{pH}=\mathrm{p}K_a+\log\frac{[\ce{CH3COO-}]}{[\ce{CH3COOH}]}=4{,}74+\log\frac{0{,}10}{0{,}10}=4{,}74
$$

**b)** A quantidade de $\ce{NaOH}$ é $\dfrac{2{,}0}{40}=0{,}050$ mol, que reage completamente com o ácido:

$$
\ce{CH3COOH + OH- -> CH3COO- + H2O}
$$

| | $\ce{CH3COOH}$ | $\ce{OH-}$ | $\ce{CH3COO-}$ |
| --- | ---: | ---: | ---: |
| Início (mol) | 0,10 | 0,050 | 0,10 |
| Reação (mol) | −0,050 | −0,050 | +0,050 |
| Final (mol) | 0,050 | 0 | 0,15 |

$$
\mathrm{pH}=4{,}74+\log\frac{0{,}15}{0{,}050}=4{,}74+\log 3=4{,}74+0{,}48=5{,}22
$$

**c)** Em água pura, $[\ce{OH-}]=0{,}050=\dfrac{10^{-1}}{2}$ mol/L:

$$
\mathrm{pOH}=1+\log 2=1{,}30\ \Rightarrow\ \mathrm{pH}=14-1{,}30=12{,}70
$$

Em água pura, o pH passa de 7,00 para 12,70, uma variação de 5,70 unidades; no tampão, a variação é de apenas 0,48 unidade. Isso ocorre porque, no tampão, os íons $\ce{OH-}$ adicionados são consumidos pelo ácido acético e convertidos em água e acetato; muda só a razão entre as concentrações de base e de ácido, cujo logaritmo varia pouco.

**Respostas:** a) 4,74; b) 5,22; c) 12,70.`,
    hint: "Depois da mistura, quantos mols há de ácido e de seu sal? No item b, faça primeiro a reação completa do NaOH com o ácido e só depois calcule o pH.",
    explanation:
      "A mistura de um ácido fraco com um sal desse ácido resiste a mudanças de pH. Pede-se o pH dela antes e depois de receber uma base forte e a comparação com o que a mesma base faria em água pura.",
  },
  {
    id: "qui-008",
    style: "IME",
    subject: "quimica",
    topics: ["Estequiometria", "Gases"],
    kind: "single-choice",
    difficulty: 2,
    statement: String.raw`Para a combustão completa de 10 L de uma mistura gasosa formada apenas por metano ($\ce{CH4}$) e propano ($\ce{C3H8}$), são necessários exatamente 38 L de oxigênio, com todos os volumes medidos nas mesmas condições de temperatura e pressão.

Dados: massas molares, em g/mol: $\ce{H}=1$; $\ce{C}=12$.

A porcentagem em massa de metano na mistura é, aproximadamente,`,
    alternatives: ["19,5%.", "35,3%.", "40,0%.", "60,0%.", "80,5%."],
    key: "A",
    solution: String.raw`As equações de combustão são

$$
\ce{CH4 + 2 O2 -> CO2 + 2 H2O}\qquad\qquad \ce{C3H8 + 5 O2 -> 3 CO2 + 4 H2O}
$$

Nas mesmas condições, volumes de gases são proporcionais às quantidades de matéria. Sejam $x$ o volume de metano e $10-x$ o de propano, em litros:

$$
2x+5(10-x)=38\ \Rightarrow\ 50-3x=38\ \Rightarrow\ x=4
$$

Há 4 L de metano para 6 L de propano, isto é, 4 mols de $\ce{CH4}$ (16 g/mol) para 6 mols de $\ce{C3H8}$ (44 g/mol). A fração em massa de metano é

$$
\frac{4\cdot 16}{4\cdot 16+6\cdot 44}=\frac{64}{328}\approx 0{,}195=19{,}5\%
$$

Alternativa **A**. Observe que 40% é a porcentagem em volume.`,
    hint: "Balanceie as duas combustões e escreva o volume de oxigênio em função do volume de metano. Depois passe de volume para massa.",
    explanation:
      "Uma mistura de dois gases combustíveis consome um volume conhecido de oxigênio. Com isso se descobre quanto há de cada gás. A pergunta, porém, é sobre a porcentagem em massa, não em volume.",
  },
];
