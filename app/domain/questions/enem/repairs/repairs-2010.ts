import type { YearRepairs } from "#app/domain/questions/enem/repairs/repair.ts";

export const repairs2010: YearRepairs = {
  "41": { of: "ceb5b7f1", edits: [["polítíca", "política"]] },
  "48": {
    of: "0f9afc0b",
    opening:
      "Os fusíveis da caixa de um carro protegem os circuitos elétricos e se fundem quando percorridos por uma corrente igual ou maior do que aquela que são capazes de suportar. O quadro mostra uma série de fusíveis e as correntes que suportam.",
  },
  "49": { of: "715f7490", edits: [["higienizaçao", "higienização"]] },
  "54": {
    of: "fbf04c0f",
    opening:
      "Júpiter perdeu uma de suas listras mais proeminentes. A seta destaca a região em que a faixa sumiu.",
  },
  "56": { of: "47a9ef05", whole: true },
  "63": {
    of: "c8f35d69",
    opening:
      "Uma nova tecnologia de geração de energia elétrica deverá ganhar espaço nos próximos anos: as células a combustível hidrogênio/oxigênio, representadas na figura.",
  },
  "67": { of: "f4c6f765", edits: [["uma vez que a a formação", "uma vez que a formação"]] },
  "68": {
    of: "92e7d938",
    opening:
      "Um relógio medidor de consumo de energia elétrica tem, da direita para a esquerda, os ponteiros da unidade, da dezena, da centena e do milhar, em quilowatt-hora. Se um ponteiro estiver entre dois números, considera-se o último número ultrapassado. O preço do quilowatt-hora é de R$ 0,20.",
  },
  "69": {
    of: "eb5b9c43",
    opening:
      "Alcoóis como o metanol e o etanol vêm sendo usados como aditivos ou substitutos da gasolina em veículos. O quadro mostra algumas de suas propriedades.",
  },
  "70": {
    of: "1ec3e499",
    opening: "A tabela traz especificações técnicas do manual de instruções de uma torneira elétrica.",
  },
  "73": {
    of: "b9690ef9",
    opening:
      "A média de massa da pasta residual de uma bateria usada é de 6 kg, dos quais 60% são PbSO<sub>4</sub>. O sulfato é retirado por lixiviação com solução de carbonato de sódio, em que se obtém o carbonato de chumbo(II) com rendimento de 91%.",
  },
  "75": { of: "c38d1d3e", opening: "O mapa mostra biomas brasileiros e dois trajetos, 1 e 2." },
  "77": { of: "b3d4d60d", whole: true },
  "80": { of: "87e45274", edits: [["molácula", "molécula"]] },
  "82": { of: "c6c8aa8d", edits: [["PO2-2", "PO<sub>2</sub><sup>2−</sup>"]] },
  "83": { of: "054e372e", edits: [["açúcar ma água", "açúcar na água"]] },
  "86": { of: "0063b220", whole: true },
  "103": { of: "48a71bea", edits: [[". E", "."]] },
  "134": { of: "98e4ba2b", edits: [["vizinhaça", "vizinhança"]] },
  "136": {
    of: "632422b9",
    opening:
      "Um professor dividiu a lousa da sala de aula em quatro partes iguais. Em seguida, preencheu 75% dela com conceitos e explicações, conforme a figura.",
  },
  "138": {
    of: "94cfaffd",
    opening:
      "Testes de preferência por bebedouros de água foram realizados com bovinos. Os bebedouros 1 e 2 têm a forma de um tronco de cone circular reto; o bebedouro 3 é um semicilindro com 30 cm de altura, 100 cm de comprimento e 60 cm de largura. Os três recipientes estão ilustrados na figura.",
  },
  "140": {
    of: "fa0e299e",
    opening:
      "A classificação no quadro de medalhas dos Jogos Olímpicos depende do número de medalhas de ouro, com desempate pelas de prata e, depois, pelas de bronze. Nas Olimpíadas de 2004, o Brasil foi o décimo sexto colocado, com 5 medalhas de ouro, 2 de prata e 3 de bronze. Parte desse quadro é reproduzida a seguir.",
  },
  "141": { of: "e714f79d", whole: true },
  "143": {
    of: "abd1e2c5",
    opening: "O gráfico mostra o desmatamento, em 2004, em nove estados da Amazônia.",
  },
  "144": {
    of: "77f5c2d1",
    opening:
      "Há proporcionalidade entre a resistência (R) e o comprimento (ℓ) de um condutor de mesma secção transversal (A), entre R e A para o mesmo ℓ e entre ℓ e A para a mesma R, como exemplificam as figuras.",
  },
  "145": { of: "9333a360", whole: true },
  "146": {
    of: "846eb599",
    opening:
      "A siderúrgica “Metal Nobre” produz uma peça maciça de ferro no formato de um paralelepípedo retangular, com as dimensões indicadas na figura.",
  },
  "147": {
    of: "9cb1fcf6",
    opening:
      "A figura I mostra as principais vias que interligam a cidade A com a cidade B. Cada número da figura II é a probabilidade de pegar um engarrafamento na via indicada; essas probabilidades são independentes umas das outras.",
  },
  "148": { of: "3de24f0b", edits: [["ínicio", "início"]], whole: true },
  "149": {
    of: "cbb56e24",
    opening:
      "Uma professora montou figuras com canudos de refrigerante, em que cada lado é um canudo. A quantidade de canudos (C) de cada figura depende da quantidade de quadrados (Q) que a formam.",
  },
  "151": {
    of: "b5c141ff",
    opening:
      "Dona Maria, diarista, precisa fazer café para vinte pessoas. Ela dispõe de uma leiteira cilíndrica e de copinhos plásticos, também cilíndricos.",
  },
  "152": {
    of: "ab252e46",
    opening:
      "Um satélite de telecomunicações, t minutos após ter atingido sua órbita, está a r quilômetros de distância do centro da Terra. Quando r assume seus valores máximo e mínimo, diz-se que o satélite atingiu o apogeu e o perigeu, respectivamente. Suponha que, para esse satélite, o valor de r em função de t seja dado pela expressão:",
  },
  "153": {
    of: "c85b637a",
    opening:
      "Uma empresa vende tanques de combustíveis de formato cilíndrico, em três tamanhos, com as medidas indicadas nas figuras. O preço do tanque é diretamente proporcional à área de sua superfície lateral. O dono de um posto deseja encomendar o tanque com menor custo por metro cúbico de capacidade de armazenamento.",
  },
  "156": {
    of: "b2b43b99",
    opening: "A figura mostra, em tons e curvas, as altitudes de uma região, com coordenadas em graus.",
  },
  "158": { of: "ae31796c", whole: true },
  "159": { of: "d1be193b", whole: true },
  "169": { of: "7222461c", edits: [["implusão", "impulsão"]] },
};
