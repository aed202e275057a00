const lines = (text: string) => text.trim().split("\n");

export const selfHarmPhrases = lines(`
quero morrer
eu quero morrer logo
queria morrer
só queria morrer mesmo
tô pensando em me matar
estou pensando em suicídio
penso em me matar todos os dias
vou me matar
decidi me matar hoje
tentei me matar semana passada
tenho vontade de morrer
me dá vontade de sumir do mundo
queria sumir de vez
queria desaparecer pra sempre
queria não existir mais
queria dormir e não acordar
queria dormir e nunca mais acordar
queria nunca ter nascido
queria estar morta
queria estar morto
não quero mais viver
não aguento mais viver
nao aguento mais essa vida
não consigo mais viver assim
não vejo sentido em viver
não vejo mais sentido na vida
não tem mais motivo pra continuar vivendo
não tenho motivo pra viver
viver não vale a pena
minha vida não vale nada
minha vida não faz sentido
minha vida acabou
seria melhor se eu não existisse
era melhor eu morrer
todos ficariam melhor sem mim
minha família ia ficar melhor sem mim
o mundo ficaria melhor sem mim
ninguém sentiria minha falta
ninguém vai sentir falta de mim
ninguém ligaria se eu morresse
cansei de viver
estou cansada de existir
escrevi uma carta de despedida
já deixei um bilhete de adeus
como faço para morrer sem dor
qual o jeito mais rápido de morrer sem sofrer
como me matar
quantos comprimidos precisa pra morrer
quantos remédios eu tomo pra não acordar
me corto quando fico nervosa
eu me cortei ontem
tenho me cortado
voltei a me cortar
me machuco de propósito
comecei a me mutilar de novo
quero me cortar
tenho vontade de me machucar
tenho pensamentos suicidas
tive ideação suicida
sou suicida
quero acabar com tudo
quero acabar com a minha vida
vou acabar com minha vida
penso em tirar minha própria vida
quero tirar minha vida
quero desistir de viver
vou desistir da vida
quero me jogar da ponte
tô com vontade de pular da janela
penso em pular do prédio
vou tomar todos os remédios da minha mãe
quero tomar veneno
vou me enforcar
não vou estar aqui amanhã
não quero estar vivo até o fim do ano
hoje à noite eu acabo com tudo
hoje é meu último dia aqui
adeus mundo
qro morrer
kero me matar
n quero mais viver
quero m0rrer
vou me m4tar
quero m.o.r.r.e.r
quero me suicidar
tô querendo desviver
vou me unalive
i want to die
kms
quiero morir
passei a gilete no braço
tenho cortes no meu braço
cortei os pulsos
queria virar estrelinha
quero encontrar minha vó no céu
deus podia me levar
queria que Deus me levasse
tenho medo de fazer uma besteira comigo
só queria que a dor acabasse
quero dar um fim em tudo
não faz diferença, vou me matar depois da prova
essa questão é difícil e eu quero morrer, não aguento mais viver
prefiro morrer
vomito tudo depois de comer
`);

export const abusePhrases = lines(`
meu padrasto me bate
meu pai me bateu ontem
minha mãe me espanca
meu tio passa a mão em mim
meu tio tocou em mim
meu padrasto entra no meu quarto à noite
meu avô mexe comigo
meu primo abusou de mim
meu professor me pediu nudes
o professor me pediu foto sem roupa
meu namorado me obriga a transar
meu namorado me ameaça
meu ex me persegue
fui abusada
fui estuprada
já fui molestada quando criança
estou sendo ameaçado
estou sendo chantageada
apanho em casa
apanho do meu pai
levei surra de cinto de novo
me batem em casa
me obrigam a fazer coisas
tenho medo de voltar pra casa
tenho medo do meu pai
tenho medo de ficar sozinha com ele
vazaram meus nudes
espalharam minhas fotos íntimas
sofro abuso em casa
sofro violência doméstica
sofro bullying na escola
tentou me estuprar
tentaram me agarrar
meu pai bate na minha mãe
meu padrasto espanca a gente
ele disse que era nosso segredo
se eu contar ele me mata
ele faz aquilo comigo toda noite
meu vizinho me espia
um homem me agarrou na rua
não tenho o que comer em casa
me deixam trancada
meu pai chega bêbado e me bate
meu treinador tirou minha roupa
o pastor passou a mão na minha perna
quer que eu mande nudes
`);

/** Exaggeration, exam subjects and everyday words. */
export const harmlessPhrases = lines(`
qual a resposta
não entendi a questão
morri de rir com essa
essa prova me matou
tô morrendo de sono
quero morrer de rir
vou me matar de estudar
vou morrer de vergonha se errar
morrendo de fome
como calcular a taxa de mortalidade
por que Getúlio Vargas se suicidou
explique o suicídio segundo Durkheim
o que é suicídio anômico
suicídio altruísta e egoísta diferença
a morte de Vargas em 1954
o que foi a peste negra
quantos morreram na Segunda Guerra
o que é apoptose, a morte celular programada
por que a célula morre
o eu lírico deseja a morte
o tema da morte no romantismo
Álvares de Azevedo e a morte
quem matou Júlio César
quem mata mais, o mosquito ou o tubarão
Macabéa morre no fim do livro
Brás Cubas está morto e narra
como morre a personagem Iracema
o que é violência simbólica
o que é violência doméstica segundo a lei Maria da Penha
explique a lei Maria da Penha
o que é assédio moral
abuso de poder na República Velha
o que é abuso de autoridade
a escravidão e a violência contra os escravizados
estupro coletivo na guerra, como o texto trata
o que foi o genocídio de Ruanda
o que é eutanásia
pena de morte no Brasil
o que é bullying segundo o texto
a charge fala de bullying
o corte no gráfico
onde a reta corta o eixo x
corta o x dos dois lados
posso cortar o denominador
como sumir com o x da equação
por que o termo desaparece
o x some quando eu divido
o sinal desaparece por quê
desisto dessa questão
vou desistir de matemática
quero desistir do curso
não aguento mais estudar
não aguento mais matemática
cansei de química
cansei de errar
não vejo sentido nessa alternativa
não faz sentido essa conta
não vale a pena decorar a fórmula
minha nota não vale nada
qual o sentido da vida para Sartre
o sentido da vida segundo Camus
o mito de Sísifo e o suicídio filosófico
a angústia em Kierkegaard
niilismo de Nietzsche
Deus está morto, o que quer dizer
o que acontece se eu cortar a folha ao meio
cortei o papel em quatro partes
me cortei com a folha de papel
cortei o cabelo
pulei a questão
vou pular essa questão
quero pular para a próxima
vou pular do capítulo 2 para o 4
o corpo pula da ponte com velocidade v, qual a altura
um bungee jump, a pessoa pula da ponte
um homem se joga de um prédio e cai em queda livre
quantos comprimidos o paciente deve tomar por dia
quantos comprimidos tem na caixa
dose letal 50 o que é
veneno de cobra e soro
qual veneno age no sistema nervoso
como age o cianeto na respiração celular
overdose de paracetamol e o fígado
meu pai me ajuda a estudar
meu pai bateu o carro
minha mãe me obriga a estudar
minha mãe me manda estudar
meu professor me pediu um resumo
meu professor explicou diferente
meu tio me deu aula
meu irmão tocou violão
tocou o sinal
o carro bateu na parede, qual o impulso
a bola bate no chão e volta
o taco bate na bola
me bateu uma dúvida
bateu um desespero com essa prova
tenho medo de tirar nota baixa
tenho medo do ENEM
tenho medo de matemática
tô com medo da redação
tenho medo de errar
tô perdida nessa
me sinto burra com essa questão
tô muito ansiosa com a prova
estou cansado hoje
não consigo entender nada
tô chorando com essa questão de física
socorro, alguém me ajuda
help
me ajuda pelo amor de Deus
essa questão é um abuso de difícil
que questão violenta
a prova me espancou
levei uma surra da prova de química
apanhei dessa questão
tomei um pau em física
força de atrito me odeia
odeio essa matéria
a luta pela vida em Darwin
sobrevivência do mais apto
quem fica vivo na seleção natural
vida e morte severina
morte e vida severina, qual o tema
quero viver de música
não quero mais estudar hoje
quero sumir com esse x
vou embora do Brasil depois de formado
ele me passou a fórmula
ele me obriga a usar a fórmula
me obrigaram a fazer a prova
vou de base na prova
quero acabar com essa dúvida
quero acabar logo essa lista
vou acabar com tudo que falta da lista
preciso acabar a redação
`);
