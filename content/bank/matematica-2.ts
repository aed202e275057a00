import type { AuthoredQuestion } from "#content/bank/authored-question.ts";

/** Mathematics, second half: EsPCEx, AFA, EFOMM, EEAR, ESA, USP, Unicamp, UnB and Colégio Naval styles. */
export const matematica2: AuthoredQuestion[] = [
  {
    id: "mat-014",
    style: "ESPCEX",
    subject: "matematica",
    topics: ["Cones", "Troncos"],
    kind: "single-choice",
    difficulty: 3,
    statement: `Um cone circular reto tem 12 cm de altura e 9 cm de raio da base. Um plano paralelo à base divide esse cone em um cone menor e um tronco de cone, como na figura, de modo que as duas partes têm a **mesma área lateral**.

![Cone de altura 12 cm e raio 9 cm cortado por um plano paralelo à base, que separa um cone menor, em cima, de um tronco de cone, embaixo](figuras/mat-014.svg)

O volume do tronco de cone, em centímetros cúbicos, é igual a`,
    alternatives: [
      String.raw`$81\pi\left(4-\sqrt{2}\right)$.`,
      String.raw`$162\pi$.`,
      String.raw`$162\pi\left(2-\sqrt{2}\right)$.`,
      String.raw`$81\sqrt{2}\,\pi$.`,
      String.raw`$243\pi$.`,
    ],
    key: "A",
    solution: String.raw`O cone menor é semelhante ao cone original. Seja $k$ a razão de semelhança.

**Áreas laterais.** As duas partes têm a mesma área lateral, logo a área lateral do cone menor é metade da do cone original. Áreas estão na razão $k^2$:

$$
k^2=\frac12\ \Rightarrow\ k=\frac{\sqrt2}{2}
$$

**Volumes.** Volumes estão na razão $k^3=\dfrac{\sqrt2}{4}$. O cone original tem volume

$$
V=\frac13\,\pi\cdot 9^2\cdot 12=324\pi\ \mathrm{cm^3},
$$

e o cone menor, $\dfrac{\sqrt2}{4}\cdot 324\pi=81\sqrt2\,\pi\ \mathrm{cm^3}$.

**Tronco.**

$$
324\pi-81\sqrt2\,\pi=81\pi\left(4-\sqrt2\right)\ \mathrm{cm^3}
$$

Alternativa **A**.`,
    hint: "O cone menor é semelhante ao cone inteiro. Que fração da área lateral do cone inteiro ele tem? Lembre como áreas e volumes mudam com a razão de semelhança.",
    explanation:
      "Um cone é cortado por um plano paralelo à base, e o corte foi feito na altura exata em que a superfície lateral da parte de cima tem a mesma área que a superfície lateral da parte de baixo. Pede-se o volume da parte de baixo, o tronco.",
  },
  {
    id: "mat-015",
    style: "AFA",
    subject: "matematica",
    topics: ["Geometria Analítica", "Circunferência e Círculo"],
    kind: "single-choice",
    difficulty: 2,
    statement:
      "A reta de equação $3x+4y-10=0$ intercepta a circunferência de equação $x^2+y^2-6x-8y+9=0$ nos pontos $P$ e $Q$. Se $C$ é o centro da circunferência, a área do triângulo $CPQ$ é igual a",
    alternatives: [String.raw`$3\sqrt{7}$`, String.raw`$6\sqrt{7}$`, "$12$", "$15$"],
    key: "A",
    solution: String.raw`Completando quadrados, $(x-3)^2+(y-4)^2=16$: o centro é $C(3, 4)$, e o raio é $r=4$.

A distância de $C$ à reta é

$$
d=\frac{|3\cdot 3+4\cdot 4-10|}{\sqrt{3^2+4^2}}=\frac{15}{5}=3,
$$

que é a altura do triângulo isósceles $CPQ$ relativa à base $PQ$. Pelo teorema de Pitágoras, metade da base é

$$
\frac{PQ}{2}=\sqrt{r^2-d^2}=\sqrt{16-9}=\sqrt7.
$$

Logo, a área é $\dfrac{PQ\cdot d}{2}=\sqrt7\cdot 3=3\sqrt7$, alternativa **A**.`,
    hint: "Encontre o centro e o raio e, depois, a distância do centro à reta. Essa distância é a altura de um triângulo isósceles.",
    explanation:
      "Uma reta corta uma circunferência em dois pontos. Esses dois pontos e o centro formam um triângulo com dois lados iguais ao raio. Pede-se a área desse triângulo.",
  },
  {
    id: "mat-016",
    style: "AFA",
    subject: "matematica",
    topics: ["Função Composta e Função Inversa"],
    kind: "single-choice",
    difficulty: 3,
    statement: String.raw`A figura mostra o gráfico, formado por três segmentos de reta, de uma função $f:[-3, 3]\to[-3, 3]$.

![Gráfico de f no plano quadriculado: segmentos ligando, nesta ordem, os pontos (−3, −1), (−1, 3), (1, −1) e (3, 3)](figuras/mat-016.svg)

O número de soluções da equação $f(f(x))=1$ é igual a`,
    alternatives: ["3", "4", "6", "9"],
    key: "C",
    solution: String.raw`Chame $y=f(x)$. Primeiro resolve-se $f(y)=1$ e, depois, $f(x)=y$ para cada $y$ encontrado.

**Passo 1: $f(y)=1$.** A reta horizontal de altura 1 corta os três segmentos nos pontos de abscissa $-2$, $0$ e $2$. Logo, $y\in\{-2,\,0,\,2\}$.

**Passo 2: $f(x)=y$.** A imagem de $f$ é $[-1, 3]$.

- $f(x)=-2$: nenhuma solução, pois $-2$ não pertence à imagem.
- $f(x)=0$: a reta de altura 0 corta os três segmentos, em $x=-\frac52,\ \frac12,\ \frac32$. São 3 soluções.
- $f(x)=2$: a reta de altura 2 corta os três segmentos, em $x=-\frac32,\ -\frac12,\ \frac52$. São 3 soluções.

O total é $0+3+3=6$ soluções, alternativa **C**.`,
    hint: "Resolva de fora para dentro: primeiro descubra para quais valores de y vale f(y) = 1; depois veja quantas vezes f assume cada um deles.",
    explanation:
      "A função f é aplicada duas vezes seguidas: o resultado da primeira aplicação entra de novo em f. Pergunta-se quantos valores de x entre −3 e 3 fazem com que o resultado final seja 1.",
  },
  {
    id: "mat-017",
    style: "EFOMM",
    subject: "matematica",
    topics: ["Limites"],
    kind: "single-choice",
    difficulty: 2,
    statement: String.raw`Considere a função $f:\left]-2,+\infty\right[\to\mathbb{R}$ definida por

$$
f(x)=\begin{cases}\dfrac{\sqrt{x+7}-3}{x^2-4},&\text{se } x\ne 2,\\[8pt] k,&\text{se } x=2.\end{cases}
$$

O valor de $k$ para o qual $f$ é contínua em $x=2$ é`,
    alternatives: [
      String.raw`$\dfrac{1}{24}$.`,
      String.raw`$\dfrac{1}{12}$.`,
      String.raw`$\dfrac{1}{6}$.`,
      String.raw`$\dfrac{1}{4}$.`,
      String.raw`$\dfrac{2}{3}$.`,
    ],
    key: "A",
    solution: String.raw`Para que $f$ seja contínua em $2$, é preciso que $k=\displaystyle\lim_{x\to 2}f(x)$. Multiplicando numerador e denominador pelo conjugado do numerador, para $x\ne2$:

$$
\frac{\sqrt{x+7}-3}{x^2-4}=\frac{(x+7)-9}{(x-2)(x+2)\left(\sqrt{x+7}+3\right)}=\frac{1}{(x+2)\left(\sqrt{x+7}+3\right)}
$$

Fazendo $x\to 2$:

$$
k=\frac{1}{4\cdot(3+3)}=\frac{1}{24}
$$

Alternativa **A**.`,
    hint: "Substituir direto dá zero sobre zero. Racionalize o numerador para cancelar o fator que se anula.",
    explanation:
      "A função tem uma fórmula que não faz sentido em x = 2, e ali o valor foi definido à parte, como k. Pede-se o valor de k que deixa o gráfico sem salto nem furo nesse ponto, isto é, igual ao limite.",
  },
  {
    id: "mat-018",
    style: "EEAR",
    subject: "matematica",
    topics: ["Trigonometria no Triângulo"],
    kind: "single-choice",
    difficulty: 2,
    statement: `Para medir a distância entre um ponto $A$, na margem de um rio, e uma árvore $C$, na margem oposta, um topógrafo marcou um ponto $B$ na mesma margem de $A$, a 60 m de distância, e mediu os ângulos indicados na figura.

![Triângulo ABC com AB igual a 60 m na margem de baixo, ângulo de 75 graus em A, ângulo de 60 graus em B e a árvore C na margem de cima](figuras/mat-018.svg)

A distância $AC$, em metros, é igual a`,
    alternatives: [
      String.raw`$30\sqrt{2}$`,
      String.raw`$20\sqrt{6}$`,
      String.raw`$30\sqrt{3}$`,
      String.raw`$30\sqrt{6}$`,
    ],
    key: "D",
    solution: String.raw`O terceiro ângulo do triângulo é $\widehat{C}=180^\circ-75^\circ-60^\circ=45^\circ$. Pela lei dos senos,

$$
\frac{AC}{\sen\widehat{B}}=\frac{AB}{\sen\widehat{C}}\ \Rightarrow\ AC=\frac{60\cdot\sen 60^\circ}{\sen 45^\circ}=60\cdot\frac{\sqrt3}{2}\cdot\frac{2}{\sqrt2}=\frac{60\sqrt3}{\sqrt2}=30\sqrt6
$$

Alternativa **D**.`,
    hint: "Calcule o terceiro ângulo e lembre: cada lado é proporcional ao seno do ângulo que está à sua frente.",
    explanation:
      "Conhecem-se um lado do triângulo e os dois ângulos vizinhos a ele. Pede-se outro lado, o que atravessa o rio, sem que seja preciso medi-lo diretamente.",
  },
  {
    id: "mat-019",
    style: "EEAR",
    subject: "matematica",
    topics: ["Progressão Geométrica"],
    kind: "single-choice",
    difficulty: 1,
    statement:
      "Os números $x-2$, $x+1$ e $x+7$ são, nessa ordem, os três primeiros termos de uma progressão geométrica. A soma dos oito primeiros termos dessa progressão é",
    alternatives: ["381", "384", "765", "1 533"],
    key: "C",
    solution: String.raw`Em uma progressão geométrica, o quadrado do termo do meio é o produto dos vizinhos:

$$
(x+1)^2=(x-2)(x+7)\ \Rightarrow\ x^2+2x+1=x^2+5x-14\ \Rightarrow\ 3x=15\ \Rightarrow\ x=5
$$

Os termos são $3,\ 6,\ 12,\ \ldots$, com razão $q=2$. A soma dos oito primeiros é

$$
S_8=\frac{a_1\left(q^8-1\right)}{q-1}=3\cdot(256-1)=765
$$

Alternativa **C**.`,
    hint: "Em uma PG, o termo do meio ao quadrado é igual ao produto dos dois vizinhos. Com isso você acha x e, depois, a razão.",
    explanation:
      "Três expressões com x formam uma progressão geométrica, o que só acontece para um certo valor de x. Depois de descobrir esse valor, pede-se a soma dos oito primeiros termos da sequência.",
  },
  {
    id: "mat-020",
    style: "ESA",
    subject: "matematica",
    topics: ["Análise Combinatória"],
    kind: "single-choice",
    difficulty: 2,
    statement:
      "Um tenente vai escolher 4 militares, entre 5 sargentos e 4 cabos, para uma patrulha em que todos exercem a mesma função. A patrulha deve ter pelo menos 2 sargentos. O número de patrulhas diferentes que o tenente pode formar é",
    alternatives: ["40", "60", "100", "105", "210"],
    key: "D",
    solution: String.raw`Como todos exercem a mesma função, a ordem não importa e usam-se combinações. Separando pelos números possíveis de sargentos:

- 2 sargentos e 2 cabos: $\dbinom52\dbinom42=10\cdot 6=60$;
- 3 sargentos e 1 cabo: $\dbinom53\dbinom41=10\cdot 4=40$;
- 4 sargentos: $\dbinom54=5$.

O total é $60+40+5=105$, alternativa **D**.

Observação: calcular $\binom52\binom72=210$ (escolher 2 sargentos e depois 2 quaisquer) conta mais de uma vez as patrulhas com 3 ou 4 sargentos.`,
    hint: "“Pelo menos 2” abre mais de um caso. Conte cada caso separadamente e some.",
    explanation:
      "É preciso contar grupos de 4 pessoas em que a ordem da escolha não faz diferença, com a exigência de que 2 ou mais delas sejam sargentos.",
  },
  {
    id: "mat-021",
    style: "USP",
    subject: "matematica",
    topics: ["Áreas de Figuras Planas", "Semelhança de Triângulos"],
    kind: "single-choice",
    difficulty: 2,
    statement: `Na figura, $ABCD$ é um quadrado de lado 6 cm e $M$ é o ponto médio do lado $CD$. O segmento $AM$ corta a diagonal $BD$ no ponto $P$.

![Quadrado ABCD com A e B embaixo, C e D em cima; M no meio de CD; segmentos AM e BD se cruzam em P; quadrilátero MPBC sombreado](figuras/mat-021.svg)

A área do quadrilátero sombreado $MPBC$ é igual a`,
    alternatives: [
      String.raw`$6\ \mathrm{cm^2}$.`,
      String.raw`$9\ \mathrm{cm^2}$.`,
      String.raw`$12\ \mathrm{cm^2}$.`,
      String.raw`$13{,}5\ \mathrm{cm^2}$.`,
      String.raw`$15\ \mathrm{cm^2}$.`,
    ],
    key: "E",
    solution: String.raw`Como $DM\parallel AB$, os triângulos $DPM$ e $BPA$ são semelhantes, com razão

$$
\frac{DM}{BA}=\frac{3}{6}=\frac12.
$$

As alturas desses triângulos relativas a $DM$ e a $AB$ estão na mesma razão e somam 6 cm (o lado do quadrado). Logo, medem 2 cm e 4 cm. Assim,

$$
\text{área}(DPM)=\frac{3\cdot 2}{2}=3\ \mathrm{cm^2}.
$$

O triângulo $BCD$ é metade do quadrado: $18\ \mathrm{cm^2}$. O quadrilátero $MPBC$ é o que resta de $BCD$ quando se retira o triângulo $DPM$:

$$
18-3=15\ \mathrm{cm^2}
$$

Alternativa **E**.`,
    hint: "O quadrilátero é o triângulo BCD menos um triângulo pequeno. Procure dois triângulos semelhantes com vértice em P.",
    explanation:
      "Dentro do quadrado há dois segmentos que se cruzam em P. A região sombreada tem quatro lados e não é uma figura de fórmula pronta; é preciso obtê-la como soma ou diferença de triângulos.",
  },
  {
    id: "mat-022",
    style: "USP",
    subject: "matematica",
    topics: ["Funções Trigonométricas"],
    kind: "single-choice",
    difficulty: 3,
    statement: String.raw`Por causa das marés, a profundidade da água no canal de acesso a um porto, em metros, é dada por

$$
h(t)=9+2\cos\left(\frac{\pi(t-4)}{6}\right),
$$

em que $t$ é o tempo, em horas, contado a partir da meia-noite. O gráfico mostra a profundidade ao longo de um dia.

![Gráfico de h em função de t, de 0 a 24 horas: curva que oscila entre 7 m e 11 m, com máximos em 4 h e 16 h e mínimos em 10 h e 22 h; linha tracejada na altura de 10 m](figuras/mat-022.svg)

Um navio que só pode atravessar o canal quando a profundidade é de pelo menos 10 m chega à entrada às 7 horas da manhã. O tempo mínimo que ele precisa esperar para atravessar o canal é de`,
    alternatives: ["3 horas.", "6 horas.", "7 horas.", "9 horas.", "11 horas."],
    key: "C",
    solution: String.raw`A condição é

$$
9+2\cos\left(\frac{\pi(t-4)}{6}\right)\ge 10\iff \cos\left(\frac{\pi(t-4)}{6}\right)\ge\frac12 .
$$

O cosseno é maior ou igual a $\frac12$ quando o arco está a no máximo $\frac{\pi}{3}$ de um múltiplo de $2\pi$:

$$
-\frac{\pi}{3}+2k\pi\le\frac{\pi(t-4)}{6}\le\frac{\pi}{3}+2k\pi\iff 2+12k\le t\le 6+12k .
$$

Durante o dia, a travessia é possível das 2 h às 6 h ($k=0$) e das 14 h às 18 h ($k=1$). Às 7 h, a primeira janela já passou; o navio precisa esperar até as 14 h, isto é, $14-7=7$ horas. Alternativa **C**.`,
    hint: "Escreva a condição para a profundidade e isole o cosseno. Depois veja, no gráfico, em que trechos a curva fica na linha tracejada ou acima dela.",
    explanation:
      "A profundidade sobe e desce ao longo do dia. O navio só passa quando há pelo menos 10 m de água. Sabendo que ele chega às 7 h, pergunta-se quanto falta para o próximo momento em que a passagem se torna possível.",
  },
  {
    id: "mat-023",
    style: "UNICAMP",
    subject: "matematica",
    topics: ["Função Exponencial", "Logaritmos"],
    kind: "open",
    difficulty: 2,
    statement: String.raw`Uma xícara de café é deixada em uma sala cuja temperatura se mantém em 25 °C. A diferença entre a temperatura do café e a da sala diminui exponencialmente e cai à metade a cada intervalo de tempo de mesma duração. No instante $t=0$, o café está a 85 °C; 6 minutos depois, está a 55 °C.

Se necessário, use $\log_2 3=1{,}58$.

a) Escreva a temperatura $T$ do café, em graus Celsius, em função do tempo $t$, em minutos, e calcule a temperatura no instante $t=18$ minutos.

b) Uma pessoa gosta do café quando a temperatura está entre 45 °C e 65 °C. A partir de qual instante ela pode começar a tomá-lo e quanto tempo terá para isso?`,
    alternatives: [],
    key: null,
    solution: String.raw`**a)** A diferença inicial é $85-25=60$ °C e, depois de 6 minutos, é $55-25=30$ °C, a metade. Logo, a diferença cai à metade a cada 6 minutos:

$$
T(t)=25+60\cdot 2^{-t/6}
$$

Em $t=18$, passaram-se três intervalos de 6 minutos:

$$
T(18)=25+60\cdot 2^{-3}=25+7{,}5=32{,}5\ {}^\circ\mathrm{C}
$$

**b)** A temperatura diminui com o tempo; o intervalo começa em 65 °C e termina em 45 °C. Para 65 °C, a diferença é 40 °C:

$$
60\cdot 2^{-t/6}=40\iff 2^{t/6}=\frac32\iff t=6\,(\log_2 3-1)=6\cdot 0{,}58=3{,}48\ \text{min}
$$

Em 45 °C, a diferença é 20 °C, que é a metade de 40 °C. Portanto, entre 65 °C e 45 °C passam-se exatamente 6 minutos.

**Resposta:** $T(t)=25+60\cdot 2^{-t/6}$ e $T(18)=32{,}5$ °C; a pessoa pode começar em $t\approx 3{,}48$ min (cerca de 3 min 29 s) e terá 6 minutos.`,
    hint: "Trabalhe sempre com a diferença entre a temperatura do café e a da sala: é ela que cai à metade. No item b, compare as diferenças no começo e no fim.",
    explanation:
      "O café esfria cada vez mais devagar, aproximando-se da temperatura da sala. O item a pede a fórmula desse resfriamento e um valor dela. O item b pede o instante em que o café chega a 65 °C e por quanto tempo ele fica entre 65 °C e 45 °C.",
  },
  {
    id: "mat-024",
    style: "UNB",
    subject: "matematica",
    topics: ["Estatística"],
    kind: "right-wrong",
    difficulty: 2,
    statement: `Uma entregadora registrou o tempo, em minutos, de cinco viagens feitas por cada um de dois trajetos entre um restaurante e um condomínio.

| Trajeto | 1ª viagem | 2ª viagem | 3ª viagem | 4ª viagem | 5ª viagem |
| --- | ---: | ---: | ---: | ---: | ---: |
| I | 20 | 22 | 24 | 26 | 28 |
| II | 18 | 24 | 24 | 24 | 30 |

Com base nesses dados, julgue o item a seguir.

Os tempos dos dois trajetos têm a mesma média e a mesma mediana, mas o desvio padrão dos tempos do trajeto II supera o do trajeto I em mais de 30%.`,
    alternatives: ["Certo", "Errado"],
    key: "C",
    solution: String.raw`**Médias.** Trajeto I: $\dfrac{20+22+24+26+28}{5}=24$. Trajeto II: $\dfrac{18+24+24+24+30}{5}=24$.

**Medianas.** O valor central é 24 nos dois casos.

**Variâncias.**

$$
\sigma_{\mathrm{I}}^2=\frac{16+4+0+4+16}{5}=8,\qquad \sigma_{\mathrm{II}}^2=\frac{36+0+0+0+36}{5}=14{,}4
$$

A razão entre as variâncias é $\dfrac{14{,}4}{8}=1{,}8$, e a razão entre os desvios padrão é $\sqrt{1{,}8}$. Como $1{,}3^2=1{,}69<1{,}8$, tem-se $\sqrt{1{,}8}>1{,}3$: o desvio padrão do trajeto II é mais de 30% maior. (O resultado é o mesmo quando se divide por 4 em vez de 5, pois a razão não muda.)

O item está **certo**.`,
    hint: "Não é preciso extrair raízes: compare a razão entre as variâncias com o quadrado de 1,3.",
    explanation:
      "O item faz três afirmações ao mesmo tempo: médias iguais, medianas iguais e uma comparação entre os desvios padrão. Ele só está certo se as três forem verdadeiras.",
  },
  {
    id: "mat-025",
    style: "UNB",
    subject: "matematica",
    topics: ["Poliedros"],
    kind: "right-wrong",
    difficulty: 2,
    statement: `Uma artesã monta luminárias na forma de um poliedro convexo com 14 faces: 8 triângulos e 6 quadrados. Cada aresta do poliedro é uma haste de metal, e em cada vértice há um conector que prende as hastes.

A respeito dessa luminária, julgue o item a seguir.

Para montar cada luminária, a artesã usa exatamente 24 hastes e 14 conectores.`,
    alternatives: ["Certo", "Errado"],
    key: "E",
    solution: String.raw`**Hastes (arestas).** Somando os lados de todas as faces, cada aresta é contada duas vezes, pois pertence a duas faces:

$$
A=\frac{8\cdot 3+6\cdot 4}{2}=\frac{48}{2}=24
$$

**Conectores (vértices).** Como o poliedro é convexo, vale a relação de Euler, $V-A+F=2$:

$$
V=2+A-F=2+24-14=12
$$

São 24 hastes, mas apenas 12 conectores. O item está **errado**.`,
    hint: "Cada aresta pertence a duas faces. Depois de contar as arestas, use a relação de Euler.",
    explanation:
      "As hastes correspondem às arestas e os conectores, aos vértices do poliedro. O item afirma quantos há de cada um, e você deve conferir os dois números a partir das faces dadas.",
  },
  {
    id: "mat-026",
    style: "CN",
    subject: "matematica",
    topics: ["Divisibilidade"],
    kind: "single-choice",
    difficulty: 2,
    statement: String.raw`Quantos divisores positivos do número $N=2^4\cdot 3^3\cdot 5^2$ são múltiplos de 12, mas não são múltiplos de 25?`,
    alternatives: ["9", "18", "27", "40", "60"],
    key: "B",
    solution: String.raw`Todo divisor positivo de $N$ é da forma $2^a\cdot 3^b\cdot 5^c$, com $0\le a\le 4$, $0\le b\le 3$ e $0\le c\le 2$.

- Ser múltiplo de $12=2^2\cdot 3$ exige $a\ge 2$ e $b\ge 1$: $a\in\{2, 3, 4\}$ e $b\in\{1, 2, 3\}$.
- Não ser múltiplo de $25=5^2$ exige $c\le 1$: $c\in\{0, 1\}$.

Pelo princípio multiplicativo, há $3\cdot 3\cdot 2=18$ divisores, alternativa **B**.`,
    hint: "Escreva um divisor qualquer como potências de 2, 3 e 5 e traduza cada condição em uma restrição sobre os expoentes.",
    explanation:
      "Entre todos os divisores positivos de N, interessam só os que são divisíveis por 12 e, ao mesmo tempo, não são divisíveis por 25. Pede-se quantos são.",
  },
];
