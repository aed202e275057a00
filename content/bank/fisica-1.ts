import type { AuthoredQuestion } from "#content/bank/authored-question.ts";

/** Physics, first half: ENEM, ITA and IME styles. */
export const fisica1: AuthoredQuestion[] = [
  {
    id: "fis-001",
    style: "ENEM",
    subject: "fisica",
    topics: ["Movimento Uniformemente Variado", "Cinemática"],
    kind: "single-choice",
    difficulty: 2,
    statement: `Entre duas estações seguidas, em um trecho reto, um trem do metrô parte do repouso, acelera uniformemente durante 20 s, mantém a velocidade constante durante os 40 s seguintes e freia uniformemente durante 10 s, até parar na outra estação. A distância percorrida entre as duas estações é de 1 100 m.

Qual gráfico representa a velocidade do trem em função do tempo nesse percurso?`,
    alternatives: [
      {
        figure: "figuras/fis-001-a.svg",
        alt: "Velocidade sobe em linha reta de 0 a 20 m/s entre 0 e 10 s, fica constante até 50 s e desce em linha reta até 0 em 70 s",
      },
      {
        figure: "figuras/fis-001-b.svg",
        alt: "Velocidade sobe em linha reta de 0 a cerca de 16 m/s entre 0 e 20 s, fica constante até 60 s e desce em linha reta até 0 em 70 s",
      },
      {
        figure: "figuras/fis-001-c.svg",
        alt: "Velocidade constante de cerca de 16 m/s desde 0 até 70 s",
      },
      {
        figure: "figuras/fis-001-d.svg",
        alt: "Velocidade sobe de 0 em curva até 20 s, continua a subir em linha reta até 60 s e chega em curva a 20 m/s em 70 s, sem voltar a zero",
      },
      {
        figure: "figuras/fis-001-e.svg",
        alt: "Velocidade sobe em linha reta de 0 a 20 m/s entre 0 e 20 s, fica constante até 60 s e desce em linha reta até 0 em 70 s",
      },
    ],
    key: "E",
    solution: String.raw`**Forma do gráfico.** Com aceleração constante, a velocidade varia em linha reta. Portanto, ela sobe em linha reta de 0 a 20 s, fica constante de 20 s a 60 s e desce em linha reta até zero, de 60 s a 70 s: um trapézio.

**Velocidade máxima.** A distância percorrida é a área sob o gráfico $v\times t$. Para um trapézio de altura $v$ e bases 70 s (o percurso todo) e 40 s (velocidade constante):

$$
\frac{(70+40)\cdot v}{2}=1\,100\ \Rightarrow\ 55\,v=1\,100\ \Rightarrow\ v=20\ \mathrm{m/s}
$$

O gráfico com esses instantes e com velocidade máxima de 20 m/s é o da alternativa **E**. No da alternativa A, os tempos de aceleração e de frenagem estão trocados; no da B, a velocidade máxima foi confundida com a velocidade média, $1\,100/70\approx 16$ m/s; o da D tem a forma de um gráfico de posição.`,
    hint: "Em um gráfico de velocidade por tempo, aceleração constante aparece como reta inclinada, e a distância é a área sob o gráfico.",
    explanation:
      "O movimento do trem tem três etapas: ganhar velocidade, manter e frear até parar. Você deve escolher o gráfico cujos instantes, forma e velocidade máxima combinam com a descrição e com a distância total informada.",
  },
  {
    id: "fis-002",
    style: "ENEM",
    subject: "fisica",
    topics: ["Potência Elétrica"],
    kind: "single-choice",
    difficulty: 2,
    statement: `Uma família decidiu reduzir a conta de luz. O quadro mostra o uso diário de dois itens da casa antes da mudança.

| Item | Quantidade | Potência de cada unidade | Tempo de uso por dia |
| --- | ---: | ---: | ---: |
| Chuveiro elétrico | 1 | 5 500 W | 60 min (somados todos os banhos) |
| Lâmpada halógena | 6 | 60 W | 5 h |

A família passou a usar o chuveiro 40 min por dia, com a mesma potência, e trocou as seis lâmpadas por outras de LED, de 9 W cada uma, usadas pelo mesmo tempo. O quilowatt-hora custa R$ 0,80.

Considerando um mês de 30 dias, a economia mensal obtida com as duas mudanças é de`,
    alternatives: ["R$ 44,00.", "R$ 50,12.", "R$ 80,72.", "R$ 100,90.", "R$ 124,72."],
    key: "C",
    solution: String.raw`**Chuveiro.** São 20 min a menos por dia, isto é, $\frac13$ h. Em 30 dias, a redução é de $30\cdot\frac13=10$ h:

$$
5{,}5\ \mathrm{kW}\cdot 10\ \mathrm{h}=55\ \mathrm{kWh}
$$

**Lâmpadas.** Cada troca reduz a potência em $60-9=51$ W. Com seis lâmpadas, 5 h por dia, durante 30 dias:

$$
6\cdot 0{,}051\ \mathrm{kW}\cdot 150\ \mathrm{h}=45{,}9\ \mathrm{kWh}
$$

**Economia.** $(55+45{,}9)\cdot 0{,}80=100{,}9\cdot 0{,}80=80{,}72$ reais por mês, alternativa **C**.`,
    hint: "A energia economizada é a diferença de consumo, não o consumo novo. Trabalhe em quilowatt e em hora.",
    explanation:
      "Duas mudanças diminuíram o gasto de energia: menos tempo de chuveiro e lâmpadas menos potentes. Pede-se quanto dinheiro isso representa em um mês, sabendo o preço de cada quilowatt-hora.",
  },
  {
    id: "fis-003",
    style: "ENEM",
    subject: "fisica",
    topics: ["Calorimetria", "Potência e Rendimento"],
    kind: "single-choice",
    difficulty: 2,
    statement: `Um restaurante comunitário usa botijões com 13 kg de gás de cozinha, cuja combustão libera 11 000 kcal por quilograma de gás. No fogão do restaurante, apenas 40% dessa energia é transferida para a água da panela; o restante se perde para o ambiente e para o recipiente.

Cada vez que se prepara café, aquecem-se 2,2 kg de água de 20 °C até 100 °C. O calor específico da água é 1 kcal/(kg·°C).

Se fosse usado só para aquecer a água do café, um botijão cheio bastaria para, aproximadamente, quantos preparos?`,
    alternatives: ["260", "325", "487", "812", "1 300"],
    key: "B",
    solution: String.raw`**Energia útil em cada preparo.**

$$
Q=m\,c\,\Delta\theta=2{,}2\cdot 1\cdot(100-20)=176\ \mathrm{kcal}
$$

**Energia útil de um botijão.** Só 40% da energia liberada chega à água:

$$
0{,}40\cdot 13\cdot 11\,000=57\,200\ \mathrm{kcal}
$$

**Número de preparos.** $\dfrac{57\,200}{176}=325$, alternativa **B**.`,
    hint: "Compare a energia que a água precisa receber em cada preparo com a parte da energia do botijão que realmente chega à água.",
    explanation:
      "O botijão guarda certa quantidade de energia, mas boa parte dela se perde no fogão. Pergunta-se quantas vezes dá para aquecer a mesma porção de água com a parte que se aproveita.",
  },
  {
    id: "fis-004",
    style: "ENEM",
    subject: "fisica",
    topics: ["Interferência e Difração", "Ondas Eletromagnéticas"],
    kind: "single-choice",
    difficulty: 1,
    statement: String.raw`Em uma comunidade situada em um vale, os moradores captam bem uma emissora de rádio que transmite em 600 kHz, mas quase não captam outra, que transmite em 100 MHz. As antenas das duas emissoras ficam na mesma torre, atrás de um morro, e irradiam potências semelhantes.

Considere que a velocidade das ondas de rádio no ar é $3\times 10^8$ m/s.

A recepção melhor da primeira emissora se explica, principalmente, porque suas ondas`,
    alternatives: [
      "têm cerca de 500 m de comprimento, comparável ao tamanho do morro, e sofrem difração mais acentuada.",
      "têm cerca de 3 m de comprimento, muito menor do que o morro, e sofrem difração mais acentuada.",
      "propagam-se no ar com maior velocidade e chegam ao vale antes de serem absorvidas pelo morro.",
      "são formadas por fótons de maior energia, capazes de atravessar as rochas e o solo do morro.",
      "são longitudinais e, por isso, ao contrário das da outra emissora, não são polarizadas pelo morro.",
    ],
    key: "A",
    solution: String.raw`O comprimento de onda é $\lambda=\dfrac{v}{f}$:

$$
\lambda_1=\frac{3\times10^8}{6\times10^5}=500\ \mathrm{m},\qquad \lambda_2=\frac{3\times10^8}{1\times10^8}=3\ \mathrm{m}
$$

Uma onda contorna um obstáculo (difração) de modo tanto mais acentuado quanto maior é o comprimento de onda em comparação com o obstáculo. As ondas de 500 m, comparáveis ao morro, chegam ao vale; as de 3 m praticamente deixam uma “sombra” atrás dele. Alternativa **A**.

As outras estão erradas: ondas de rádio têm a mesma velocidade no ar (C); fótons de menor frequência têm **menor** energia (D); e todas as ondas eletromagnéticas são transversais (E). O comprimento de 3 m é o da outra emissora (B).`,
    hint: "Calcule o comprimento de onda de cada emissora e compare com o tamanho de um morro. Que fenômeno permite a uma onda contornar obstáculos?",
    explanation:
      "Duas emissoras, na mesma torre, diferem só na frequência. Uma chega ao vale, a outra quase não. Pede-se a propriedade das ondas da primeira emissora que explica essa diferença.",
  },
  {
    id: "fis-005",
    style: "ENEM",
    subject: "fisica",
    topics: ["Potência Elétrica", "Circuitos Elétricos"],
    kind: "single-choice",
    difficulty: 1,
    statement: `Uma régua de tomadas, ligada à rede de 127 V, traz a inscrição “10 A no máximo, no total”. Acima dessa corrente, seus fios esquentam demais e há risco de incêndio. O quadro mostra a potência de alguns aparelhos fabricados para 127 V.

| Aparelho | Potência (W) |
| --- | ---: |
| Cafeteira | 600 |
| Ferro de passar | 1 000 |
| Liquidificador | 350 |
| Notebook | 90 |
| Sanduicheira | 750 |
| Televisor | 180 |
| Ventilador | 130 |

Qual conjunto de aparelhos pode funcionar ao mesmo tempo nessa régua sem ultrapassar o limite?`,
    alternatives: [
      "Cafeteira e sanduicheira.",
      "Ferro de passar e liquidificador.",
      "Ferro de passar, televisor e ventilador.",
      "Cafeteira, liquidificador, notebook e ventilador.",
      "Liquidificador, notebook, sanduicheira e ventilador.",
    ],
    key: "D",
    solution: String.raw`As tomadas da régua estão em paralelo: todas têm 127 V, e as correntes se somam. A potência total máxima é

$$
P=U\,i=127\cdot 10=1\,270\ \mathrm{W}.
$$

Somando as potências de cada conjunto:

- A: $600+750=1\,350$ W, acima do limite;
- B: $1\,000+350=1\,350$ W, acima do limite;
- C: $1\,000+180+130=1\,310$ W, acima do limite;
- D: $600+350+90+130=1\,170$ W, dentro do limite;
- E: $350+90+750+130=1\,320$ W, acima do limite.

Alternativa **D**.`,
    hint: "Descubra a potência total máxima que a régua suporta e compare com a soma das potências de cada conjunto.",
    explanation:
      "A régua suporta no máximo 10 ampères somando tudo o que estiver ligado nela. Pede-se o único conjunto de aparelhos que, funcionando junto, não passa desse limite.",
  },
  {
    id: "fis-006",
    style: "ITA",
    subject: "fisica",
    topics: ["Gravitação", "Energia Mecânica"],
    kind: "single-choice",
    difficulty: 3,
    statement: `Um satélite descreve, com velocidade de módulo $v_0$, uma órbita circular de raio $2R$ em torno de um planeta esférico, homogêneo e sem atmosfera, de raio $R$. Em um ponto $P$ dessa órbita, um breve disparo dos motores reduz o módulo da velocidade para $v$, sem alterar sua direção. O satélite passa, então, a percorrer uma elipse que tangencia a superfície do planeta no ponto $Q$, diametralmente oposto a $P$, como na figura.

![Planeta de raio R no centro de uma órbita circular tracejada de raio 2R; elipse que vai do ponto P, na órbita circular, ao ponto Q, na superfície do planeta, do lado oposto](figuras/fis-006.svg)

A razão $v/v_0$ é igual a`,
    alternatives: [
      String.raw`$\dfrac{\sqrt{3}}{3}$.`,
      String.raw`$\dfrac{2}{3}$.`,
      String.raw`$\dfrac{\sqrt{2}}{2}$.`,
      String.raw`$\dfrac{\sqrt{3}}{2}$.`,
      String.raw`$\dfrac{\sqrt{6}}{3}$.`,
    ],
    key: "E",
    solution: String.raw`Sejam $M$ a massa do planeta e $u$ a velocidade em $Q$.

**Órbita circular.** A força gravitacional é a resultante centrípeta:

$$
\frac{GMm}{(2R)^2}=\frac{mv_0^2}{2R}\ \Rightarrow\ v_0^2=\frac{GM}{2R}
$$

**Elipse.** Em $P$ e em $Q$, pontos mais afastado e mais próximo, a velocidade é perpendicular ao raio. A conservação do momento angular (segunda lei de Kepler) dá

$$
m\,v\cdot 2R=m\,u\cdot R\ \Rightarrow\ u=2v.
$$

A conservação da energia mecânica entre $P$ e $Q$ dá

$$
\frac{v^2}{2}-\frac{GM}{2R}=\frac{(2v)^2}{2}-\frac{GM}{R}\ \Rightarrow\ \frac{3v^2}{2}=\frac{GM}{2R}\ \Rightarrow\ v^2=\frac{GM}{3R}.
$$

**Razão.**

$$
\frac{v^2}{v_0^2}=\frac{GM}{3R}\cdot\frac{2R}{GM}=\frac23\ \Rightarrow\ \frac{v}{v_0}=\sqrt{\frac23}=\frac{\sqrt6}{3}
$$

Alternativa **E**.`,
    hint: "Na elipse, duas grandezas se conservam entre P e Q. Escreva as duas equações e elimine a velocidade em Q.",
    explanation:
      "Um satélite em órbita circular é freado de repente em um ponto e cai para uma órbita elíptica que quase toca o planeta do outro lado. Pede-se por qual fator a velocidade foi multiplicada no instante do disparo.",
  },
  {
    id: "fis-007",
    style: "ITA",
    subject: "fisica",
    topics: ["Termodinâmica", "Máquinas Térmicas", "Gases Ideais"],
    kind: "single-choice",
    difficulty: 3,
    statement: `Uma máquina térmica opera com um gás ideal monoatômico que percorre, no sentido $ABCA$, o ciclo reversível representado no diagrama da pressão $p$ em função do volume $V$. O trecho $BC$ é um segmento de reta.

![Diagrama p por V: ciclo triangular com A em V₀ e p₀, B em V₀ e 3p₀, C em 3V₀ e p₀; setas de A para B, de B para C e de C para A](figuras/fis-007.svg)

O rendimento dessa máquina, definido como a razão entre o trabalho realizado e todo o calor recebido pelo gás em cada ciclo, é igual a`,
    alternatives: [
      String.raw`$\dfrac{4}{15}$.`,
      String.raw`$\dfrac{2}{7}$.`,
      String.raw`$\dfrac{2}{5}$.`,
      String.raw`$\dfrac{1}{2}$.`,
      String.raw`$\dfrac{2}{3}$.`,
    ],
    key: "A",
    solution: String.raw`**Trabalho.** É a área do triângulo: $W=\dfrac12\,(2V_0)(2p_0)=2p_0V_0$.

**Trecho AB** (volume constante). Para o gás monoatômico, $Q_{AB}=\dfrac32\,V_0\,(3p_0-p_0)=3p_0V_0>0$: calor recebido.

**Trecho CA** (compressão isobárica). $Q_{CA}=\dfrac52\,p_0\,(V_0-3V_0)=-5p_0V_0<0$: calor cedido.

**Trecho BC.** A reta tem equação $p=4p_0-\dfrac{p_0}{V_0}V$. Em uma pequena etapa, $dQ=\dfrac32\,d(pV)+p\,dV$. Como $pV=4p_0V-\dfrac{p_0}{V_0}V^2$,

$$
dQ=\left[\frac32\left(4p_0-\frac{2p_0}{V_0}V\right)+4p_0-\frac{p_0}{V_0}V\right]dV=\left(10p_0-\frac{4p_0}{V_0}V\right)dV .
$$

O sinal muda em $V=\dfrac52V_0$: o gás **recebe** calor de $V_0$ a $\frac52V_0$ e **cede** calor de $\frac52V_0$ a $3V_0$. O calor recebido é a área sob a reta $10p_0-\frac{4p_0}{V_0}V$, um triângulo de base $\frac32V_0$ e altura $6p_0$:

$$
Q_{BC}^{(+)}=\frac12\cdot\frac32V_0\cdot 6p_0=\frac92\,p_0V_0
$$

**Rendimento.**

$$
\eta=\frac{W}{Q_{AB}+Q_{BC}^{(+)}}=\frac{2}{3+\frac92}=\frac{4}{15}
$$

Alternativa **A**. Quem usa o calor total do trecho $BC$, que é $4p_0V_0$, mistura calor recebido com calor cedido e encontra $\frac27$.`,
    hint: "No trecho inclinado, o gás não troca calor sempre no mesmo sentido. Descubra em que volume o calor trocado muda de sinal.",
    explanation:
      "O gás percorre um ciclo triangular e realiza trabalho. Para o rendimento, conta como energia gasta só o calor que entra no gás, em qualquer parte do ciclo. É preciso, portanto, separar onde o calor entra e onde ele sai.",
  },
  {
    id: "fis-008",
    style: "IME",
    subject: "fisica",
    topics: ["Capacitores", "Circuitos Elétricos"],
    kind: "single-choice",
    difficulty: 3,
    statement: `No circuito da figura, a bateria tem força eletromotriz de 24 V e resistência interna de 2 Ω. O capacitor, de 10 µF, está completamente carregado.

![Circuito: bateria de 24 V com resistência interna de 2 Ω ligada a dois ramos em paralelo; no ramo de cima, 2 Ω e depois 6 Ω; no ramo de baixo, 5 Ω e depois 3 Ω; um capacitor de 10 µF liga os pontos médios dos dois ramos](figuras/fis-008.svg)

A energia armazenada no capacitor é igual a`,
    alternatives: ["180 µJ.", "360 µJ.", "405 µJ.", "720 µJ.", "810 µJ."],
    key: "A",
    solution: String.raw`Com o capacitor carregado, não há corrente no ramo dele; os dois ramos de resistores funcionam como se o capacitor não existisse.

**Correntes.** Cada ramo tem 8 Ω ($2+6$ e $5+3$); em paralelo, 4 Ω. A corrente na bateria é

$$
I=\frac{24}{4+2}=4\ \mathrm{A},
$$

e, como os ramos são iguais, passam 2 A em cada um. A tensão entre os terminais da bateria é $24-2\cdot 4=16$ V.

**Tensão no capacitor.** Em relação ao terminal negativo, o ponto médio de cima está a $16-2\cdot 2=12$ V, e o de baixo, a $16-5\cdot 2=6$ V. A diferença é $U_C=6$ V.

**Energia.**

$$
E=\frac{C\,U_C^2}{2}=\frac{10\times10^{-6}\cdot 6^2}{2}=180\times10^{-6}\ \mathrm{J}=180\ \mathrm{\mu J}
$$

Alternativa **A**.`,
    hint: "Capacitor carregado não conduz corrente contínua. Calcule o potencial de cada ponto médio, sem esquecer a resistência interna da bateria.",
    explanation:
      "O capacitor liga os pontos médios de dois ramos de resistores. Depois de carregado, ele só “sente” a diferença de potencial entre esses pontos. Pede-se a energia que fica guardada nele.",
  },
  {
    id: "fis-009",
    style: "IME",
    subject: "fisica",
    topics: ["Energia Mecânica", "Força de Atrito", "Força Elástica"],
    kind: "open",
    difficulty: 3,
    statement: String.raw`Um bloco de massa 2 kg é abandonado do repouso em um plano inclinado de 30° em relação à horizontal, a uma distância de 1,2 m, medida ao longo do plano, da extremidade livre de uma mola ideal de constante elástica 100 N/m. A mola está relaxada e presa na base do plano, como na figura. O coeficiente de atrito, estático e cinético, entre o bloco e o plano é $\mu=\dfrac{\sqrt3}{6}$, e o bloco não fica preso à mola.

![Plano inclinado de 30 graus com uma mola presa na base; um bloco sobre o plano está a 1,2 m da extremidade livre da mola](figuras/fis-009.svg)

Considere $g=10$ m/s². Determine:

a) a compressão máxima da mola;

b) a distância, ao longo do plano, que o bloco percorre a partir do ponto de compressão máxima até parar pela primeira vez na subida;

c) a energia mecânica dissipada pelo atrito desde o início do movimento até esse instante.`,
    alternatives: [],
    key: null,
    solution: String.raw`**Forças ao longo do plano.** O peso é $20$ N. A componente paralela ao plano é $20\sen 30^\circ=10$ N, e a força de atrito cinético é

$$
f=\mu N=\frac{\sqrt3}{6}\cdot 20\cos 30^\circ=\frac{\sqrt3}{6}\cdot 10\sqrt3=5\ \mathrm{N}.
$$

Como $\tg 30^\circ=\dfrac{\sqrt3}{3}>\mu$, o bloco de fato desce.

**a)** Seja $x$ a compressão máxima. Na descida de $1{,}2+x$, a energia cinética inicial e a final são nulas:

$$
(10-5)(1{,}2+x)-\frac{100x^2}{2}=0\ \Rightarrow\ 50x^2-5x-6=0\ \Rightarrow\ x=\frac{5+\sqrt{25+1\,200}}{100}=\frac{5+35}{100}=0{,}40\ \mathrm{m}
$$

**b)** Na subida, o peso e o atrito se opõem ao movimento: $10+5=15$ N. Seja $L$ a distância percorrida até parar. Suponha que o bloco perca o contato com a mola, isto é, $L>0{,}40$ m:

$$
\frac{100\cdot(0{,}40)^2}{2}-15L=0\ \Rightarrow\ L=\frac{8}{15}\ \mathrm{m}\approx 0{,}53\ \mathrm{m}
$$

Como $\frac{8}{15}>0{,}40$, a suposição está correta.

**c)** O atrito de 5 N atuou em um percurso de $1{,}6+\dfrac{8}{15}=\dfrac{32}{15}$ m:

$$
E_{\text{dis}}=5\cdot\frac{32}{15}=\frac{32}{3}\ \mathrm{J}\approx 10{,}7\ \mathrm{J}
$$

**Respostas:** a) 0,40 m; b) $\dfrac{8}{15}$ m, cerca de 0,53 m; c) $\dfrac{32}{3}$ J, cerca de 10,7 J.`,
    hint: "Use o teorema da energia com o trabalho do peso, do atrito e da mola. Lembre que o atrito muda de sentido quando o bloco passa a subir.",
    explanation:
      "Um bloco desce um plano com atrito, comprime uma mola até parar e é lançado de volta para cima. Pedem-se quanto a mola encolhe, até onde o bloco volta a subir e quanta energia o atrito retirou nesse vaivém.",
  },
];
