/** Exaggeration, exam subjects and everyday words. */
export const harmlessPhrases = `
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
`
  .trim()
  .split("\n");
