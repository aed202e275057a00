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
can$ei de viver
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
