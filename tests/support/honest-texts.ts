/** Honest texts full of numbers, formulas and names: none may be changed. */
export const honestTexts: readonly string[] = `
Use $v = 299792458$ m/s e divida por 1.000.000.
AB//CD, logo os ângulos são iguais.
Entre 1939-1945 e 2000-2024, veja o item 4.
São 12.345,67 reais; o lucro foi de 98765432.
6,02 · 10^23 moléculas, ou 602214076000000000000000.
Resposta: E. Mas e se x = 0,125?
não entendi.me ajuda com a passagem 2?
a razão é 3:5, e f(x)=x²; o telegrama Zimmermann é de 1917
Uma arroba equivale a 15 kg; 20 arrobas de boi dão 300 kg.
A arroba do boi custa 320 reais.
0,98765432198 é menor que 1
3,14159265358979 é uma aproximação de pi
π ≈ 3.14159265358979323846
$\\pi = 3{,}14159265358979$
2^{35} = 34359738368
$2^{36} = 68719476736$
$1{,}6 \\cdot 10^{-19}$ C
$6{,}67 \\times 10^{-11}$
$c = 3 \\cdot 10^8$ m/s
A distância é 149 597 870 700 m.
149.597.870.700 metros até o Sol
A população era de 213.317.639 habitantes.
211 000 000 de habitantes
98765 - 4321 = 94444
98765 + 4321 = 103086
12345679 × 9 = 111111111
99999999999 é o maior número de 11 algarismos
11111111111 em base 2 é 2047
1 2 3 4 5 6 7 8 9 10 11
1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
9, 8, 7, 6, 5, 4, 3, 2, 1
nove, oito, sete, seis, cinco, quatro, três, dois, um
um dois três quatro cinco seis sete oito nove dez
um, dois, três, quatro, cinco, seis, sete, oito, nove, dez, onze
1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144
2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31
1, 4, 9, 16, 25, 36, 49, 64, 81, 100
1 3 6 10 15 21 28 36 45 55
0, 1, 1, 0, 1, 1, 0, 1, 0, 1, 1
10110101011 em binário
o número binário 11011010110
A sequência 5, 8, 11, 14, 17, 20, 23 é uma PA.
PG: 2, 6, 18, 54, 162, 486, 1458
(1889-1930) é a República Velha
1930-1945, 1945-1964, 1964-1985
de 1822 a 1889 e de 1889 a 1930
Guerra do Paraguai (1864–1870)
Lei 12.711/2012 e Lei 15.211/2025
Art. 5º da Constituição de 1988, incisos 1 a 78
Código 7K2M9XQ4
Veja a questão 7K2M9XQ4 e a 7K2M9XQ5.
questão#1234 da lista
ENEM 2019, questão 136, caderno azul
Fuvest 2020: itens 12, 13, 14 e 15
às 14:32 de 12/10/2024
12/10/2024 14:32:05
25/12/2023 e 01/01/2024
CEP 01310-100
CEP 20040-020 no Rio
x = 11, y = 98765, z = 4321
x=1; y=9; z=8; w=7; a=6; b=5
$x_1 = 11$, $x_2 = 98$, $x_3 = 765$
$$\\frac{98765}{4321} \\approx 22{,}86$$
$\\begin{pmatrix} 1 & 1 & 9 \\\\ 8 & 7 & 6 \\\\ 5 & 4 & 3 \\end{pmatrix}$
|1 2 3| |4 5 6| |7 8 9|
a matriz 1 0 0 / 0 1 0 / 0 0 1
det = 1·5·9 + 2·6·7 + 3·4·8
C6H12O6 + 6 O2 → 6 CO2 + 6 H2O
2 NaOH + H2SO4 → Na2SO4 + 2 H2O
1s2 2s2 2p6 3s2 3p6 4s2 3d10 4p6
Massa molar: 12 + 16 + 16 = 44 g/mol
N_A = 6,022 140 76 × 10²³
h = 6,626 070 15 × 10⁻³⁴ J·s
e = 2,718 281 828 459 045
√2 = 1,41421356237
√3 ≈ 1,73205080757
φ = 1,61803398875
log 2 = 0,30103 e log 3 = 0,47712
ln 10 = 2,302585093
sen 30° = 0,5; cos 60° = 0,5; tg 45° = 1
23°32' S e 46°38' O
23,5505 S, 46,6333 O
R$ 1.234.567,89
R$ 11.987.654,32
são 11.987.654.321 reais
US$ 98.765.432,10 de dívida
12,5% de 8.000 dá 1.000
1/2 + 1/3 + 1/6 = 1
3/4 de 240 = 180
5! = 120, 6! = 720, 10! = 3628800
12! = 479001600
13! = 6227020800
C(10,3) = 120 e A(10,3) = 720
60! / (6! · 54!) = 50063860
2 × 3 × 5 × 7 × 11 × 13 = 30030
1 + 2 + 3 + ... + 100 = 5050
M.M.C. de 12, 15 e 18 é 180
f(1) = 1, f(2) = 4, f(3) = 9
P(2, 3), Q(-1, 5), R(0, 0)
A(1,1), B(9,8), C(7,6), D(5,4)
pontos (11, 98) e (76, 54)
v = 36 km/h = 10 m/s
t = 0 s, 10 s, 20 s, 30 s; d = 0, 50, 200, 450 m
a tabela: 11 98 765; 12 99 800; 13 100 900
notas 7, 8, 9, 10, 6, 5, 4
alunos: 32, 35, 28, 40; total 135
média (7 + 8 + 9) / 3 = 8
O Twitter é uma rede social citada no texto.
O Instagram é usado por 113 milhões de brasileiros.
O texto fala do Facebook: análise do discurso.
Segundo o texto, o telefone foi inventado em 1876.
Graham Bell e o telefone, 10 de março de 1876
O celular emite ondas de 900 MHz a 1.800 MHz.
Uma onda de 2.450.000.000 Hz
O preço do telefone subiu de 500 para 750 reais
Meu número é primo? 97 só divide por 1 e 97.
a face do cubo é um quadrado de lado 6
no instante t = 3 s a bola para
instale a lâmpada em paralelo
O sinal @ é chamado de arroba em português.
Use o método da substituição: x = 2y + 1.
A resposta é a letra C, porque 3 · 4 = 12.
não é D, e sim E
Como ele chegou em 2,5? Eu achei 5/2.
Por que cancelou o (x - 2)?
Se a > 0 e b < 0, então a·b < 0.
a/b/c, e/ou, km/h, m/s², N·m
i) 1; ii) 2; iii) 3; iv) 4
I, II, III, IV, V, VI, VII, VIII, IX, X
dez mil, vinte mil, trinta mil, quarenta mil
vinte e um, trinta e dois, quarenta e três
um terço de nove é três, e dois terços são seis
os números zero, um e dois são os menores naturais
primeiro some dois e três, depois multiplique por quatro
e.g. Darwin, 1859; Mendel, 1866; Watson e Crick, 1953
p. 112-118, cap. 4, vol. 2
ISBN 978-85-359-0277-5
2,4-dinitrofenol e 1,1,1-tricloroetano
3,7-dimetil-octa-1,6-dieno
DNA: 5'-ATG CCC TTA GGA-3'
A T G C C T T A G G A
a b c d e f g h
x y z w são incógnitas
S O S, a n t e s de tudo, veja o enunciado
look at the example below and answer 1, 2 and 3
She lives at 221B Baker Street.
no item 3.com a dica 2 fica fácil
E.C.A., O.N.U., U.S.P., D.D.D.
3º A, 2º B, 1º C: 34, 36 e 38 estudantes
https://farol.test/q/7K2M9XQ4
[a questão](/q/7K2M9XQ4) explica
`
  .trim()
  .split("\n");
