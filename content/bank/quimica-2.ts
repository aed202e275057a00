import type { AuthoredQuestion } from "#content/bank/authored-question.ts";

/** Chemistry, second half: IME, EsPCEx, USP, Unicamp, UnB and Colégio Naval styles. */
export const quimica2: AuthoredQuestion[] = [
  {
    id: "qui-009",
    style: "IME",
    subject: "quimica",
    topics: ["Eletrólise"],
    kind: "single-choice",
    difficulty: 3,
    statement: String.raw`Duas células eletrolíticas ligadas em série são percorridas por uma corrente constante de 3,75 A. Na primeira, que contém solução aquosa de $\ce{AgNO3}$, depositam-se 16,2 g de prata no cátodo. Na segunda, que contém um sal fundido de um metal $M$, depositam-se, no mesmo tempo, 2,60 g desse metal. Considere que, nos cátodos, ocorrem apenas essas deposições.

Dados: massas molares, em g/mol: $\ce{Ag}=108$; $M=52{,}0$. Constante de Faraday: $96\,500$ C/mol.

A carga do íon do metal $M$ no sal e a duração da eletrólise são, respectivamente,`,
    alternatives: [
      "2+ e 32 min 10 s.",
      "2+ e 64 min 20 s.",
      "3+ e 21 min 27 s.",
      "3+ e 32 min 10 s.",
      "3+ e 64 min 20 s.",
    ],
    key: "E",
    solution: String.raw`**Elétrons que passaram.** Na célula de prata, $\ce{Ag+ + e- -> Ag}$: cada mol de prata exige 1 mol de elétrons.

$$
n_{\ce{e-}}=n_{\ce{Ag}}=\frac{16{,}2}{108}=0{,}150\ \mathrm{mol}
$$

**Carga do íon.** As células estão em série, logo pela segunda passou a mesma quantidade de elétrons. Depositaram-se $\dfrac{2{,}60}{52{,}0}=0{,}0500$ mol de $M$; cada íon recebeu

$$
z=\frac{0{,}150}{0{,}0500}=3\ \text{elétrons},
$$

ou seja, o íon é $M^{3+}$.

**Tempo.**

$$
Q=0{,}150\cdot 96\,500=14\,475\ \mathrm{C},\qquad t=\frac{Q}{i}=\frac{14\,475}{3{,}75}=3\,860\ \mathrm{s}=64\ \mathrm{min}\ 20\ \mathrm{s}
$$

Alternativa **E**.`,
    hint: "Em série, passa a mesma carga pelas duas células. Calcule quantos mols de elétrons a prata recebeu e compare com os mols do metal M.",
    explanation:
      "A mesma corrente atravessa duas células e deposita dois metais diferentes. Da massa de prata se obtém a carga elétrica total. Pede-se quantas cargas positivas tem o íon do outro metal e quanto tempo a corrente circulou.",
  },
  {
    id: "qui-010",
    style: "ESPCEX",
    subject: "quimica",
    topics: ["Entalpia", "Termoquímica"],
    kind: "single-choice",
    difficulty: 2,
    statement: String.raw`O etanol, combustível renovável produzido no Brasil a partir da cana-de-açúcar, sofre combustão completa segundo a equação não balanceada

$$
\ce{C2H5OH(l) + O2(g) -> CO2(g) + H2O(l)}
$$

O quadro traz entalpias-padrão de formação a 25 °C.

| Substância | Entalpia-padrão de formação (kJ/mol) |
| --- | ---: |
| $\ce{C2H5OH(l)}$ | $-278$ |
| $\ce{CO2(g)}$ | $-394$ |
| $\ce{H2O(l)}$ | $-286$ |

Dados: massas molares, em g/mol: $\ce{H}=1$; $\ce{C}=12$; $\ce{O}=16$.

A energia liberada na combustão completa de 92 g de etanol, nas condições-padrão, é igual a`,
    alternatives: ["804 kJ.", "1 368 kJ.", "2 736 kJ.", "3 292 kJ.", "3 848 kJ."],
    key: "C",
    solution: String.raw`Balanceando a equação:

$$
\ce{C2H5OH(l) + 3 O2(g) -> 2 CO2(g) + 3 H2O(l)}
$$

A variação de entalpia é a soma das entalpias de formação dos produtos menos a dos reagentes (a do $\ce{O2}$, substância simples na forma mais estável, é zero):

$$
\Delta H=\left[2\cdot(-394)+3\cdot(-286)\right]-(-278)=-788-858+278=-1\,368\ \mathrm{kJ/mol}
$$

A massa molar do etanol é $2\cdot 12+6\cdot 1+16=46$ g/mol; portanto, 92 g são 2 mols. A energia liberada é

$$
2\cdot 1\,368=2\,736\ \mathrm{kJ}
$$

Alternativa **C**.`,
    hint: "Balanceie a equação antes de tudo. Depois, faça entalpia dos produtos menos entalpia dos reagentes, com cuidado nos sinais.",
    explanation:
      "A queima do etanol libera calor, que pode ser calculado pelas energias de formação das substâncias envolvidas. A tabela serve para 1 mol, mas a pergunta é sobre 92 g.",
  },
  {
    id: "qui-011",
    style: "ESPCEX",
    subject: "quimica",
    topics: ["Geometria Molecular", "Polaridade de Moléculas"],
    kind: "single-choice",
    difficulty: 2,
    statement: String.raw`Assinale a alternativa que apresenta corretamente a geometria e a polaridade da molécula indicada.

Dados: números atômicos: $\ce{H}=1$; $\ce{B}=5$; $\ce{C}=6$; $\ce{N}=7$; $\ce{O}=8$; $\ce{F}=9$; $\ce{S}=16$; $\ce{Cl}=17$.`,
    alternatives: [
      String.raw`$\ce{CO2}$: angular e apolar.`,
      String.raw`$\ce{NH3}$: trigonal plana e polar.`,
      String.raw`$\ce{SO2}$: linear e apolar.`,
      String.raw`$\ce{CCl4}$: tetraédrica e polar.`,
      String.raw`$\ce{BF3}$: trigonal plana e apolar.`,
    ],
    key: "E",
    solution: String.raw`Conte os pares de elétrons ao redor do átomo central de cada molécula.

- $\ce{CO2}$: duas ligações duplas e nenhum par livre no carbono: **linear**, apolar.
- $\ce{NH3}$: três ligações e um par livre no nitrogênio: **piramidal**, polar.
- $\ce{SO2}$: duas ligações e um par livre no enxofre: **angular**, **polar**.
- $\ce{CCl4}$: quatro ligações iguais e nenhum par livre no carbono: tetraédrica; os dipolos das ligações se anulam, e a molécula é **apolar**.
- $\ce{BF3}$: três ligações iguais e nenhum par livre no boro: trigonal plana; os dipolos se anulam, e a molécula é apolar.

Só a descrição do $\ce{BF3}$ está totalmente correta: alternativa **E**.`,
    hint: "Para cada molécula, veja se sobra par de elétrons não ligante no átomo central. Depois, some mentalmente os dipolos das ligações.",
    explanation:
      "Cada alternativa faz duas afirmações sobre uma molécula: a forma e a polaridade. Procura-se a única em que as duas estão certas.",
  },
  {
    id: "qui-012",
    style: "USP",
    subject: "quimica",
    topics: ["Solubilidade"],
    kind: "single-choice",
    difficulty: 2,
    statement: String.raw`O gráfico mostra a solubilidade do nitrato de potássio ($\ce{KNO3}$) em água em função da temperatura.

![Gráfico da solubilidade, em gramas por 100 g de água, em função da temperatura: a curva passa por 30 g a 20 graus Celsius, 60 g a 40 graus Celsius e 110 g a 60 graus Celsius](figuras/qui-012.svg)

Em um laboratório, 420 g de uma solução saturada de $\ce{KNO3}$ a 60 °C, sem corpo de fundo, foram resfriados a 20 °C. A massa de $\ce{KNO3}$ que cristalizou foi de, aproximadamente,`,
    alternatives: ["60 g.", "80 g.", "110 g.", "160 g.", "220 g."],
    key: "D",
    solution: String.raw`**Composição da solução a 60 °C.** Pelo gráfico, 100 g de água dissolvem 110 g do sal, e formam-se 210 g de solução saturada. Em 420 g de solução, o dobro, há

$$
200\ \mathrm{g}\ \text{de água}\quad\text{e}\quad 220\ \mathrm{g}\ \text{de}\ \ce{KNO3}.
$$

**A 20 °C.** Pelo gráfico, 100 g de água dissolvem 30 g do sal; 200 g de água mantêm dissolvidos 60 g.

**Massa cristalizada.** $220-60=160$ g, alternativa **D**.`,
    hint: "Os 420 g são de solução, não de água. Descubra primeiro quanto há de água e quanto há de sal.",
    explanation:
      "A água quente dissolve mais sal do que a água fria. Quando a solução esfria, o sal que não cabe mais dissolvido vira cristal. Pede-se a massa desses cristais, lendo no gráfico quanto sal cabe em cada temperatura.",
  },
  {
    id: "qui-013",
    style: "UNICAMP",
    subject: "quimica",
    topics: ["Estados Físicos da Matéria", "Gases"],
    kind: "open",
    difficulty: 2,
    statement: String.raw`O gelo-seco, dióxido de carbono sólido, é usado no transporte de vacinas e de alimentos congelados. A figura mostra, fora de escala, o diagrama de fases do $\ce{CO2}$.

![Diagrama de fases do dióxido de carbono, pressão por temperatura: regiões de sólido, líquido e gás; ponto triplo em −56,6 graus Celsius e 5,1 atm; sobre a curva entre sólido e gás, o ponto −78 graus Celsius e 1 atm; ponto crítico em 31 graus Celsius e 73 atm](figuras/qui-013.svg)

Dados: massas molares, em g/mol: $\ce{C}=12$; $\ce{O}=16$; constante dos gases $R=0{,}082\ \mathrm{atm\cdot L\cdot mol^{-1}\cdot K^{-1}}$.

a) Explique, com base no diagrama, por que o gelo-seco exposto ao ambiente, a 1 atm, não forma líquido ao se aquecer. A partir de que pressão o $\ce{CO2}$ pode existir como líquido?

b) Calcule o volume ocupado, a 27 °C e 1 atm, pelo gás formado na sublimação de 88 g de gelo-seco.

c) Se essa mesma massa de gelo-seco fosse colocada em um recipiente rígido de 10 L, previamente evacuado e hermeticamente fechado, qual seria a pressão interna quando todo o sistema estivesse a 27 °C? Nessas condições, haveria $\ce{CO2}$ sólido no recipiente? Justifique.`,
    alternatives: [],
    key: null,
    solution: String.raw`**a)** Na pressão de 1 atm, que é menor do que a do ponto triplo (5,1 atm), a linha horizontal do aquecimento passa da região do sólido diretamente para a do gás, em $-78$ °C: ocorre sublimação. A região do líquido só existe acima da pressão do ponto triplo; portanto, o $\ce{CO2}$ pode existir como líquido apenas a partir de 5,1 atm.

**b)** A massa molar do $\ce{CO2}$ é $12+2\cdot 16=44$ g/mol; 88 g são 2,0 mols. Com $T=27+273=300$ K:

$$
V=\frac{nRT}{P}=\frac{2{,}0\cdot 0{,}082\cdot 300}{1}=49{,}2\ \mathrm{L}
$$

**c)** No recipiente fechado de 10 L, supondo todo o $\ce{CO2}$ no estado gasoso:

$$
P=\frac{nRT}{V}=\frac{2{,}0\cdot 0{,}082\cdot 300}{10}=4{,}92\ \mathrm{atm}
$$

A 27 °C, temperatura muito acima da do ponto triplo, e a 4,92 atm, pressão menor do que 5,1 atm, o ponto está na região do gás. Logo, a suposição está correta, e não há sólido (nem líquido) no recipiente.

**Respostas:** a) a 1 atm, o sólido passa diretamente a gás; líquido, só a partir de 5,1 atm; b) 49,2 L; c) 4,92 atm, sem sólido.`,
    hint: "No diagrama, trace uma linha horizontal na pressão de 1 atm e veja por quais regiões ela passa. Para os itens b e c, calcule os mols e use a equação dos gases ideais.",
    explanation:
      "O diagrama de fases diz em que estado o dióxido de carbono se encontra em cada combinação de pressão e temperatura. Pede-se para usá-lo a fim de explicar a sublimação do gelo-seco e, depois, para calcular o volume e a pressão do gás que se forma.",
  },
  {
    id: "qui-014",
    style: "UNB",
    subject: "quimica",
    topics: ["Cinética Química"],
    kind: "right-wrong",
    difficulty: 2,
    statement: String.raw`Para estudar a velocidade da reação $\ce{2 NO(g) + Cl2(g) -> 2 NOCl(g)}$, foram feitos três experimentos à mesma temperatura. O quadro apresenta as concentrações iniciais dos reagentes e a velocidade inicial da reação em cada experimento.

| Experimento | $[\ce{NO}]$ (mol/L) | $[\ce{Cl2}]$ (mol/L) | Velocidade inicial (mol/(L·s)) |
| --- | ---: | ---: | ---: |
| 1 | 0,10 | 0,10 | $2{,}0\times10^{-3}$ |
| 2 | 0,20 | 0,10 | $8{,}0\times10^{-3}$ |
| 3 | 0,20 | 0,20 | $1{,}6\times10^{-2}$ |

Com base nesses dados, julgue o item a seguir.

A reação é de terceira ordem, e o valor numérico da constante de velocidade, com concentrações em mol/L e tempo em segundos, é igual a 2,0.`,
    alternatives: ["Certo", "Errado"],
    key: "C",
    solution: String.raw`Seja $v=k[\ce{NO}]^a[\ce{Cl2}]^b$.

- Do experimento 1 para o 2, $[\ce{NO}]$ dobra, com $[\ce{Cl2}]$ constante, e a velocidade fica $\dfrac{8{,}0}{2{,}0}=4=2^2$ vezes maior: $a=2$.
- Do experimento 2 para o 3, $[\ce{Cl2}]$ dobra, com $[\ce{NO}]$ constante, e a velocidade fica $\dfrac{16}{8{,}0}=2=2^1$ vezes maior: $b=1$.

A ordem global é $2+1=3$. Com os dados do experimento 1:

$$
k=\frac{v}{[\ce{NO}]^2[\ce{Cl2}]}=\frac{2{,}0\times10^{-3}}{(0{,}10)^2\cdot 0{,}10}=2{,}0\ \mathrm{L^2\cdot mol^{-2}\cdot s^{-1}}
$$

O item está **certo**.`,
    hint: "Compare dois experimentos em que só uma das concentrações muda e veja por quanto a velocidade é multiplicada.",
    explanation:
      "O item faz duas afirmações: sobre a ordem total da reação (a soma dos expoentes na lei de velocidade) e sobre o valor da constante. As duas precisam ser conferidas com os dados da tabela.",
  },
  {
    id: "qui-015",
    style: "UNB",
    subject: "quimica",
    topics: ["Isomeria Espacial"],
    kind: "right-wrong",
    difficulty: 2,
    statement: String.raw`O ácido lático, ou ácido 2-hidroxipropanoico, forma-se na fermentação do leite que dá origem ao iogurte e é a matéria-prima do poliácido lático, um plástico biodegradável. Sua fórmula estrutural condensada é $\ce{CH3-CH(OH)-COOH}$.

A respeito da molécula do ácido lático, julgue o item a seguir.

A molécula apresenta dois átomos de carbono assimétricos (quirais); por isso, existem quatro estereoisômeros do ácido lático.`,
    alternatives: ["Certo", "Errado"],
    key: "E",
    solution: String.raw`Um carbono é assimétrico quando está ligado a quatro grupos diferentes entre si.

- Carbono do $\ce{CH3}$: ligado a três hidrogênios iguais; não é assimétrico.
- Carbono do $\ce{CH(OH)}$: ligado a $\ce{H}$, $\ce{OH}$, $\ce{CH3}$ e $\ce{COOH}$, quatro grupos diferentes; é assimétrico.
- Carbono do $\ce{COOH}$: faz uma ligação dupla, tem só três ligantes; não é assimétrico.

Há apenas **um** carbono assimétrico e, portanto, $2^1=2$ estereoisômeros, que são um par de enantiômeros (dextrogiro e levogiro). O item está **errado**.`,
    hint: "Um carbono assimétrico tem quatro ligantes diferentes. Teste um a um os três carbonos da molécula.",
    explanation:
      "O item afirma que a molécula tem dois carbonos com quatro ligantes diferentes e tira daí o número de formas espaciais possíveis. Você deve conferir quantos carbonos desse tipo existem de fato.",
  },
  {
    id: "qui-016",
    style: "CN",
    subject: "quimica",
    topics: ["Atomística"],
    kind: "single-choice",
    difficulty: 1,
    statement: `Considere os átomos $X$, $Y$ e $W$, sobre os quais se sabe que:

- $X$ tem 19 prótons e número de massa 40;
- $Y$ tem 20 prótons e é isóbaro de $X$;
- $W$ é isótopo de $X$ e isótono de $Y$.

O número de massa de $W$ e o número de elétrons do cátion $W^+$ são, respectivamente,`,
    alternatives: ["40 e 18.", "39 e 19.", "41 e 18.", "39 e 20.", "39 e 18."],
    key: "E",
    solution: `- $Y$ é isóbaro de $X$: mesmo número de massa, $A_Y=40$. Como $Y$ tem 20 prótons, tem $40-20=20$ nêutrons.
- $W$ é isótono de $Y$: mesmo número de nêutrons, 20.
- $W$ é isótopo de $X$: mesmo número de prótons, 19.

O número de massa de $W$ é $19+20=39$. O átomo neutro $W$ tem 19 elétrons; o cátion $W^+$ perdeu um e tem 18.

Alternativa **E**.`,
    hint: "Isótopos têm o mesmo número de prótons; isóbaros, o mesmo número de massa; isótonos, o mesmo número de nêutrons.",
    explanation:
      "Três átomos estão ligados por relações de igualdade: de prótons, de massa ou de nêutrons. Seguindo essas pistas, descobre-se a composição de W. Pedem-se o número de massa dele e quantos elétrons sobram quando ele perde um.",
  },
];
