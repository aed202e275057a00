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
