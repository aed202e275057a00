import type { YearRepairs } from "#app/domain/questions/enem/repairs/repair.ts";

export const repairs2013: YearRepairs = {
  "6": { of: "6bbeee76", edits: [["frustada", "frustrada"]] },
  "22": { of: "eff7dbbc", edits: [["cientifícas", "científicas"]] },
  "45": { of: "37c3343b", edits: [["tormarem", "tornarem"]] },
  "48": {
    of: "af25f20d",
    opening:
      "Duas garrafas PET, uma pintada de branco e a outra de preto, foram acopladas cada uma a um termômetro. No ponto médio entre elas, uma lâmpada incandescente ficou acesa por alguns minutos e depois foi desligada. As temperaturas foram monitoradas com a lâmpada acesa e, depois de desligada, até o equilíbrio térmico com o ambiente.",
  },
  "54": {
    of: "8b627c0d",
    opening:
      "O politereftalato de etileno (PET), cuja estrutura é mostrada, pode ser reciclado e reutilizado. Uma das opções é produzir matérias-primas, como o etilenoglicol (1,2-etanodiol), a partir de objetos de PET pós-consumo.",
  },
  "57": {
    of: "6d7cfbc6",
    opening:
      "A lateral de uma garrafa PET cheia d’água foi perfurada em três alturas. Com a garrafa tampada, a água não vazou por nenhum dos orifícios; com a garrafa destampada, escoou conforme a figura.",
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
  "82": {
    of: "5b1d3315",
    opening:
      "Em um piano, o Dó central e a próxima nota Dó (Dó maior) apresentam sons parecidos. As figuras mostram o formato dessas ondas sonoras, com intervalos de tempo idênticos (T).",
  },
  "83": {
    of: "08816e3f",
    opening:
      "O circuito apresentado mede temperatura: o elemento sensor ocupa um dos braços do circuito (R<sub>S</sub>), e a dependência de sua resistência com a temperatura é conhecida.",
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
  "90": {
    of: "807e5681",
    opening:
      "As moléculas de nanoputians lembram figuras humanas. Um exemplo é o NanoKid, representado na figura:",
  },
  "98": { of: "eb612018", edits: [["fetichi – zam", "fetichizam"]] },
  "102": { of: "53664a3f", edits: [["exclusiva – mente", "exclusivamente"]] },
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
  },
  "157": {
    of: "047812d5",
    opening:
      "Uma piscina na forma de um cilindro circular reto tem 1 m de profundidade, volume igual a 12 m³ e base de raio R e centro O. Nela será construída uma ilha de lazer seca, também cilíndrica, de raio r e mesmo centro, conforme a figura, de modo que o espaço destinado à água tenha volume de, no mínimo, 4 m³.",
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
  },
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
