import type { YearRepairs } from "#app/domain/questions/enem/repairs/repair.ts";

export const repairs2017: YearRepairs = {
  "20": { of: "6575057a", edits: [["c omplicado", "complicado"]] },
  "39": { of: "9a40b243", edits: [["pésmuito", "pés muito"]] },
  "48": { of: "b2e22f6e", edits: [["dafilosofia", "da filosofia"]] },
  "51": { of: "76e9405e", edits: [["expressara", "expressar a"]] },
  "66": { of: "2ecb9613", edits: [["imfuência", "influência"]] },
  "130": {
    of: "fd5ffce3",
    edits: [
      ["Α-caroteno", "α-caroteno"],
      ["Γ-caroteno", "γ-caroteno"],
      ["Α-criptoxantina", "α-criptoxantina"],
    ],
  },
  "157": { of: "ef631ea3", edits: [["jóia", "joia"]] },
  "163": {
    of: "75aea391",
    opening:
      "Em um parque há dois mirantes: o topo do mirante 1 é acessado pelo elevador 1, e o do mirante 2, pelo elevador 2. É possível ir de um ao outro a pé ou por um teleférico.",
  },
  "165": {
    of: "4301639c",
    opening:
      "Os resultados de uma pesquisa eleitoral, a respeito de dois candidatos, foram representados no Gráfico 1.",
  },
  "166": {
    of: "48f84d00",
    opening:
      "Um cientista modela a pressão arterial por uma função P(t) = A + Bcos(kt), em que A, B e k são constantes reais positivas e t é o tempo, em segundo. Um batimento cardíaco é o intervalo de tempo entre duas sucessivas pressões máximas. Em um caso específico, o cientista obteve os dados:",
  },
  "167": {
    of: "87cdfc9f",
    opening:
      "Um chefe de cozinha usará um melão esférico de 10 cm de diâmetro para espetar doces. Ele retirará uma calota, como na figura, de modo que o raio r da seção de corte seja de pelo menos 3 cm e que a região em que os doces serão afixados tenha a maior área possível.",
  },
  "168": {
    of: "cd7e347e",
    opening:
      "Uma igreja possui abóbadas parabólicas. A seta na Figura 1 ilustra uma delas, e a Figura 2 fornece sua vista frontal, com medidas hipotéticas.",
  },
  "169": { of: "9f4c6484", whole: true },
  "171": {
    of: "388e1a14",
    opening:
      "No pivô central de irrigação, um cano apoiado em torres gira em torno da base, conforme as figuras. Cada torre move-se com velocidade constante.",
  },
  "172": {
    of: "50d11a94",
    opening:
      "Dois reservatórios, A e B, são alimentados por bombas distintas por 20 horas. A figura mostra a quantidade de água em cada um.",
  },
  "174": {
    of: "282556b8",
    opening: "O gráfico apresenta a taxa de desemprego, em %, de março de 2008 a abril de 2009.",
  },
  "175": {
    of: "f19dee2c",
    opening:
      "Numa avenida há 10 semáforos. Por uma pane, ficaram fixos em verde, com probabilidade de 2/3, ou em vermelho, com probabilidade de 1/3, de forma independente. Uma pessoa percorreu toda a avenida, observando a cor de cada um deles.",
  },
  "177": {
    of: "7d6fd2e8",
    opening:
      "Uma empresa espera atrair um milhão de clientes à sua página e escolherá o formato da senha entre as opções do quadro, em que “L” e “D” representam, respectivamente, letra maiúscula e dígito.",
  },
  "178": {
    of: "1399b465",
    opening:
      "Em um torneio, cada jogador joga uma única vez com cada um dos outros. O quadro mostra o número de partidas:",
  },
  "179": {
    of: "746e62ff",
    opening:
      "Um morador tem 50% de probabilidade de se atrasar para o trabalho quando chove e 25% quando não chove. Para determinado dia, estima-se em 30% a probabilidade de chuva.",
  },
  "180": {
    of: "84cea054",
    opening:
      "Às 17 h 15 min começa uma chuva de intensidade constante. Uma piscina em forma de paralelepípedo retângulo, inicialmente vazia, acumula água e, às 18 horas, o nível alcança 20 cm. Nesse instante, abre-se um ralo de vazão constante. Às 18 h 40 min a chuva cessa, e o nível da água baixou para 15 cm.",
  },
};
