import type { AuthoredQuestion } from "#content/bank/authored-question.ts";

/** Mathematics, first half: ENEM, ITA, IME and EsPCEx styles. */
export const matematica1: AuthoredQuestion[] = [
  {
    id: "mat-001",
    style: "ENEM",
    subject: "matematica",
    topics: ["Função Afim", "Porcentagem", "Gráficos e Tabelas"],
    kind: "single-choice",
    difficulty: 1,
    statement: `A companhia de saneamento de um município cobra a água por faixas: cada metro cúbico é cobrado pelo preço da faixa em que ele se encontra.

| Faixa de consumo mensal | Preço por metro cúbico |
| --- | --- |
| Até 10 m³ | R$ 4,20 |
| Acima de 10 m³, até 20 m³ | R$ 6,50 |
| Acima de 20 m³, até 30 m³ | R$ 9,80 |
| Acima de 30 m³ | R$ 13,40 |

Quem consome 12 m³, por exemplo, paga R$ 4,20 por cada um dos 10 primeiros metros cúbicos e R$ 6,50 por cada um dos outros 2. Além da água, a conta traz a tarifa de esgoto, igual a 80% do valor cobrado pela água.

Uma família que consumia 24 m³ por mês consertou vazamentos, instalou arejadores nas torneiras e passou a consumir 18 m³ por mês.

A economia mensal dessa família na conta, somando água e esgoto, é de`,
    alternatives: ["R$ 41,76.", "R$ 52,20.", "R$ 70,20.", "R$ 93,96.", "R$ 105,84."],
    key: "D",
    solution: String.raw`**Água com 24 m³.** São 10 m³ na primeira faixa, 10 m³ na segunda e 4 m³ na terceira:

$$
10\cdot 4{,}20+10\cdot 6{,}50+4\cdot 9{,}80=42{,}00+65{,}00+39{,}20=146{,}20
$$

**Água com 18 m³.** São 10 m³ na primeira faixa e 8 m³ na segunda:

$$
10\cdot 4{,}20+8\cdot 6{,}50=42{,}00+52{,}00=94{,}00
$$

**Economia.** Só com a água, a família economiza $146{,}20-94{,}00=52{,}20$ reais. O esgoto acrescenta 80% ao valor da água, ou seja, a conta toda é $1{,}8$ vezes o valor da água. A economia total é

$$
1{,}8\cdot 52{,}20=93{,}96
$$

A economia mensal é de R$ 93,96, alternativa **D**.`,
    hint: "Calcule primeiro só a água, separando cada consumo por faixas. Depois pense: por qual número se multiplica o valor da água para incluir o esgoto?",
    explanation:
      "O enunciado descreve uma cobrança em degraus: os primeiros 10 m³ são mais baratos, e só o que passa de cada limite paga o preço seguinte. Depois, a conta inteira cresce por causa do esgoto, que é proporcional ao valor da água. Pede-se a diferença entre a conta antiga (24 m³) e a nova (18 m³), com água e esgoto juntos.",
  },
  {
    id: "mat-002",
    style: "ENEM",
    subject: "matematica",
    topics: ["Estatística", "Médias"],
    kind: "single-choice",
    difficulty: 1,
    statement: `Para avaliar o atendimento, a gestora de uma Unidade Básica de Saúde anotou o tempo de espera de 40 pacientes.

| Tempo de espera (minuto) | Número de pacientes |
| ---: | ---: |
| 5 | 6 |
| 10 | 12 |
| 15 | 7 |
| 20 | 6 |
| 25 | 5 |
| 30 | 4 |

Ela calculou a média, a mediana e a moda desses 40 tempos e fixou como meta, para o mês seguinte, um tempo de espera 20% menor do que a **maior** dessas três medidas.

A meta fixada, em minuto, é igual a`,
    alternatives: ["8,0", "12,0", "12,4", "14,0", "15,5"],
    key: "C",
    solution: String.raw`**Moda.** O tempo mais frequente é 10 minutos (12 pacientes).

**Mediana.** Com 40 dados em ordem, a mediana é a média entre o 20º e o 21º. As frequências acumuladas são 6, 18, 25, …; portanto, o 20º e o 21º dados são iguais a 15, e a mediana é 15 minutos.

**Média.** Cada tempo pesa conforme o número de pacientes:

$$
\frac{5\cdot 6+10\cdot 12+15\cdot 7+20\cdot 6+25\cdot 5+30\cdot 4}{40}=\frac{620}{40}=15{,}5
$$

A maior das três medidas é a média, $15{,}5$ minutos. Com redução de 20%, a meta é $0{,}8\cdot 15{,}5=12{,}4$ minutos, alternativa **C**.`,
    hint: "A coluna da direita diz quantas vezes cada tempo aparece. Não deixe de usar esses pesos na média e na posição da mediana.",
    explanation:
      "A tabela resume 40 tempos de espera: à esquerda, o tempo; à direita, quantas pessoas esperaram esse tempo. Você precisa encontrar as três medidas de tendência central, descobrir qual delas é a maior e diminuí-la em 20%.",
  },
  {
    id: "mat-003",
    style: "ENEM",
    subject: "matematica",
    topics: ["Cilindros", "Grandezas e Unidades de Medida"],
    kind: "single-choice",
    difficulty: 2,
    statement: String.raw`No Semiárido, muitas famílias guardam em cisternas a água da chuva que cai no telhado, como no esquema.

![Casa com telhado inclinado ligado por uma calha a uma cisterna cilíndrica de 3 m de diâmetro e 2,4 m de altura](figuras/mat-003.svg)

Em uma propriedade, a projeção horizontal do telhado tem 45 m² e a cisterna, vazia, é um cilindro circular reto com 3 m de diâmetro interno e 2,4 m de altura. Por causa da evaporação, dos respingos e do descarte da primeira água, só 80% da água que cai sobre o telhado chega à cisterna. Cada milímetro de chuva corresponde a 1 litro de água por metro quadrado de projeção horizontal.

Use 3 como aproximação para $\pi$.

Para encher totalmente a cisterna, a chuva acumulada, em milímetro, deve ser de`,
    alternatives: ["150", "288", "360", "450", "1 800"],
    key: "D",
    solution: String.raw`**Volume da cisterna.** O raio é metade do diâmetro, $r=1{,}5$ m:

$$
V=\pi r^2h=3\cdot(1{,}5)^2\cdot 2{,}4=16{,}2\ \mathrm{m^3}=16\,200\ \text{litros}
$$

**Água captada por milímetro de chuva.** Caem $45$ litros sobre o telhado, mas só 80% chegam à cisterna: $0{,}8\cdot 45=36$ litros por milímetro.

**Chuva necessária.**

$$
\frac{16\,200}{36}=450\ \text{milímetros}
$$

Alternativa **D**.`,
    hint: "Descubra quantos litros chegam de fato à cisterna a cada milímetro de chuva e compare com a capacidade dela. Atenção: 3 m é o diâmetro.",
    explanation:
      "Há dois dados a comparar: quanta água cabe na cisterna cilíndrica e quanta água cada milímetro de chuva leva até ela, já descontadas as perdas. Pede-se quantos milímetros de chuva são necessários para enchê-la a partir de vazia.",
  },
  {
    id: "mat-004",
    style: "ENEM",
    subject: "matematica",
    topics: ["Probabilidade"],
    kind: "single-choice",
    difficulty: 3,
    statement: `Em certa região, 10% dos pacientes com febre que procuram o posto de saúde estão com dengue. O teste rápido usado no posto dá positivo em 90% dos pacientes que estão com dengue e também, por engano, em 5% dos pacientes que não estão.

Um paciente com febre, escolhido ao acaso, fez o teste, e o resultado foi positivo.

A probabilidade de que esse paciente esteja realmente com dengue é`,
    alternatives: [
      String.raw`$\dfrac{27}{200}$.`,
      String.raw`$\dfrac{2}{3}$.`,
      String.raw`$\dfrac{17}{20}$.`,
      String.raw`$\dfrac{9}{10}$.`,
      String.raw`$\dfrac{189}{200}$.`,
    ],
    key: "B",
    solution: String.raw`Imagine 1 000 pacientes com febre.

- Com dengue: $10\%$ de $1\,000$ são $100$. Desses, $90\%$ dão positivo: $90$ positivos verdadeiros.
- Sem dengue: $900$. Desses, $5\%$ dão positivo por engano: $45$ positivos falsos.

Ao todo, há $90+45=135$ resultados positivos. Como já se sabe que o resultado foi positivo, o espaço amostral passa a ser formado por esses 135 pacientes, dos quais 90 estão com dengue:

$$
P(\text{dengue}\mid\text{positivo})=\frac{90}{135}=\frac{2}{3}
$$

Alternativa **B**.`,
    hint: "Imagine um grupo de 1 000 pacientes com febre e conte quantos testes positivos vêm de quem tem dengue e quantos vêm de quem não tem.",
    explanation:
      "O teste pode errar: às vezes dá positivo para quem não tem a doença. Sabendo que o resultado deste paciente foi positivo, pergunta-se qual fração dos positivos corresponde a pessoas realmente doentes. Isso é diferente da fração de doentes que dão positivo.",
  },
  {
    id: "mat-005",
    style: "ENEM",
    subject: "matematica",
    topics: ["Razão e Proporção"],
    kind: "single-choice",
    difficulty: 2,
    statement: `Um motorista de aplicativo roda 3 000 km por mês e estuda instalar em seu carro flex um kit de gás natural veicular (GNV), que custa R$ 5.400,00 à vista. O quadro mostra o preço dos combustíveis em sua cidade e o rendimento do carro com cada um.

| Combustível | Preço | Rendimento |
| --- | --- | --- |
| Gasolina | R$ 6,00 por litro | 12 km por litro |
| Etanol | R$ 4,05 por litro | 7,5 km por litro |
| GNV | R$ 4,80 por metro cúbico | 16 km por metro cúbico |

Hoje ele abastece apenas com o combustível líquido de menor custo por quilômetro; depois da instalação, usaria apenas GNV. Despreze outras despesas.

Em quantos meses a economia com combustível será igual ao custo do kit?`,
    alternatives: ["3,6", "6", "7,5", "9", "18"],
    key: "D",
    solution: String.raw`**Custo por quilômetro.**

- Gasolina: $\dfrac{6{,}00}{12}=0{,}50$ real.
- Etanol: $\dfrac{4{,}05}{7{,}5}=0{,}54$ real.
- GNV: $\dfrac{4{,}80}{16}=0{,}30$ real.

O combustível líquido mais barato por quilômetro é a gasolina.

**Economia mensal.** A cada quilômetro, o GNV economiza $0{,}50-0{,}30=0{,}20$ real. Em um mês:

$$
3\,000\cdot 0{,}20=600\ \text{reais}
$$

**Tempo de retorno.** $\dfrac{5\,400}{600}=9$ meses, alternativa **D**.`,
    hint: "O preço do litro, sozinho, não serve para comparar: calcule quanto custa rodar um quilômetro com cada combustível.",
    explanation:
      "O motorista quer saber quando o kit de GNV “se paga”. Para isso, compara-se o gasto mensal de hoje, com o combustível líquido que sai mais barato por quilômetro, com o gasto mensal usando GNV. O número de meses procurado é aquele em que a soma das economias se iguala ao preço do kit.",
  },
  {
    id: "mat-006",
    style: "ENEM",
    subject: "matematica",
    topics: ["Logaritmos", "Juros Simples e Compostos"],
    kind: "single-choice",
    difficulty: 2,
    statement: String.raw`Uma cooperativa de catadores aplicou R$ 20.000,00 em um fundo que rende 1% ao mês, em regime de juros compostos. Ela não fará outros depósitos nem retiradas e pretende resgatar tudo quando o saldo for suficiente para comprar, à vista, uma prensa hidráulica que custa R$ 30.000,00, preço que se manterá fixo.

Considere $\log 2=0{,}301$, $\log 3=0{,}477$ e $\log 1{,}01=0{,}0043$.

O menor número inteiro de meses após o qual a compra será possível é`,
    alternatives: ["35", "41", "50", "70", "111"],
    key: "B",
    solution: String.raw`Depois de $n$ meses, o saldo é $20\,000\cdot 1{,}01^n$. É preciso que

$$
20\,000\cdot 1{,}01^n\ge 30\,000 \iff 1{,}01^n\ge \frac{3}{2}
$$

Aplicando o logaritmo decimal, que é crescente:

$$
n\cdot\log 1{,}01\ge \log 3-\log 2 \iff n\ge \frac{0{,}477-0{,}301}{0{,}0043}=\frac{0{,}176}{0{,}0043}\approx 40{,}9
$$

O menor inteiro que satisfaz a condição é $n=41$, alternativa **B**.`,
    hint: "Escreva o saldo depois de n meses como uma potência e compare com o preço da prensa. O logaritmo serve para fazer o expoente “descer”.",
    explanation:
      "O dinheiro cresce 1% ao mês sobre o saldo do mês anterior (juros sobre juros). Pede-se o primeiro mês inteiro em que o saldo alcança ou ultrapassa o preço da prensa, usando os logaritmos fornecidos.",
  },
  {
    id: "mat-007",
    style: "ENEM",
    subject: "matematica",
    topics: ["Função Quadrática"],
    kind: "single-choice",
    difficulty: 2,
    statement: `O portal de entrada de um desfile de Carnaval tem a forma de um arco de parábola com eixo de simetria vertical. O portal tem 12 m de largura no chão e 9 m de altura no ponto mais alto, como na figura.

![Arco de parábola com 12 m de largura no chão e 9 m de altura; sob o arco, centralizado, um retângulo de 8 m de largura](figuras/mat-007.svg)

Um carro alegórico, cuja vista frontal é um retângulo de 8 m de largura, passará centralizado sob o portal. Por segurança, todo ponto do carro deve ficar pelo menos 0,5 m abaixo do arco, distância medida na vertical.

A altura máxima que o carro pode ter, em metro, é`,
    alternatives: ["2,5", "4,5", "5,5", "6,2", "7,5"],
    key: "B",
    solution: String.raw`Coloque a origem no chão, no centro do portal. O arco é o gráfico de uma função quadrática com vértice $(0, 9)$ e raízes $-6$ e $6$:

$$
y=9-ax^2,\qquad 0=9-36a\ \Rightarrow\ a=\frac14\ \Rightarrow\ y=9-\frac{x^2}{4}
$$

O carro ocupa $-4\le x\le 4$. Nesse intervalo, o arco é mais baixo nas extremidades, $x=\pm 4$, onde a altura é

$$
y(4)=9-\frac{16}{4}=5\ \mathrm{m}
$$

Descontando os 0,5 m de segurança, o carro pode ter no máximo $5-0{,}5=4{,}5$ m de altura, alternativa **B**.`,
    hint: "Ponha o eixo vertical no meio do portal. Em que posição x fica a quina do carro?",
    explanation:
      "O contorno do portal é uma parábola, da qual se conhecem a largura no chão e a altura máxima. Um retângulo de 8 m de largura passa pelo meio, e os pontos críticos são as quinas de cima, onde o arco já desceu. Pede-se a maior altura do retângulo que ainda deixa a folga exigida.",
  },
  {
    id: "mat-008",
    style: "ITA",
    subject: "matematica",
    topics: ["Números Complexos", "Polígonos"],
    kind: "single-choice",
    difficulty: 3,
    statement: String.raw`Considere todos os números complexos não nulos $z$ tais que

$$
z^5=16\,\overline{z},
$$

em que $\overline{z}$ é o conjugado de $z$. No plano de Argand-Gauss, esses números são os vértices de um polígono convexo cuja área é igual a`,
    alternatives: [
      String.raw`$3\sqrt{3}$.`,
      "$8$.",
      String.raw`$10\sen 72^\circ$.`,
      String.raw`$12\sqrt{3}$.`,
      String.raw`$6\sqrt{3}$.`,
    ],
    key: "E",
    solution: String.raw`**Módulo.** Tomando módulos, $|z|^5=16|z|$. Como $z\ne 0$, $|z|^4=16$, isto é, $|z|=2$.

**Equação equivalente.** Multiplicando a equação por $z$ e usando $z\,\overline{z}=|z|^2=4$:

$$
z^6=16\,z\,\overline{z}=16\cdot 4=64
$$

Reciprocamente, se $z^6=64$, então $|z|=2$ e $z^5=\dfrac{64}{z}=\dfrac{64\,\overline{z}}{|z|^2}=16\,\overline{z}$. Logo, as soluções não nulas são exatamente as seis raízes sextas de 64.

**Área.** Elas são os vértices de um hexágono regular inscrito na circunferência de raio 2, formado por seis triângulos equiláteros de lado 2:

$$
S=6\cdot\frac{2^2\sqrt{3}}{4}=6\sqrt{3}
$$

Alternativa **E**.`,
    hint: "Descubra primeiro o módulo de z. Depois multiplique os dois lados da equação por z: o que vira o produto de z pelo seu conjugado?",
    explanation:
      "A equação relaciona uma potência de z com o conjugado de z. As soluções diferentes de zero, marcadas no plano complexo, formam um polígono. Você deve descobrir quantas são, onde ficam e qual é a área desse polígono.",
  },
  {
    id: "mat-009",
    style: "ITA",
    subject: "matematica",
    topics: ["Polinômios", "Equações Polinomiais"],
    kind: "single-choice",
    difficulty: 3,
    statement: "Sejam $a$, $b$ e $c$ as raízes da equação $x^3-2x^2-5x+3=0$. O valor de $a^4+b^4+c^4$ é",
    alternatives: ["122", "134", "146", "170", "196"],
    key: "A",
    solution: String.raw`Pelas relações de Girard,

$$
a+b+c=2,\qquad ab+bc+ca=-5,\qquad abc=-3.
$$

**Soma dos quadrados.**

$$
a^2+b^2+c^2=(a+b+c)^2-2(ab+bc+ca)=4+10=14
$$

**Soma dos produtos dos quadrados.**

$$
a^2b^2+b^2c^2+c^2a^2=(ab+bc+ca)^2-2abc(a+b+c)=25-2\cdot(-3)\cdot 2=37
$$

**Soma das quartas potências.**

$$
a^4+b^4+c^4=(a^2+b^2+c^2)^2-2(a^2b^2+b^2c^2+c^2a^2)=196-74=122
$$

Alternativa **A**.`,
    hint: "As raízes não são números simples: não tente calculá-las. Use as relações de Girard e eleve ao quadrado somas conhecidas, duas vezes.",
    explanation:
      "A equação do terceiro grau tem três raízes, que não são pedidas uma a uma. Pede-se a soma das quartas potências delas, que pode ser obtida a partir dos coeficientes da equação.",
  },
  {
    id: "mat-010",
    style: "ITA",
    subject: "matematica",
    topics: ["Função Exponencial", "Equações do 2º Grau"],
    kind: "open",
    difficulty: 3,
    statement: String.raw`Para cada número real $k$, considere a equação

$$
4^x-(k+1)\,2^{x+1}+k+7=0,
$$

na incógnita real $x$.

a) Determine todos os valores de $k$ para os quais a equação tem duas soluções reais distintas.

b) Determine o valor de $k$ para o qual a soma dessas duas soluções é igual a 4 e, nesse caso, dê as duas soluções.`,
    alternatives: [],
    key: null,
    solution: String.raw`Com $t=2^x$, a equação fica

$$
t^2-2(k+1)t+(k+7)=0.
$$

Como $x\mapsto 2^x$ é uma bijeção de $\mathbb{R}$ em $\left]0,+\infty\right[$, a cada raiz **positiva** $t$ corresponde uma única solução $x=\log_2 t$.

**a)** É preciso que a equação em $t$ tenha duas raízes distintas e positivas. Isso equivale a discriminante, soma e produto positivos:

$$
\begin{cases}
\dfrac{\Delta}{4}=(k+1)^2-(k+7)=k^2+k-6=(k+3)(k-2)>0\\[4pt]
t_1+t_2=2(k+1)>0\\[4pt]
t_1t_2=k+7>0
\end{cases}
$$

A primeira condição dá $k<-3$ ou $k>2$; a segunda, $k>-1$; a terceira, $k>-7$. A interseção é $k>2$.

**Resposta:** $k>2$.

**b)** Se $x_1+x_2=4$, então

$$
t_1t_2=2^{x_1}\cdot 2^{x_2}=2^{x_1+x_2}=2^4=16 \ \Rightarrow\ k+7=16\ \Rightarrow\ k=9,
$$

valor que satisfaz $k>2$. A equação fica $t^2-20t+16=0$, de raízes $t=10\pm\sqrt{84}=10\pm 2\sqrt{21}$.

**Resposta:** $k=9$ e as soluções são $x_1=\log_2\left(10-2\sqrt{21}\right)$ e $x_2=\log_2\left(10+2\sqrt{21}\right)$.`,
    hint: "Troque a potência de 2 por uma nova incógnita t e lembre que t só pode ser positivo. No item b, o que a soma dos expoentes diz sobre o produto das potências?",
    explanation:
      "A equação muda com o parâmetro k. No item a, você procura para quais k existem exatamente dois valores reais de x. No item b, entre esses k, procura-se aquele em que os dois valores de x somam 4, e pedem-se esses dois valores.",
  },
  {
    id: "mat-011",
    style: "IME",
    subject: "matematica",
    topics: ["Matrizes", "Binômio de Newton"],
    kind: "single-choice",
    difficulty: 2,
    statement: String.raw`Considere a matriz

$$
A=\begin{pmatrix}1&1&0\\0&1&1\\0&0&1\end{pmatrix}.
$$

A soma de todos os elementos da matriz $A^{20}$ é igual a`,
    alternatives: ["63", "213", "233", "253", "443"],
    key: "C",
    solution: String.raw`Escreva $A=I+N$, em que

$$
N=\begin{pmatrix}0&1&0\\0&0&1\\0&0&0\end{pmatrix},\qquad
N^2=\begin{pmatrix}0&0&1\\0&0&0\\0&0&0\end{pmatrix},\qquad N^3=0.
$$

Como $I$ comuta com $N$, vale o binômio de Newton, e só três parcelas sobrevivem:

$$
A^{20}=I+\binom{20}{1}N+\binom{20}{2}N^2=\begin{pmatrix}1&20&190\\0&1&20\\0&0&1\end{pmatrix}
$$

A soma dos elementos é $3\cdot 1+2\cdot 20+190=233$, alternativa **C**.`,
    hint: "Separe a matriz identidade: A = I + N. O que acontece com as potências de N?",
    explanation:
      "Multiplica-se a matriz A por ela mesma até obter a vigésima potência e somam-se os nove elementos do resultado. É inviável fazer as 19 multiplicações; procure um padrão nas primeiras potências.",
  },
  {
    id: "mat-012",
    style: "IME",
    subject: "matematica",
    topics: ["Divisibilidade", "Fatoração e Produtos Notáveis"],
    kind: "open",
    difficulty: 3,
    statement: `Determine todos os pares ordenados $(x,y)$ de números inteiros que satisfazem a equação

$$
x^2-6xy+8y^2=15.
$$`,
    alternatives: [],
    key: null,
    solution: String.raw`O primeiro membro é fatorável:

$$
x^2-6xy+8y^2=(x-2y)(x-4y).
$$

Sejam $p=x-2y$ e $q=x-4y$, inteiros com $pq=15$. Subtraindo, $p-q=2y$, isto é,

$$
y=\frac{p-q}{2},\qquad x=p+2y=2p-q.
$$

Os divisores de 15 são ímpares, de modo que $p-q$ é sempre par e $y$ é sempre inteiro. Basta percorrer os oito casos:

| $p$ | $q$ | $x=2p-q$ | $y=(p-q)/2$ |
| ---: | ---: | ---: | ---: |
| 1 | 15 | −13 | −7 |
| 3 | 5 | 1 | −1 |
| 5 | 3 | 7 | 1 |
| 15 | 1 | 29 | 7 |
| −1 | −15 | 13 | 7 |
| −3 | −5 | −1 | 1 |
| −5 | −3 | −7 | −1 |
| −15 | −1 | −29 | −7 |

**Resposta:** $(-13, -7)$, $(1, -1)$, $(7, 1)$, $(29, 7)$, $(13, 7)$, $(-1, 1)$, $(-7, -1)$ e $(-29, -7)$.`,
    hint: "Procure dois números cuja soma é 6 e cujo produto é 8 para fatorar o lado esquerdo. Produto de inteiros igual a 15 deixa poucas possibilidades.",
    explanation:
      "Há uma única equação com duas incógnitas, mas só interessam soluções inteiras, o que limita muito os casos. Pede-se a lista completa dos pares, com a garantia de que nenhum ficou de fora.",
  },
  {
    id: "mat-013",
    style: "ESPCEX",
    subject: "matematica",
    topics: ["Equações Trigonométricas"],
    kind: "single-choice",
    difficulty: 2,
    statement: String.raw`A soma de todas as soluções da equação $2\cos^2 x+3\sen x=3$ no intervalo $[0, 3\pi]$ é igual a`,
    alternatives: [
      String.raw`$\dfrac{3\pi}{2}$.`,
      String.raw`$3\pi$.`,
      String.raw`$6\pi$.`,
      String.raw`$\dfrac{15\pi}{2}$.`,
      String.raw`$9\pi$.`,
    ],
    key: "E",
    solution: String.raw`Como $\cos^2x=1-\sen^2x$, a equação fica

$$
2-2\sen^2x+3\sen x=3 \iff 2\sen^2x-3\sen x+1=0,
$$

de onde $\sen x=1$ ou $\sen x=\dfrac12$.

No intervalo $[0, 3\pi]$, que corresponde a uma volta e meia:

- $\sen x=1$: $x=\dfrac{\pi}{2}$ e $x=\dfrac{5\pi}{2}$, com soma $3\pi$;
- $\sen x=\dfrac12$: $x=\dfrac{\pi}{6},\ \dfrac{5\pi}{6},\ \dfrac{13\pi}{6},\ \dfrac{17\pi}{6}$, com soma $6\pi$.

A soma total é $3\pi+6\pi=9\pi$, alternativa **E**.`,
    hint: "Deixe tudo em função do seno. Na hora de listar os ângulos, lembre que o intervalo passa de uma volta completa.",
    explanation:
      "Você deve encontrar todos os ângulos entre 0 e 3π que tornam a igualdade verdadeira e somá-los. O intervalo tem uma volta e meia; por isso, alguns ângulos se repetem na segunda volta.",
  },
];
