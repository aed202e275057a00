/** Contacts as students disguise them: each must be masked. One a line. */
const telephones = `
11987654321
(11) 98765-4321
11 98765 4321
11 98765-4321
11.98765.4321
11-98765-4321
+55 11 98765-4321
+5511987654321
0055 11 98765 4321
5511987654321
011 98765-4321
(11)987654321
(11) 9 8765-4321
11 9 8765 4321
1 1 9 8 7 6 5 4 3 2 1
1-1-9-8-7-6-5-4-3-2-1
1.1.9.8.7.6.5.4.3.2.1
1,1,9,8,7,6,5,4,3,2,1
1 1 / 9 8 7 6 5 / 4 3 2 1
１１ ９８７６５-４３２１
𝟏𝟏 𝟗𝟖𝟕𝟔𝟓 𝟒𝟑𝟐𝟏
①①⑨⑧⑦⑥⑤④③②①
1️⃣1️⃣9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣
11🔥98765🔥4321
1🙂1🙂9🙂8🙂7🙂6🙂5🙂4🙂3🙂2🙂1
11 9​8765​4321
11 9*8765*4321
**11** **98765** **4321**
11\\ 98765\\-4321
1&#49;98765&#52;321
&#x31;&#x31; 98765-4321
11 98765_4321
11 98765~4321
[11] 98765-4321
{11} 98765 4321
11|98765|4321
11 – 98765 – 4321
11 — 98765—4321
onze nove oito sete seis cinco quatro três dois um
um um nove oito sete meia cinco quatro três dois um
um um, nove oito sete seis cinco, quatro três dois um
onze, noventa e oito, setenta e seis, cinquenta e quatro, trinta e dois, um
onze nove oitenta e sete sessenta e cinco quarenta e três vinte e um
onze 9 oito 7 seis 5 quatro 3 dois 1
11 nove oito sete seis cinco 4321
ONZE NOVE OITO SETE SEIS CINCO QUATRO TRÊS DOIS UM
onze-nove-oito-sete-seis-cinco-quatro-três-dois-um
11 9 oito sete meia cinco traço quatro três dois um
vinte e um nove nove oito meia quatro um dois três cinco
ddd 11 depois 98765-4321
meu número: 98765-4321
98765-4321 é o meu
me chama: 98765-4321
me liga 9 8765-4321
meu zap é 1 2 3 4 5 6 7 9
zap 98765 4321
zap: 987654321
z4p 98765-4321
meu whats: 9 8765 4321
whatsapp 99123456
wpp 987654321
celular 98765.4321
telefone 3456-7890
fone (11) 3456-7890
ligue (21) 2345-6789
tel.: 21 2345 6789
(31) 3456 7890
11 3456-7890
meu contato 11 9 8 7 6 5 4 3 2 1
manda oi pra mim 11 98765-4321 valeu
alguém anota? 21 99864-1235 é meu
tô em SP, 11 98765 4321, me ajudem
11 9876S O que falta eu digo, me chama 98765 4321
11 9l234 5678
11 9I234-5678
11 98765 432l
me passa seu whats? o meu é 83 98812 3456
85988123456
(85)98812.3456
+55 (48) 99123 4567
99 98123-4567
fica 4 8 9 9 1 2 3 4 5 6 7 o contato
ligar: 27 9 9912-3456
zapzap 5 5 2 7 9 9 9 1 2 3 4 5 6
9-9123-4567
nove nove um dois três quatro cinco seis oito e ddd 27 vinte e sete nove nove um dois três quatro cinco seis oito
meia meia nove nove um dois três quatro cinco seis oito
$11987654321$
$(11)\\ 98765\\text{-}4321$
`;

const emails = `
ana.lima@exemplo.com.br
ANA＠GMAIL.COM
me escreve em ana@gmail . com
ana arroba gmail ponto com
ana (at) gmail.com
ana [at] gmail [dot] com
ana{arroba}gmail{ponto}com
ana <arroba> gmail <ponto> com
ana @ gmail
ana99 at gmail dot com
ana.lima no gmail ponto com
ana lima_99 arroba hotmail
analima gmail com
analima gmail.com
analima_outlook@outlook
anaⒶgmail@gmail.com
ana&#64;gmail.com
ana&commat;gmail&period;com
ana@gmail&#46;com
ana**@**gmail.com
ana\\@gmail.com
a n a @ g m a i l . c o m
a.n.a.@.g.m.a.i.l.c.o.m
a_n_a_@_g_m_a_i_l
ana​@​gmail​.com
ana@gmаil.com
аna@gmail.com
meu email é ana.lima99
meu gmail: analima2008
e-mail = joao_pedro.07
joão@escola.edu.br
joao@ufrj.br
joao(arroba)terra.com.br
joao ponto silva arroba yahoo ponto com ponto br
joao.silva@proton.me
ana 🙂 gmail 🙂 com
ana@gmail•com
ana (a) gmail.com
ANA ARROBA HOTMAIL PONTO COM
escreve: ana-lima+enem@uol.com.br
ana@icloud
o meu é ana_b at icloud.com
`;

const handles = `
segue no insta @ana.lima
insta: ana_lima99
meu insta é analima
meu instagram é ana.lima
meu 1nsta é analima
meu inst@: ana_lima
!nsta ana_lima
in$ta ana.lima7
i n s t a : a n a l i m a
meu insta → @analima
insta 👉 ana_lima
instagram.com/analima
@analima08
@ana_lima
@ ana.lima
arroba ana_lima
arroba ana.lima08
insta arroba analima
(arroba)analima no insta
[at]analima
me segue no insta analima
me adiciona no discord analima
discord: analima#1234
meu discord é ana.lima
d1scord ana_lima
analima#4821
me acha no telegram ana_lima
telegram @analima
t.me/analima
wa.me/5511987654321
tiktok @analima
meu tiktok: analima.estuda
tik tok ana_lima12
snap: ana_lima
meu snapchat é analimaa
twitter @analima
facebook ana.lima.5
meu face é ana.lima
me add no face ana.lima.99
meu ig é analima
ig: ana_lima
add ana_lima99
segue lá: ana.lima_
insta ana underline lima @ana
discord.gg/abc123
chat.whatsapp.com/AbCdEf
linktr.ee/analima
＠analima
@&#97;nalima
@ana​lima
me procura no skype ana.lima
roblox: ana_lima10
meu threads é ana.lima
`;

const asLines = (text: string) => text.trim().split("\n");

export const contactTexts: readonly string[] = [telephones, emails, handles].flatMap(asLines);

/** Honest texts full of numbers, formulas and names: none may be changed. */
export const honestTexts: readonly string[] = asLines(
  `
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
`,
);
