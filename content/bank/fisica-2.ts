import type { AuthoredQuestion } from "#content/bank/authored-question.ts";

/** Physics, second half: EsPCEx, AFA, EFOMM, EEAR, USP, Unicamp and UnB styles. */
export const fisica2: AuthoredQuestion[] = [
  {
    id: "fis-010",
    style: "ESPCEX",
    subject: "fisica",
    topics: ["Estática"],
    kind: "single-choice",
    difficulty: 2,
    statement: `Uma barra homogênea e horizontal, de peso 200 N e comprimento 4 m, está articulada em uma parede vertical. Um cabo ideal prende a extremidade livre da barra à parede e forma com a barra um ângulo de 30°. Nessa mesma extremidade está pendurada uma luminária de peso 100 N, como na figura.

![Barra horizontal presa por uma articulação à parede, à esquerda; um cabo inclinado de 30 graus liga a extremidade direita da barra à parede, acima; uma luminária pende da extremidade direita](figuras/fis-010.svg)

Com o sistema em equilíbrio, a intensidade da tração no cabo é`,
    alternatives: ["200 N.", "300 N.", "400 N.", "600 N.", "800 N."],
    key: "C",
    solution: String.raw`Em equilíbrio, a soma dos momentos em relação à articulação é nula. A força da articulação não tem momento em relação a esse ponto.

- Peso da barra (aplicado no meio, a 2 m): $200\cdot 2=400$ N·m, no sentido horário.
- Peso da luminária (a 4 m): $100\cdot 4=400$ N·m, no sentido horário.
- Tração: só a componente vertical, $T\sen 30^\circ$, tem momento, $T\cdot\dfrac12\cdot 4=2T$, no sentido anti-horário.

$$
2T=400+400\ \Rightarrow\ T=400\ \mathrm{N}
$$

Alternativa **C**.`,
    hint: "Escolha a articulação como polo: assim a força desconhecida da parede não entra na conta. O peso da barra atua no meio dela.",
    explanation:
      "Uma barra presa à parede sustenta o próprio peso e uma luminária na ponta, com ajuda de um cabo inclinado. Como nada se move, os efeitos de giro se compensam. Pede-se a força com que o cabo puxa a barra.",
  },
  {
    id: "fis-011",
    style: "ESPCEX",
    subject: "fisica",
    topics: ["Força Magnética", "Movimento Circular"],
    kind: "single-choice",
    difficulty: 3,
    statement: String.raw`Em um espectrômetro de massa, íons positivos $X$ e $Y$, de cargas elétricas iguais e massas $m_X=m$ e $m_Y=2{,}25\,m$, são acelerados, a partir do repouso, pela mesma diferença de potencial. Em seguida, entram pela fenda $F$ em uma região de campo magnético uniforme, perpendicular à velocidade dos íons, descrevem semicircunferências e atingem uma placa detectora, como na figura.

![Íons entram por uma fenda F, na placa detectora, em uma região de campo magnético e descrevem duas semicircunferências que terminam na mesma placa: a do íon X, menor, e a do íon Y, maior](figuras/fis-011.svg)

A trajetória dos íons $X$ tem raio de 20 cm. Despreze a ação da gravidade. A distância, na placa, entre os pontos atingidos pelos íons $X$ e $Y$ é igual a`,
    alternatives: ["10 cm.", "20 cm.", "25 cm.", "30 cm.", "50 cm."],
    key: "B",
    solution: String.raw`**Aceleração.** O trabalho da força elétrica se converte em energia cinética:

$$
qU=\frac{mv^2}{2}\ \Rightarrow\ v=\sqrt{\frac{2qU}{m}}
$$

**Campo magnético.** A força magnética é a resultante centrípeta:

$$
qvB=\frac{mv^2}{r}\ \Rightarrow\ r=\frac{mv}{qB}=\frac1B\sqrt{\frac{2mU}{q}}
$$

Para a mesma carga, a mesma tensão e o mesmo campo, o raio é proporcional à **raiz quadrada** da massa:

$$
r_Y=r_X\sqrt{2{,}25}=20\cdot 1{,}5=30\ \mathrm{cm}
$$

**Distância na placa.** Cada íon atinge a placa a um diâmetro da fenda: $2\cdot 30-2\cdot 20=20$ cm, alternativa **B**.`,
    hint: "Encontre como o raio depende da massa quando a tensão de aceleração é a mesma. A distância da fenda ao ponto de chegada é o diâmetro.",
    explanation:
      "Íons de mesma carga e massas diferentes ganham a mesma energia e depois fazem curvas de raios diferentes no campo magnético. Pede-se a separação entre os dois pontos em que batem na placa.",
  },
  {
    id: "fis-012",
    style: "AFA",
    subject: "fisica",
    topics: ["Colisões", "Impulso e Quantidade de Movimento"],
    kind: "single-choice",
    difficulty: 2,
    statement: `Duas esferas, $A$ e $B$, movem-se sobre a mesma reta em um plano horizontal sem atrito. O gráfico mostra a velocidade de cada uma em função do tempo, antes e depois da colisão entre elas.

![Gráfico da velocidade pelo tempo: antes da colisão, A tem 6 m/s e B está parada; depois da colisão, A tem 3 m/s e B tem 6 m/s](figuras/fis-012.svg)

O coeficiente de restituição da colisão e a porcentagem da energia cinética do sistema dissipada nela são, respectivamente,`,
    alternatives: ["0,25 e 50%", "0,50 e 75%", "2,0 e 25%", "0,50 e 25%"],
    key: "D",
    solution: String.raw`Do gráfico: antes, $v_A=6$ m/s e $v_B=0$; depois, $v_A'=3$ m/s e $v_B'=6$ m/s.

**Coeficiente de restituição.**

$$
e=\frac{v_B'-v_A'}{v_A-v_B}=\frac{6-3}{6-0}=0{,}50
$$

**Razão entre as massas.** A quantidade de movimento se conserva:

$$
m_A\cdot 6=m_A\cdot 3+m_B\cdot 6\ \Rightarrow\ m_A=2\,m_B
$$

**Energia cinética.** Com $m_B=m$ e $m_A=2m$:

$$
E=\frac{2m\cdot 6^2}{2}=36m,\qquad E'=\frac{2m\cdot 3^2}{2}+\frac{m\cdot 6^2}{2}=9m+18m=27m
$$

A fração dissipada é $\dfrac{36m-27m}{36m}=\dfrac14=25\%$, alternativa **D**.`,
    hint: "As massas não foram dadas, mas a conservação da quantidade de movimento fornece a razão entre elas.",
    explanation:
      "O gráfico dá as velocidades das duas esferas antes e depois da batida. Pedem-se duas coisas: o quociente entre as velocidades relativas de afastamento e de aproximação e a parte da energia cinética que se perdeu.",
  },
  {
    id: "fis-013",
    style: "AFA",
    subject: "fisica",
    topics: ["Ondas Estacionárias", "Acústica"],
    kind: "single-choice",
    difficulty: 3,
    statement: `Um diapasão que vibra a 500 Hz é mantido junto à boca de um tubo vertical com água. Baixando-se lentamente o nível da água, o som fica muito mais forte pela primeira vez quando a coluna de ar no tubo mede 16 cm e, pela segunda vez, quando ela mede 50 cm. Sabe-se que o ventre de deslocamento junto à boca do tubo se forma um pouco para fora dele, à mesma distância da borda em todas as ressonâncias.

Nessas condições, a velocidade do som no ar e o comprimento da coluna de ar na terceira ressonância são, respectivamente,`,
    alternatives: ["320 m/s e 80 cm", "340 m/s e 84 cm", "333 m/s e 83 cm", "340 m/s e 100 cm"],
    key: "B",
    solution: String.raw`Em um tubo fechado em uma extremidade, ressonâncias consecutivas diferem de meio comprimento de onda. Como o ventre externo fica sempre à mesma distância da borda, essa correção desaparece na diferença:

$$
\frac{\lambda}{2}=50-16=34\ \mathrm{cm}\ \Rightarrow\ \lambda=68\ \mathrm{cm}
$$

**Velocidade.** $v=\lambda f=0{,}68\cdot 500=340$ m/s.

**Terceira ressonância.** Basta somar mais meio comprimento de onda: $50+34=84$ cm.

Alternativa **B**. Observe que $\frac{\lambda}{4}=17$ cm, e não 16 cm: o ventre se forma 1 cm acima da borda. Por isso, usar $\lambda=4\cdot 16$ cm leva a um resultado errado.`,
    hint: "Como o ventre não fica exatamente na boca do tubo, não use uma ressonância sozinha: compare duas consecutivas.",
    explanation:
      "À medida que a água desce, a coluna de ar aumenta e, em certos comprimentos, o som é reforçado. Com dois desses comprimentos, pedem-se a velocidade do som e o próximo comprimento em que o reforço acontece.",
  },
  {
    id: "fis-014",
    style: "EFOMM",
    subject: "fisica",
    topics: ["Empuxo", "Hidrostática"],
    kind: "single-choice",
    difficulty: 2,
    statement: `Um cubo homogêneo de aresta 20 cm e densidade 0,88 g/cm³ está em equilíbrio, totalmente submerso, na região de separação entre duas camadas de líquidos que não se misturam: óleo, de densidade 0,70 g/cm³, e água, de densidade 1,00 g/cm³. As faces de cima e de baixo do cubo são horizontais, como na figura.

![Recipiente com uma camada de óleo sobre uma camada de água; um cubo submerso tem a parte de cima no óleo e a parte de baixo na água; a altura da parte na água está indicada por h](figuras/fis-014.svg)

A altura $h$ da parte do cubo que está na água é igual a`,
    alternatives: ["2,4 cm.", "6 cm.", "8 cm.", "12 cm.", "17,6 cm."],
    key: "D",
    solution: String.raw`Em equilíbrio, o peso do cubo é igual à soma dos empuxos exercidos pelos dois líquidos. Seja $S$ a área da face horizontal. A parte no óleo tem altura $20-h$, em centímetros:

$$
0{,}88\cdot S\cdot 20\cdot g=0{,}70\cdot S\,(20-h)\,g+1{,}00\cdot S\,h\,g
$$

Simplificando $S$ e $g$:

$$
17{,}6=14-0{,}70h+h\ \Rightarrow\ 3{,}6=0{,}30h\ \Rightarrow\ h=12\ \mathrm{cm}
$$

Alternativa **D**.`,
    hint: "O óleo também empurra o cubo para cima. O peso equilibra a soma dos dois empuxos.",
    explanation:
      "O cubo está parado entre dois líquidos, com uma parte em cada um. Pede-se quanto da altura do cubo fica mergulhado na água para que ele não suba nem desça.",
  },
  {
    id: "fis-015",
    style: "EEAR",
    subject: "fisica",
    topics: ["Espelhos"],
    kind: "single-choice",
    difficulty: 1,
    statement:
      "Um objeto de 8 cm de altura é colocado perpendicularmente ao eixo principal de um espelho esférico côncavo de raio de curvatura igual a 40 cm, a 60 cm do vértice. Nas condições de Gauss, a imagem formada é",
    alternatives: [
      "virtual, direita e com 4 cm de altura.",
      "real, direita e com 4 cm de altura.",
      "real, invertida e com 4 cm de altura.",
      "real, invertida e com 16 cm de altura.",
    ],
    key: "C",
    solution: String.raw`A distância focal é metade do raio: $f=20$ cm. Pela equação de Gauss,

$$
\frac1f=\frac1p+\frac1{p'}\ \Rightarrow\ \frac1{20}=\frac1{60}+\frac1{p'}\ \Rightarrow\ \frac1{p'}=\frac{3-1}{60}\ \Rightarrow\ p'=30\ \mathrm{cm}
$$

Como $p'>0$, a imagem é real. O aumento linear é

$$
A=-\frac{p'}{p}=-\frac{30}{60}=-\frac12
$$

O sinal negativo indica imagem invertida, com altura $8\cdot\frac12=4$ cm. Alternativa **C**.`,
    hint: "A distância focal não é 40 cm. Depois de achar a posição da imagem, o sinal do aumento diz se ela é direita ou invertida.",
    explanation:
      "Um objeto está diante de um espelho côncavo, mais longe do que o centro de curvatura. Pedem-se três características da imagem: real ou virtual, direita ou invertida, e o tamanho.",
  },
  {
    id: "fis-016",
    style: "EEAR",
    subject: "fisica",
    topics: ["Termometria"],
    kind: "single-choice",
    difficulty: 1,
    statement:
      "Em uma escala termométrica linear $X$, o gelo em fusão e a água em ebulição, sob pressão de 1 atm, correspondem a 15 °X e 165 °X. A temperatura em que a leitura na escala $X$ tem o mesmo valor numérico que na escala Celsius é",
    alternatives: ["−30", "−10", "10", "30"],
    key: "A",
    solution: String.raw`Comparando os segmentos das duas escalas:

$$
\frac{X-15}{165-15}=\frac{C-0}{100-0}\ \Rightarrow\ X=1{,}5\,C+15
$$

Fazendo $X=C$:

$$
C=1{,}5\,C+15\ \Rightarrow\ -0{,}5\,C=15\ \Rightarrow\ C=-30
$$

As duas escalas marcam $-30$ na mesma temperatura, alternativa **A**.`,
    hint: "Escreva X em função de C usando os dois pontos fixos. Depois, imponha que os dois números sejam iguais.",
    explanation:
      "A escala X usa outros números para as mesmas temperaturas. Existe uma única temperatura em que os dois termômetros mostram o mesmo número, e é ela que se pede.",
  },
  {
    id: "fis-017",
    style: "USP",
    subject: "fisica",
    topics: ["Força Centrípeta", "Leis de Newton"],
    kind: "single-choice",
    difficulty: 2,
    statement: `Um automóvel, com velocidade de módulo constante e igual a 54 km/h, passa pelo ponto mais alto $T$ de uma lombada cujo perfil é um arco de circunferência com 40 m de raio, em um plano vertical, como na figura.

![Automóvel no ponto mais alto T de uma lombada em forma de arco de circunferência de raio 40 m](figuras/fis-017.svg)

Considere $g=10$ m/s². Nesse ponto, a razão entre a intensidade da força normal que a pista exerce sobre o automóvel e a do peso do automóvel é`,
    alternatives: [
      String.raw`$\dfrac{1}{4}$.`,
      String.raw`$\dfrac{7}{16}$.`,
      String.raw`$\dfrac{9}{16}$.`,
      String.raw`$\dfrac{3}{4}$.`,
      String.raw`$\dfrac{25}{16}$.`,
    ],
    key: "B",
    solution: String.raw`A velocidade é $54\ \mathrm{km/h}=15\ \mathrm{m/s}$. No ponto mais alto, o centro da trajetória está abaixo do automóvel; a resultante centrípeta aponta para baixo:

$$
P-N=\frac{mv^2}{R}\ \Rightarrow\ N=mg-\frac{mv^2}{R}
$$

Dividindo por $P=mg$:

$$
\frac{N}{P}=1-\frac{v^2}{gR}=1-\frac{225}{10\cdot 40}=1-\frac{9}{16}=\frac{7}{16}
$$

Alternativa **B**.`,
    hint: "No topo da lombada, para onde aponta a resultante centrípeta? Escreva-a usando o peso e a normal, com a velocidade em m/s.",
    explanation:
      "Ao passar pelo topo de uma lombada, sentimos o corpo “mais leve” porque a pista empurra o carro com menos força. Pede-se que fração do peso essa força representa na velocidade dada.",
  },
  {
    id: "fis-018",
    style: "UNICAMP",
    subject: "fisica",
    topics: ["Energia Mecânica", "Leis de Newton"],
    kind: "open",
    difficulty: 2,
    statement: String.raw`Os ônibus elétricos têm freios regenerativos: durante a frenagem, o motor funciona como gerador e parte da energia cinética do veículo volta para a bateria.

Um ônibus elétrico de massa $1{,}8\times 10^4$ kg, com velocidade de 54 km/h em uma avenida plana, freia uniformemente e para depois de percorrer 45 m. A regeneração devolve à bateria 60% da energia cinética do ônibus.

a) Calcule a intensidade da força resultante sobre o ônibus durante a frenagem.

b) Em uma viagem, o ônibus faz 40 paradas como essa. Sabendo que ele consome 1,35 kWh por quilômetro rodado, calcule por quantos quilômetros ele pode rodar com a energia recuperada nas 40 paradas. Use $1\ \mathrm{kWh}=3{,}6\times10^6$ J.`,
    alternatives: [],
    key: null,
    solution: String.raw`A velocidade inicial é $v=54\ \mathrm{km/h}=15\ \mathrm{m/s}$, e a energia cinética é

$$
E_c=\frac{mv^2}{2}=\frac{1{,}8\times10^4\cdot 225}{2}=2{,}025\times10^6\ \mathrm{J}.
$$

**a)** Pelo teorema da energia cinética, o módulo do trabalho da resultante é igual à energia cinética inicial:

$$
F\,d=E_c\ \Rightarrow\ F=\frac{2{,}025\times10^6}{45}=4{,}5\times10^4\ \mathrm{N}
$$

**b)** Em cada parada voltam $0{,}60\cdot 2{,}025\times10^6=1{,}215\times10^6$ J. Em 40 paradas:

$$
40\cdot 1{,}215\times10^6=4{,}86\times10^7\ \mathrm{J}=\frac{4{,}86\times10^7}{3{,}6\times10^6}\ \mathrm{kWh}=13{,}5\ \mathrm{kWh}
$$

A distância é $\dfrac{13{,}5}{1{,}35}=10$ km.

**Respostas:** a) $4{,}5\times10^4$ N; b) 10 km.`,
    hint: "Converta a velocidade para m/s e calcule a energia cinética: ela serve aos dois itens.",
    explanation:
      "Ao frear, o ônibus perde energia de movimento, e parte dela volta para a bateria. O item a pede a força que faz o ônibus parar em 45 m. O item b pede a distância que a energia reaproveitada em 40 freadas permite rodar.",
  },
  {
    id: "fis-019",
    style: "UNB",
    subject: "fisica",
    topics: ["Refração da Luz", "Óptica Geométrica"],
    kind: "right-wrong",
    difficulty: 2,
    statement: String.raw`Em uma demonstração de óptica, um feixe estreito de luz laser se propaga na água de um aquário e atinge a superfície plana que separa a água do ar. O feixe forma um ângulo de 30° **com a superfície**, como na figura. Os índices de refração da água e do ar são, respectivamente, $\dfrac43$ e $1$.

![Feixe de laser que sobe dentro da água e atinge a superfície de separação com o ar, formando com ela um ângulo de 30 graus; a reta normal está tracejada](figuras/fis-019.svg)

A respeito dessa situação, julgue o item a seguir.

O feixe não passa para o ar: ele é totalmente refletido na superfície.`,
    alternatives: ["Certo", "Errado"],
    key: "C",
    solution: String.raw`O ângulo de incidência é medido em relação à **normal**: $i=90^\circ-30^\circ=60^\circ$.

A luz vai do meio mais refringente (água) para o menos refringente (ar); portanto, pode haver reflexão total, desde que $i$ seja maior do que o ângulo limite $L$:

$$
\sen L=\frac{n_{\text{ar}}}{n_{\text{água}}}=\frac{1}{4/3}=0{,}75
$$

Como $\sen 60^\circ=\dfrac{\sqrt3}{2}\approx 0{,}87>0{,}75$, o ângulo de incidência é maior do que o limite, e ocorre reflexão total. O item está **certo**.`,
    hint: "Atenção ao ângulo dado: o ângulo de incidência é medido em relação à normal, não à superfície.",
    explanation:
      "A luz tenta sair da água para o ar. Dependendo da inclinação, ela pode sair, desviada, ou ficar presa na água, refletida como em um espelho. O item afirma que, nessa situação, ela não sai.",
  },
  {
    id: "fis-020",
    style: "UNB",
    subject: "fisica",
    topics: ["Efeito Fotoelétrico", "Física Quântica"],
    kind: "right-wrong",
    difficulty: 2,
    statement: String.raw`Em um experimento sobre o efeito fotoelétrico, uma placa de potássio, cuja função trabalho é 2,3 eV, é iluminada por luz de comprimento de onda igual a 400 nm. Considere que o produto da constante de Planck pela velocidade da luz é $hc=1\,240\ \mathrm{eV\cdot nm}$.

Com base nessas informações, julgue o item a seguir.

Se a intensidade da luz for duplicada, mantendo-se o comprimento de onda, a energia cinética máxima dos elétrons emitidos passará de 0,8 eV para 1,6 eV.`,
    alternatives: ["Certo", "Errado"],
    key: "E",
    solution: String.raw`A energia de cada fóton é

$$
E=\frac{hc}{\lambda}=\frac{1\,240}{400}=3{,}1\ \mathrm{eV},
$$

e a energia cinética máxima dos elétrons é $3{,}1-2{,}3=0{,}8$ eV. Esse valor depende apenas da energia de **cada** fóton (isto é, do comprimento de onda) e da função trabalho do metal.

Duplicar a intensidade dobra o número de fótons que chegam por segundo e, com isso, o número de elétrons emitidos; a energia cinética máxima continua a ser 0,8 eV. O item está **errado**.`,
    hint: "Pense no que muda quando a luz fica mais intensa sem mudar de cor: a energia de cada fóton ou a quantidade de fótons?",
    explanation:
      "Luz arranca elétrons de um metal. O item dá dois valores para a energia com que eles saem, antes e depois de aumentar a intensidade da luz, e você deve dizer se essa mudança realmente acontece.",
  },
];
