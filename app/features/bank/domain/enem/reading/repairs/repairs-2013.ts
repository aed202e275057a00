import type { YearRepairs } from "./repair.ts";

export const repairs2013: YearRepairs = {
  "4": {
    of: "9e49cbff",
    edits: [
      ["Há já algum tempo", "**TEXTO I**\n\nHá já algum tempo"],
      ["TEXTO II\n", "**TEXTO II**\n"],
      ["_DESCARTES", "DESCARTES"],
      ["_SILVA", "SILVA"],
      ["(adaptado)._", "(adaptado)."],
    ],
  },
  "6": {
    of: "6bbeee76",
    edits: [
      ["frustada", "frustrada"],
      ["dardos quebrados; os", "dardos quebrados;  \nos"],
      ["espalhados. Destelhadas", "espalhados.  \nDestelhadas"],
      ["casas, Vermelhas", "casas,  \nVermelhas"],
      ["tingido, Nos", "tingido,  \nNos"],
      ["resguardo, mas", "resguardo,  \nmas"],
      ["São Paulo. Contexto", "São Paulo: Contexto"],
    ],
  },
  "10": { of: "738c2e60", edits: [["sociais e políticas. Maquiavel", "sociais e políticas, Maquiavel"]] },
  "12": { of: "5544ace2", edits: [["em nome da celebração", "em nome da celebração."]] },
  "15": {
    of: "2c323a42",
    edits: [
      ["_MARX", "MARX"],
      ["(adaptado)._", "(adaptado)."],
    ],
  },
  "18": { of: "a2dd6722", edits: [["Acesso em 17 abr, 2010", "Acesso em: 17 abr. 2010"]] },
  "21": { of: "5432a8e5", edits: [["Bercito, D.", "BERCITO, D."]] },
  "22": {
    of: "eff7dbbc",
    edits: [
      ["cientifícas", "científicas"],
      ["São Paulo Abril Cultural", "São Paulo: Abril Cultural"],
    ],
  },
  "23": { of: "967af075", edits: [["pista do nossos medos", "pista dos nossos medos"]] },
  "24": { of: "9f4fefe9", edits: [["se quiser de alojamento", "se quiser, de alojamento"]] },
  "26": { of: "791071ca", edits: [["São Paulo. Martins", "São Paulo: Martins"]] },
  "27": {
    of: "c711e411",
    edits: [
      ["ARISTOTELES", "ARISTÓTELES"],
      ["Aristoteles", "Aristóteles"],
    ],
  },
  "29": {
    of: "d858728a",
    edits: [
      ["PRIORE, M.  \nFestas", "PRIORE, M. Festas"],
      ["JR, R.  \nUm olhar", "JR., R. Um olhar"],
      ["1994  \n(adaptado)", "1994 (adaptado)"],
      ["as festa da Coroação", "a festa da Coroação"],
    ],
  },
  "31": { of: "125b8c66", edits: [["Acesso em 17", "Acesso em: 17"]] },
  "33": {
    of: "54097019",
    edits: [
      ["Acesso em 14", "Acesso em: 14"],
      ["SCHWARCZ, L.M.", "In: SCHWARCZ, L. M."],
    ],
  },
  "35": {
    of: "e11d7570",
    edits: [
      ["Puertal Del Sol", "Puerta Del Sol"],
      ["Rodriguez. O.", "RODRIGUEZ, O."],
    ],
  },
  "36": {
    of: "f6ce963e",
    edits: [
      ["_KANT", "KANT"],
      ["(adaptado)._", "(adaptado)."],
    ],
  },
  "37": { of: "6d7e3239", edits: [["SILVEIRA; M. L.", "SILVEIRA, M. L."]] },
  "38": { of: "362bc084", edits: [["Escravidão em  \nMinas", "Escravidão em Minas"]] },
  "40": {
    of: "f89af3e8",
    edits: [
      ["Ela acorda tarde", "**TEXTO I**\n\nEla acorda tarde"],
      ["TEXTO II\n", "**TEXTO II**\n"],
      ["Ipotasi", "Ipotesi"],
      ["v. 2. n. 2", "v. 2, n. 2"],
    ],
  },
  "41": {
    of: "90a6355a",
    edits: [
      ["_CUPANI", "CUPANI"],
      ["(adaptado)._", "(adaptado)."],
    ],
  },
  "44": { of: "4b9d0df8", edits: [["judiciais..", "judiciais."]] },
  "45": { of: "37c3343b", edits: [["tormarem", "tornarem"]] },
  "48": {
    of: "af25f20d",
    opening:
      "Duas garrafas PET, uma pintada de branco e a outra de preto, foram acopladas cada uma a um termômetro. No ponto médio entre elas, uma lâmpada incandescente ficou acesa por alguns minutos e depois foi desligada. As temperaturas foram monitoradas com a lâmpada acesa e, depois de desligada, até o equilíbrio térmico com o ambiente.",
  },
  "52": {
    of: "02583804",
    edits: [
      ["todos o aparelhos", "todos os aparelhos"],
      ["frequências próximas", "frequências próximas."],
    ],
  },
  "54": {
    of: "8b627c0d",
    opening:
      "O politereftalato de etileno (PET), cuja estrutura é mostrada, pode ser reciclado e reutilizado. Uma das opções é produzir matérias-primas, como o etilenoglicol (1,2-etanodiol), a partir de objetos de PET pós-consumo.",
  },
  "56": {
    of: "e21f407b",
    edits: [
      ["De Motu Cordis", "_De Motu Cordis_"],
      ["Willian Harvey", "William Harvey"],
    ],
  },
  "57": {
    of: "6d7cfbc6",
    opening:
      "A lateral de uma garrafa PET cheia d’água foi perfurada em três alturas. Com a garrafa tampada, a água não vazou por nenhum dos orifícios; com a garrafa destampada, escoou conforme a figura.",
  },
  "61": { of: "2785381c", edits: [["plataforma de 20 kg", "plataforma de 20 kg."]] },
  "64": {
    of: "bd4ecec8",
    edits: [
      ["ClO−(aq)", "ClO<sup>−</sup> (aq)"],
      ["H3O+(aq)", "H3O+ (aq)"],
      ["pKa= − log Ka= 7,53", "pK<sub>a</sub> = −log K<sub>a</sub> = 7,53"],
    ],
  },
  "65": {
    of: "5a4970be",
    opening:
      "Na ola mexicana, os espectadores de uma linha ficam de pé e se sentam, sincronizados com os da linha adjacente, e o efeito se propaga pelo estádio como uma onda progressiva.",
  },
  "66": {
    of: "449207bb",
    opening:
      "Para serrar ossos e carnes congeladas, um açougueiro utiliza uma serra de fita com três polias e um motor, que pode ser montada de duas formas, P e Q. Por segurança, é necessário que a serra possua menor velocidade linear.",
  },
  "68": {
    of: "764300cf",
    opening:
      "O glifosato (C<sub>3</sub>H<sub>8</sub>NO<sub>5</sub>P) é um herbicida que possui os grupos funcionais carboxilato, amino e fosfonato. Os produtos de sua degradação no solo são o ácido aminometilfosfônico (AMPA) e a N-metilglicina (sarcosina):",
    lost: "alternativas de outra questão",
  },
  "71": {
    of: "ac1748da",
    opening:
      "A varfarina é usada como anticoagulante em concentração plasmática superior a 1,0 mg/L, mas acima de 4,0 mg/L pode desencadear hemorragias. Ela se dissolve exclusivamente no plasma, que representa 60% do sangue em volume. Um indivíduo adulto, com volume sanguíneo total de 5,0 L, receberá por via intravenosa uma solução de 3,0 mg/mL desse fármaco.",
  },
  "72": {
    of: "6b2d4a64",
    opening:
      "Em uma cozinha há uma geladeira (G), uma tomada (T) e uma lâmpada (L), conforme a figura. Um eletricista deseja medir a tensão elétrica aplicada à geladeira, a corrente total e a corrente na lâmpada, e dispõe de um voltímetro (V) e dois amperímetros (A).",
  },
  "74": { of: "a18ae3ea", edits: [["das Letras, 2002", "das Letras, 2002."]] },
  "76": { of: "e7f16d6c", alternatives: { C: "Paralelo ao plano e no mesmo sentido do movimento." } },
  "82": {
    of: "5b1d3315",
    opening:
      "Em um piano, o Dó central e a próxima nota Dó (Dó maior) apresentam sons parecidos. As figuras mostram o formato dessas ondas sonoras, com intervalos de tempo idênticos (T).",
  },
  "83": {
    of: "08816e3f",
    opening:
      "O circuito apresentado mede temperatura: o elemento sensor ocupa um dos braços do circuito (R<sub>S</sub>), e a dependência de sua resistência com a temperatura é conhecida.",
    edits: [["Rs = 100", "R<sub>S</sub> = 100"]],
  },
  "85": {
    of: "559b9415",
    opening:
      "Para abrir uma porta, uma corrente elétrica i = 6 A percorre uma barra condutora de comprimento L = 5 cm, presa a uma mola de constante elástica k = 5 × 10<sup>−2</sup> N/cm e imersa em um campo magnético uniforme perpendicular ao plano. A barra sai da posição de equilíbrio a uma velocidade média de 5 m/s e atinge a catraca em 6 milissegundos, abrindo a porta.",
  },
  "86": {
    of: "93b7809f",
    opening:
      "As fraldas descartáveis que contêm o polímero poliacrilato de sódio (1) são mais eficientes na retenção de água que as fraldas de pano convencionais, constituídas de fibras de celulose (2).",
  },
  "87": {
    of: "287a65f8",
    edits: [
      ["instante TA", "instante T<sub>A</sub>"],
      ["aterrissagem em segurança", "aterrissagem em segurança."],
    ],
  },
  "90": {
    of: "807e5681",
    opening:
      "As moléculas de nanoputians lembram figuras humanas. Um exemplo é o NanoKid, representado na figura:",
  },
  "91-espanhol": { of: "2df5f91a", edits: [["20 fev. 2012", "20 fev. 2012."]] },
  "91-ingles": { of: "fdf6ae68", edits: [["Honduras,**\u00a0**UN", "Honduras, UN"]] },
  "92-espanhol": { of: "54807e9c", edits: [["cultura popula hispânica", "cultura popular hispânica"]] },
  "92-ingles": { of: "bf5241f5", edits: [["and ther\u00a0mammals", "and other mammals"]] },
  "93-espanhol": {
    of: "c4382afd",
    edits: [
      ["Pero un dia", "Pero un día"],
      ["Días del Castillo", "Díaz del Castillo"],
      ["demonstrando que", "demostrando que"],
    ],
  },
  "93-ingles": { of: "07bdac15", edits: [["25 fev. 2012", "25 fev. 2012."]] },
  "94-espanhol": {
    of: "1ea2c315",
    edits: [
      ["¡Cabra! Em vez", "¡Cabra! En vez"],
      ["Lo dicen lo repiten", "Lo dicen, lo repiten"],
      ["Barcelona; Lumen", "Barcelona: Lumen"],
    ],
  },
  "95-espanhol": { of: "ffca92fb", edits: [["y com ella", "y con ella"]] },
  "98": {
    of: "eb612018",
    edits: [
      ["fetichi – zam", "fetichizam"],
      ["SAMPAIO A. S.", "SAMPAIO, A. S."],
      ["1 mar 2013", "1 mar. 2013"],
    ],
  },
  "99": {
    of: "dcd74d2e",
    edits: [
      ["negro íoruba", "negro ioruba"],
      ["melhor compreenda agora", "melhor compreendo agora"],
      ["Olá. Negro!", "Olá, Negro!"],
      ["LIMA. J, ", "LIMA, J. "],
      ["**Obras completas**: Rio de Janeiro, Aguilar", "**Obras completas**. Rio de Janeiro: Aguilar"],
    ],
  },
  "102": { of: "53664a3f", edits: [["exclusiva – mente", "exclusivamente"]] },
  "105": {
    of: "0264e565",
    edits: [
      ["Art 3º", "Art. 3º"],
      ["Art 4°", "Art. 4º"],
    ],
  },
  "107": {
    of: "05ed60f9",
    edits: [
      ["511.a Reunião", "511.ª Reunião"],
      ["n.o 08/2011", "n.º 08/2011"],
      ["Augusta. n.o 349 e n.o 353", "Augusta, n.º 349 e n.º 353"],
      ["Paranaquá, n.o 315. n.o 327 e n.o 329", "Paranaguá, n.º 315, n.º 327 e n.º 329"],
      ["Consolação. Subprefeitura", "Consolação, Subprefeitura"],
      ["administrativo n.o", "administrativo n.º"],
    ],
  },
  "108": { of: "4754e0ee", edits: [["a preguiça, “Cem", "a preguiça. “Cem"]] },
  "109": { of: "d764826d", edits: [["Acesso em 3", "Acesso em: 3"]] },
  "110": { of: "471da601", edits: [["Acesso em 24", "Acesso em: 24"]] },
  "114": {
    of: "7659e803",
    opening:
      "O Texto I é um fragmento da carta de Pero Vaz de Caminha: andaram na praia oito ou dez homens da terra e, depois, vieram mais, até quatrocentos ou quatrocentos e cinquenta; alguns traziam arcos e flechas, que trocaram por carapuças ou por qualquer coisa que lhes davam; andavam todos “tão bem-dispostos, tão bem feitos e galantes com suas tinturas que muito agradavam”.",
  },
  "116": {
    of: "5e331b6b",
    edits: [
      ["N’aIma", "N’alma"],
      ["o espirito que", "o espírito que"],
      ["Brasilia", "Brasília"],
    ],
  },
  "121": { of: "8063a4e9", edits: [["palavras.**Veja**", "palavras. **Veja**"]] },
  "124": { of: "77a18043", edits: [["pré- pré-história", "pré-pré-história"]] },
  "136": {
    of: "81f5f8cf",
    opening:
      "As Torres Puerta de Europa são duas torres inclinadas, construídas em uma avenida de Madri. A inclinação das torres é de 15° com a vertical, e cada uma tem altura de 114 m (indicada na figura como o segmento AB). Elas são um exemplo de prisma oblíquo de base quadrada.",
  },
  "137": {
    of: "b907cf3b",
    opening:
      "O gráfico apresenta as notas de um professor em um processo seletivo. Cada um dos cinco membros da banca atribuiu duas notas, e a média final foi a média aritmética de todas elas.",
  },
  "138": {
    of: "dc17a549",
    opening:
      "Um banco solicitava a seus clientes uma senha pessoal de seis dígitos, formada somente por algarismos de 0 a 9. Um especialista recomendou uma nova senha, ainda de seis dígitos, que permitisse também as 26 letras do alfabeto, sendo cada letra maiúscula distinta de sua versão minúscula; outros tipos de caracteres eram proibidos. O coeficiente de melhora de uma alteração no sistema de senhas é a razão do novo número de possibilidades de senhas em relação ao antigo.",
  },
  "139": {
    of: "bf3809ba",
    opening:
      "Uma torneira ficou pingando, da meia-noite às seis horas da manhã, com a frequência de uma gota a cada três segundos. Cada gota tem volume de 0,2 mL.",
  },
  "140": {
    of: "37a78737",
    opening:
      "Aproveita-se 100% da quantidade adquirida de produtos do tipo A, mas apenas 90% dos produtos do tipo B. Um comerciante quer o menor custo/benefício em cada produto. O quadro mostra os preços por quilograma, em reais.",
  },
  "141": {
    of: "c572e511",
    opening:
      "Três canos iguais, de raio externo 30 cm, são soldados entre si e colocados dentro de um cano de raio R. Entre os canos soldados e o cano maior há uma distância de 10 cm, garantida por um espaçador de metal, conforme a figura.",
    edits: [["√3\nO valor", "√3.\n\nO valor"]],
  },
  "142": {
    of: "6ccb2214",
    opening:
      "O índice de eficiência de uma vaca é o produto do tempo de lactação (em dias) pela produção média diária de leite (em kg), dividido pelo intervalo entre partos (em meses). A vaca mais eficiente é a que tem maior índice. A tabela apresenta os dados de cinco vacas:",
  },
  "143": {
    of: "9118b539",
    opening:
      "Um município disponibiliza a cada aluno uma bicicleta para o trajeto de ida e volta entre sua casa e a escola. Na fase de implantação, um aluno realizou sempre o trajeto representado na figura, na escala 1 : 25 000, por cinco dias.",
  },
  "144": {
    of: "7771403e",
    opening:
      "Guarulhos (SP) possui, em proporção, a economia que mais cresce em indústrias, conforme o gráfico.",
  },
  "145": {
    of: "8695163d",
    opening:
      "A figura apresenta o setor 3 de um teatro, no qual as cadeiras escuras estão reservadas e as claras não foram vendidas.",
  },
  "146": {
    of: "d435556e",
    opening:
      "O gráfico mostra o número de compradores de dois produtos, A e B, em uma loja, em janeiro, fevereiro e março de 2012.",
  },
  "147": {
    of: "f637a62d",
    opening:
      "Deseja-se cercar os lados de um terreno que não margeiam o rio com uma tela vendida em rolos de 48 m, comprados inteiros.",
  },
  "149": {
    of: "27c3e51f",
    opening:
      "A projeção é de crescimento constante da produção anual de arroz em uma região de 2012 a 2021. O quadro apresenta a produção, em toneladas, dos primeiros anos.",
  },
  "151": {
    of: "c25b12d4",
    edits: [
      ["x2 + y2", "x<sup>2</sup> + y<sup>2</sup>"],
      ["− x2", "− x<sup>2</sup>"],
    ],
  },
  "152": {
    of: "5f36f290",
    opening:
      "A parte interior de uma taça foi gerada pela rotação de uma parábola em torno de um eixo z, conforme a figura.",
  },
  "154": {
    of: "1b326410",
    opening:
      "A Lei da Gravitação Universal, de Isaac Newton, estabelece a intensidade da força de atração entre duas massas, pela expressão:",
    edits: [["m1 e m2", "m<sub>1</sub> e m<sub>2</sub>"]],
  },
  "157": {
    of: "047812d5",
    opening:
      "Uma piscina na forma de um cilindro circular reto tem 1 m de profundidade, volume igual a 12 m³ e base de raio R e centro O. Nela será construída uma ilha de lazer seca, também cilíndrica, de raio r e mesmo centro, conforme a figura, de modo que o espaço destinado à água tenha volume de, no mínimo, 4 m³.",
    edits: [["para\u00a0π", "para π."]],
  },
  "160": {
    of: "efea97d0",
    opening:
      "Um empresário deseja comprar uma de cinco empresas. Ele analisa o lucro (em milhões de reais) de cada uma em função de seu tempo (em anos) de existência e decide pela que apresente o maior lucro médio anual.",
  },
  "161": {
    of: "af2b4ccd",
    opening:
      "Deseja-se postar cartas não comerciais: duas de 100 g, três de 200 g e uma de 350 g. O gráfico mostra o custo para enviar uma carta não comercial pelos Correios:",
  },
  "162": {
    of: "f216f424",
    opening:
      "Nos 200 hotéis de uma cidade, as diárias de um quarto padrão de casal são A = R$ 200,00; B = R$ 300,00; C = R$ 400,00 e D = R$ 600,00. No gráfico, as áreas representam a porcentagem de hotéis com cada valor.",
  },
  "164": {
    of: "4b833672",
    opening:
      "Um programa de edição transforma a figura original em uma nova figura, que deve apresentar simetria em relação ao ponto O.",
  },
  "165": {
    of: "6a699576",
    opening:
      "Um artesão dispõe de pedras de três cores: vermelhas, azuis e verdes. Ele pretende produzir joias no formato de um losango não quadrado, com pedras nos vértices, de modo que dois vértices consecutivos tenham sempre pedras de cores diferentes, como a joia da figura.",
  },
  "166": {
    of: "eec8bcd7",
    opening:
      "A meia-vida do césio-137 é de 30 anos. A quantidade restante de massa de um material radioativo, após t anos, é M(t) = A · (2,7)<sup>kt</sup>, em que A é a massa inicial e k é uma constante negativa.",
    edits: [["log10 2", "log<sub>10</sub> 2"]],
  },
  "167": {
    of: "7dc020e4",
    opening:
      "Uma propriedade da cerâmica é a contração: a evaporação da água que existe na peça, quando submetida a temperatura elevada no cozimento, causa uma redução de até 20% em suas dimensões lineares.",
  },
  "168": {
    of: "4f835cc0",
    opening:
      "Em uma fábrica, a máquina I produziu em setembro 54/100 do total de parafusos, dos quais 25/1000 eram defeituosos; a máquina II produziu os demais, dos quais 38/1000 eram defeituosos. O desempenho conjunto das máquinas é classificado pelo quadro, em que P é a probabilidade de um parafuso escolhido ao acaso ser defeituoso.",
  },
  "169": {
    of: "70c6c5f4",
    opening:
      "Em uma cartela com 60 números, o apostador escolhe de 6 a 10 números. São sorteados 6, e ele é premiado se os 6 estiverem entre os escolhidos em uma mesma cartela. O quadro apresenta o preço da cartela.",
  },
  "171": {
    of: "fedbc08a",
    opening:
      "Em cada ciclo completo (verde-amarelo-vermelho) de um semáforo, a luz amarela permanece acesa por 5 segundos, e o tempo da luz verde é igual a 2/3 do tempo da luz vermelha. A luz verde fica acesa, em cada ciclo, durante X segundos, e cada ciclo dura Y segundos.",
    edits: [["relação entre X e Y", "relação entre X e Y?"]],
  },
  "172": { of: "6f52c9a7", edits: [[".png)com t", ".png), com t"]] },
  "174": {
    of: "1c626b3e",
    opening:
      "A figura apresenta dois mapas, em que o estado do Rio de Janeiro é visto em diferentes escalas.",
  },
  "175": {
    of: "52eba3c2",
    opening:
      "Uma emissora de televisão pretende construir uma nova torre de transmissão, que envie sinal às antenas A, B e C, representadas no plano cartesiano:",
  },
  "176": {
    of: "19b4375a",
    opening:
      "Uma cozinheira, especialista em fazer bolos, utiliza uma forma no formato representado na figura:",
  },
  "177": { of: "db8620df", whole: true },
  "178": {
    of: "ca3a4d1f",
    opening:
      "Um restaurante serve bebidas em bandejas de base quadrada. Todos os copos têm o formato representado na figura:",
    edits: [["razão lBD", "razão l/BD"]],
  },
  "179": {
    of: "f3dea5c6",
    opening:
      "Dois postes, de 6 m e 4 m, são os segmentos BD e AC, e uma haste de sustentação é o segmento EF, todos perpendiculares ao solo, indicado pelo segmento AB. Os segmentos AD e BC são cabos de aço.",
  },
  "180": { of: "c9e8173e", opening: "Na gangorra da figura, os pontos A e B são equidistantes do pivô." },
};
