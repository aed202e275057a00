import type { YearRepairs } from "./repair.ts";

export const repairs2015: YearRepairs = {
  "1": { of: "ccfdac55", edits: [["no mapa indica.", "no mapa indica"]] },
  "2": {
    of: "19ba662e",
    edits: [
      ["SILVA FILHO. A.", "SILVA FILHO, A."],
      ["Museu do Ceará: Secult-CE. 2001", "Museu do Ceará; Secult-CE, 2001"],
    ],
  },
  "5": {
    of: "d664277b",
    edits: [
      ["camponestas", "camponesas"],
      ["LAON, In:", "LAON. In:"],
    ],
  },
  "6": {
    of: "4f46afb6",
    edits: [
      ["GÂNGAVO, P M.", "GÂNDAVO, P. M."],
      ["2004 (adaptado)", "2004 (adaptado)."],
    ],
  },
  "9": { of: "4b674ba1", edits: [["magnifico", "magnífico"]] },
  "10": {
    of: "5846766f",
    edits: [
      ["MARINS, P. c. G.", "MARINS, P. C. G."],
      ["Revista do LEB", "Revista do IEB"],
      ["tev. 2007", "fev. 2007"],
    ],
  },
  "14": { of: "1f36c516", edits: [["ter sido por essa época, uma", "ter sido, por essa época, uma"]] },
  "16": { of: "132613c1", edits: [["próprios sentimento,", "próprios sentimentos,"]] },
  "20": { of: "4dca741d", edits: [["socioeconomicas", "socioeconômicas"]] },
  "23": { of: "1cac3354", edits: [["ALBUQUERQUE. W.", "ALBUQUERQUE, W."]] },
  "32": { of: "5ece72b6", edits: [["1 nov. 2014", "1 nov. 2014."]] },
  "35": { of: "91aa11d7", edits: [["desafio cultual", "desafio cultural"]] },
  "42": {
    of: "90f2b0a3",
    edits: [
      ["Fronteira, 1980", "Fronteira, 1980."],
      ["protestos púbicos", "protestos públicos"],
      ["impedir os casamento homoafetivos", "impedir o casamento homoafetivo"],
    ],
  },
  "43": { of: "6c303d84", edits: [["Globo 1950 (adaptado)", "Globo, 1950 (adaptado)."]] },
  "44": { of: "e7739512", edits: [["Disponivel", "Disponível"]] },
  "45": { of: "c0b273bf", edits: [["para a exploração econômica", "para a exploração econômica."]] },
  "46": { of: "73516763", edits: [["(HbO2)", "(HbO<sub>2</sub>)"]] },
  "47": {
    of: "b27e6f58",
    opening:
      "O escurecimento das águas dos rios, causado pelo despejo de corantes da indústria têxtil, desencadeia problemas no ecossistema aquático.",
  },
  "49": {
    of: "b7645f46",
    opening:
      "Um carro solar contém um painel fotovoltaico, que converte a energia do Sol em energia elétrica e alimenta um motor elétrico. A imagem mostra um deles.",
  },
  "50": {
    of: "e998a92c",
    opening:
      "A radiação ultravioleta (UV) é dividida, de acordo com três faixas de frequência, em UV-A, UV-B e UV-C, conforme a figura.",
    edits: [["10\\-9 m", "10<sup>−9</sup> m"]],
  },
  "52": { of: "f142cef1", opening: "O hidróxido de sódio sólido, exposto ao ar, parece “derreter”." },
  "53": {
    of: "e2ed6d9f",
    opening:
      "Uma fina camada de óleo sobre uma poça d’água apresenta iridescência, por interferência. Parte da luz incidente (1) reflete na interface ar/óleo e sofre inversão de fase (2), o que equivale a uma mudança de meio comprimento de onda; a parte refratada (3) reflete na interface óleo/água sem inversão de fase (4). O observador vê a cor do comprimento de onda que sofre interferência completamente construtiva entre os raios (2) e (5), o que exige uma espessura mínima da película. O caminho percorrido em (3) e (4) é o dobro da espessura E.",
    edits: [["Λ", "λ"]],
  },
  "55": {
    of: "cc3fc280",
    opening:
      "Um produtor de rúcula hidropônica precisa ajustar a concentração do íon nitrato (NO<sub>3</sub><sup>−</sup>) para 0,009 mol/L em um tanque de 5 000 litros e tem uma solução nutritiva de nitrato de cálcio 90 g/L. As massas molares de N, O e Ca são 14 g/mol, 16 g/mol e 40 g/mol, respectivamente.",
  },
  "56": { of: "34d92147", edits: [["geógrafico", "geográfico"]] },
  "57": {
    of: "d634f9eb",
    edits: [["ate -198°C", "até −198 °C"]],
    alternatives: { E: "Liberação de calor do nitrogênio para a vizinhança durante a liquefação." },
  },
  "59": {
    of: "d58a91b3",
    opening:
      "As abelhas usam um feromônio que indica a trilha percorrida (Composto A) e, quando pressentem o perigo, um feromônio de alarme (Composto B).",
  },
  "60": {
    of: "c661b823",
    opening:
      "Na oxidação de alcenos de cadeia normal, como o 1-fenil-1-propeno da figura, o permanganato de potássio (KMnO<sub>4</sub>) é utilizado para a produção de ácidos carboxílicos.",
    edits: [["ácido etanoico", "ácido etanoico."]],
  },
  "62": { of: "f6637050", edits: [["**Química na cabeç**a", "**Química na cabeça**"]] },
  "63": { of: "2a70c3c2", edits: [["pelo imã", "pelo ímã"]] },
  "64": { of: "3d6eafbd", edits: [["ago. 2012 (adaptado)", "ago. 2012 (adaptado)."]] },
  "65": {
    of: "f21cd5cb",
    opening:
      "Um selo de qualidade para garrafas térmicas informaria a variação de temperatura do conteúdo, seis horas depois do fechamento, como porcentagem do valor inicial da temperatura de equilíbrio do líquido na garrafa. O quadro apresenta as categorias.",
    edits: [
      ["10°C", "10 °C"],
      ["40°C", "40 °C"],
      ["16°C", "16 °C"],
    ],
  },
  "68": {
    of: "a34b0c79",
    opening:
      "Para instalar um computador, um monitor e uma lâmpada em seu quarto, um estudante precisaria de duas tomadas e um interruptor na rede elétrica. Ele decidiu esboçar com antecedência o esquema elétrico.",
  },
  "69": {
    of: "f214939e",
    opening:
      "Na respiração aeróbica, o consumo de uma molécula de glicose gera 38 moléculas de ATP; em condições anaeróbicas, gera apenas duas.",
  },
  "70": {
    of: "2ec0d910",
    edits: [
      ["_kd_", "_k_<sub>d</sub>"],
      ["_Km_", "_k_<sub>m</sub>"],
      ["Dd\u00a0 / Dm", "_D_<sub>d</sub> / _D_<sub>m</sub>"],
    ],
  },
  "71": {
    of: "be5b763b",
    opening:
      "As equações I a IV representam equilíbrios do carbonato de cálcio e do gás carbônico em água, a 25 °C.",
    edits: [["oC, qual", "°C, qual"]],
    alternatives: { B: "5x10-5" },
  },
  "73": {
    of: "db015f0a",
    edits: [
      ["leque da  \nreação em cadeia", "leque da reação em cadeia"],
      ["1973 (fragmento)", "1973 (fragmento)."],
      ["235U", "<sup>235</sup>U"],
      ["238U", "<sup>238</sup>U"],
    ],
  },
  "75": { of: "c35b45f0", edits: [["certa distancia", "certa distância"]] },
  "76": {
    of: "54780eb9",
    opening:
      "O zinco pode ser obtido da esfalerita (ZnS), de pureza 75%. A conversão do minério em zinco metálico tem rendimento de 80% nesta sequência: 2 ZnS + 3 O<sub>2</sub> → 2 ZnO + 2 SO<sub>2</sub>; ZnO + CO → Zn + CO<sub>2</sub>.",
  },
  "77": {
    of: "504bc50b",
    opening:
      "Hidrocarbonetos podem ser obtidos por descarboxilação oxidativa anódica, a eletrossíntese de Kolbe, ilustrada no esquema.",
  },
  "81": {
    of: "b4d9b576",
    opening:
      "A calda bordalesa mistura solução aquosa de sulfato de cobre(II), CuSO<sub>4</sub>, com óxido de cálcio, CaO, e só deve ser aplicada levemente básica. Para avaliar a basicidade, pingam-se três gotas sobre uma faca de ferro limpa: se surgir uma mancha avermelhada, a calda ainda não está com a basicidade necessária. O quadro apresenta potenciais padrão de redução.",
    alternatives: {
      A: "Ca<sup>2+</sup>(aq) + 2 Cu<sup>+</sup>(aq) → Ca(s) + 2 Cu<sup>2+</sup>(aq).",
      B: "Ca<sup>2+</sup>(aq) + 2 Fe<sup>2+</sup>(aq) → Ca(s) + 2 Fe<sup>3+</sup>(aq).",
      C: "Cu<sup>2+</sup>(aq) + 2 Fe<sup>2+</sup>(aq) → Cu(s) + 2 Fe<sup>3+</sup>(aq).",
      D: "3 Ca<sup>2+</sup>(aq) + 2 Fe(s) → 3 Ca(s) + 2 Fe<sup>3+</sup>(aq).",
      E: "3 Cu<sup>2+</sup>(aq) + 2 Fe(s) → 3 Cu(s) + 2 Fe<sup>3+</sup>(aq).",
    },
  },
  "82": {
    of: "4a1138e8",
    opening:
      "Com um saco de arroz, um pedaço de madeira triangular e uma barra de ferro cilíndrica e homogênea, os alunos mediram a massa da barra: dividiram-na em oito partes iguais e a apoiaram sobre a base triangular, com o saco pendurado em uma de suas extremidades, até o equilíbrio.",
  },
  "84": {
    of: "53c22eb7",
    opening:
      "A figura representa a queima de um bio-óleo: ΔH<sub>1</sub> é a variação de entalpia da queima de 1 g do bio-óleo, com formação de gás carbônico e água líquida, e ΔH<sub>2</sub>, a da conversão de 1 g de água do estado gasoso para o líquido.",
    edits: [
      ["-106", "−106"],
      ["-94", "−94"],
      ["-82", "−82"],
      ["-21", "−21"],
      ["-16", "−16"],
    ],
  },
  "85": {
    of: "68a613b2",
    opening:
      "Alhazen escreveu, no século XI, o Livro da Óptica, que explicava o funcionamento da câmara escura. Na figura, a imagem invertida de edificações aparece em um tecido utilizado como anteparo.",
  },
  "88": {
    of: "645497fd",
    edits: [
      ["do do telefone", "do telefone"],
      ["conforme o esquema", "conforme o esquema."],
    ],
  },
  "90": {
    of: "1631d253",
    opening:
      "A química verde busca reduzir danos ao meio ambiente. Considere duas rotas para a obtenção de ácido adípico, insumo da indústria têxtil e de plastificantes.",
  },
  "92-espanhol": { of: "149a3add", edits: [["en nustre país", "en nuestro país"]] },
  "94-espanhol": {
    of: "8ab653df",
    edits: [
      ["sossiego", "sosiego"],
      ["etnías", "etnias"],
    ],
  },
  "94-ingles": {
    of: "78883819",
    edits: [
      ["easily with subverted", "easily subverted"],
      ["hotair balloon", "hot-air balloon"],
    ],
  },
  "96": { of: "d46321d9", edits: [["da sociedade oportunizam", "da sociedade, oportunizam"]] },
  "101": { of: "2bd9fe56", edits: [["Philips,1975", "Philips, 1975"]] },
  "102": { of: "9a6eba3e", edits: [["– cotonete  \n", "– cotonete;  \n"]] },
  "107": {
    of: "1aa5c86d",
    edits: [
      ["nenhum pais como", "nenhum país como"],
      ["verás pais nenhum", "verás país nenhum"],
    ],
  },
  "109": {
    of: "5e0b5b2b",
    edits: [
      ["afrobrasileiras", "afro-brasileiras"],
      ["lemanjá", "Iemanjá"],
    ],
  },
  "113": {
    of: "ce02828b",
    edits: [
      ["que, as vezes,", "que, às vezes,"],
      ["e eé obrigada", "e é obrigada"],
    ],
  },
  "116": {
    of: "654a653c",
    alternatives: { D: 'Redundância nas expressões "cego dos óio" e "mata em frô".' },
  },
  "119": {
    of: "f82544ca",
    edits: [
      ['“Por translúcidas pões"', '"Por translúcida pões"'],
      ['como se em "prisão', 'como se lê em "prisão'],
    ],
  },
  "120": { of: "baf2fe0f", edits: [["citadito", "citadino"]] },
  "121": { of: "adbe7ca1", edits: [["estudants", "estudantes"]] },
  "123": { of: "e8d598c0", edits: [["reduzse", "reduz-se"]] },
  "125": {
    of: "b502af00",
    edits: [
      ["interent", "internet"],
      ["e-mail?**  \nAtualmente", "e-mail?**\n\nAtualmente"],
    ],
  },
  "126": {
    of: "b399b216",
    edits: [
      ["barroco- árcade", "barroco-árcade"],
      ["claúdio", "cláudio"],
    ],
  },
  "128": {
    of: "1f3b51d6",
    edits: [
      ["EVARISTO. M. C.", "EVARISTO, M. C."],
      ["BRANDÃO. H. N.", "BRANDÃO, H. N."],
    ],
  },
  "129": { of: "4ab29bf9", edits: [["HOLLANDA, H. B (Org.)", "HOLLANDA, H. B. (Org.)"]] },
  "130": { of: "a6091a04", edits: [["que que sabia", "que sabia"]] },
  "133": {
    of: "7818e325",
    edits: [
      ["treinamento militar imitações", "treinamento militar. As crianças romanas, então, fizeram imitações"],
    ],
  },
  "134": {
    of: "bf49efa6",
    edits: [
      ["folhas”, e um de", "folhas”, um de"],
      ["na Suiça", "na Suíça"],
    ],
  },
  "135": {
    of: "af0d9c82",
    edits: [
      ["eletro magnéticas", "eletromagnéticas"],
      ["OKUNO. E.", "OKUNO, E."],
    ],
  },
  "136": {
    of: "3370e9af",
    opening:
      "Um investidor inicia um dia com x ações e segue estes critérios: vende metade das ações que possui, assim que seu valor fica acima do valor ideal (Vi); compra a mesma quantidade de ações que possui, assim que seu valor fica abaixo do valor mínimo (Vm); vende todas as ações, quando seu valor fica acima do valor ótimo (Vo). O gráfico mostra a variação do valor da ação naquele dia.",
  },
  "137": {
    of: "f457117c",
    opening:
      "A base de uma mesa é um prisma reto cuja base é um triângulo equilátero com lados de 30 cm. Uma loja tem tampos de vidro circulares com raios de 18 cm, 26 cm, 30 cm, 35 cm e 60 cm. Deseja-se o tampo de menor diâmetro que seja suficiente para cobrir a base superior da mesa.",
  },
  "138": {
    of: "9e671de8",
    opening:
      "Nas locadoras P e Q, o valor da diária dos carros depende da distância percorrida, conforme o gráfico.",
  },
  "139": {
    of: "60d4f489",
    opening:
      "Em um jogo, vira-se uma carta na mesa, e cada jogador recebe nove cartas. Formam-se pares entre a carta da mesa e uma carta da mão que tenha valor equivalente. O esquema mostra a carta da mesa e as da mão de um jogador.",
  },
  "140": {
    of: "12fd27a2",
    opening:
      "O gráfico mostra a participação de consumidores das classes A, B, C e D em promoções, em cinco categorias: Correios, internet, mídias sociais, SMS e rádio/TV.",
  },
  "141": {
    of: "33075604",
    opening:
      "Uma embalagem no formato de paralelepípedo retangular reto tem, por dentro, 10 cm de altura e base de 20 cm por 10 cm. A mistura de sorvete, colocada no estado líquido, tem seu volume aumentado em 25% no congelador. Inicialmente é colocada uma mistura sabor chocolate com 1 000 cm³ e, depois de cremosa, uma mistura sabor morango, de modo que, ao final do congelamento, a embalagem fique completamente preenchida, sem transbordar.",
  },
  "142": {
    of: "79695417",
    opening: "Cem pessoas receberam senhas numeradas de 1 até 100. Uma das senhas é sorteada ao acaso.",
  },
  "143": {
    of: "febff1e7",
    opening: "O quadro mostra o tempo, em segundo, dos oito competidores de uma prova, por raia.",
  },
  "144": {
    of: "c56ff842",
    opening:
      "O Esquema I mostra a configuração de uma quadra de basquete. Os trapézios em cinza, chamados de garrafões, correspondem a áreas restritivas.",
    edits: [["executdas", "executadas"]],
  },
  "146": {
    of: "4c75043b",
    opening:
      "Uma cisterna cilíndrica tem 3 m de altura e 2 m de diâmetro. A nova deverá comportar 81 m³ de água, mantendo o formato cilíndrico e a altura da atual. Utilize 3,0 como aproximação para π.",
  },
  "147": {
    of: "b5cba1e1",
    opening:
      "Cinco escolas de samba são julgadas em quatro quesitos, cada um por dois jurados, que atribuem as notas 6, 7, 8, 9 ou 10. A campeã será a de maior soma; em caso de empate, a de maior soma no quesito Enredo e Harmonia. A tabela mostra as notas quando faltavam somente as do jurado B no quesito Bateria.",
  },
  "148": {
    of: "5b1bd5c4",
    opening:
      "Uma carga de 100 contêineres idênticos, conforme a Figura 1, deverá ser descarregada em uma área retangular de 10 m por 32 m (Figura 2).",
    edits: [["a área delimitada", "a área delimitada."]],
  },
  "149": {
    of: "f3823333",
    opening:
      "Para um troféu foi escolhido um poliedro obtido de um cubo: com um corte plano em cada canto, retira-se um tetraedro de arestas menores do que metade da aresta do cubo. Cada face do poliedro é pintada com uma cor distinta das demais.",
  },
  "150": {
    of: "09d6dec8",
    opening:
      "Uma padaria vende, em média, 100 pães especiais por dia e arrecada, em média, R$ 300,00. A quantidade vendida aumenta se o preço é reduzido, de acordo com a equação",
  },
  "151": {
    of: "f011f317",
    opening:
      "Em um município, decidiu-se vacinar meninas de modo que a probabilidade de uma delas desenvolver a doença causada pelo HPV seja, no máximo, de 5,9%. Sem vacina, o HPV acomete 50% desse público; a vacina tem eficácia de 98%. As propostas de cobertura do público-alvo foram: I, 90,0%; II, 55,8%; III, 88,2%; IV, 49,0%; V, 95,9%.",
  },
  "152": {
    of: "5df924db",
    opening:
      "No primeiro ano de funcionamento, uma indústria fabricou 8 000 unidades. No ano seguinte, aumentou a produção em 50% e estima que esse aumento percentual se repita nos próximos anos. P é a quantidade anual de produtos fabricados no ano t de funcionamento.",
    edits: [[")t - 1", ")<sup>t − 1</sup>"]],
  },
  "153": {
    of: "a735bb49",
    opening:
      "Recomenda-se ingerir, no total de calorias diárias, 60% de carboidratos, 10% de proteínas e 30% de gorduras. Uma nutricionista quer dispor esses dados em um polígono regular, dividido em regiões cujas áreas sejam proporcionais a essas porcentagens, e desenhou as figuras:",
  },
  "154": {
    of: "025a8704",
    opening:
      "As bordas superiores dos vidros das portas de um automóvel são representadas pela curva de equação y = log(x), conforme a figura.",
  },
  "155": {
    of: "48503432",
    opening:
      "Duas antenas serão substituídas por uma nova, mais potente. As áreas de cobertura das antigas são círculos de raio 2 km, cujas circunferências se tangenciam no ponto O, como mostra a figura.",
  },
  "156": {
    of: "01f49905",
    opening:
      "Um financiamento de R$ 180 000,00 será pago em 360 prestações mensais. A primeira é paga um mês após a liberação dos recursos, e cada uma é de R$ 500,00 mais juro de 1% sobre o saldo devedor (valor devido antes do pagamento). A cada pagamento, o saldo devedor se reduz em R$ 500,00.",
  },
  "158": {
    of: "3dc50060",
    opening: "A “Fórmula de Young” calcula a dose infantil de um medicamento, dada a dose do adulto:",
  },
  "159": { of: "23e0f8df", edits: [["2011(adaptado)", "2011 (adaptado)"]] },
  "160": {
    of: "db4bf6d6",
    opening:
      "Um pesquisador fotografou uma caneta de 16,8 cm de comprimento ao lado de uma pegada. O comprimento da caneta (c), a largura (L) e o comprimento (C) da pegada, na fotografia, estão no esquema.",
  },
  "161": {
    of: "d3f430e0",
    opening:
      "Uma malha de proteção solar é feita de fitas de 1 milímetro de largura, entrelaçadas perpendicularmente, com distância de (d − 1) milímetros entre elas, conforme a figura. Somente a luz que atinge as lacunas atravessa a malha. A taxa de cobertura é o percentual da área da região coberta pelas fitas, colocadas paralelamente às bordas do vidro.",
  },
  "162": {
    of: "0a61fb18",
    opening:
      "Um arquiteto dispõe de 40 tábuas de 540 cm, 30 de 810 cm e 10 de 1 080 cm, todas de mesma largura e espessura. Ele pediu a um carpinteiro que as cortasse em pedaços de mesmo comprimento, sem deixar sobras, com o maior tamanho possível, mas de comprimento menor que 2 m.",
  },
  "163": {
    of: "e2bbe8ab",
    opening:
      "Para aplicar insulina, foi desenvolvida uma “caneta” na qual pode ser inserido um refil com 3 mL de insulina, como mostra a imagem.",
  },
  "164": {
    of: "8f8695ba",
    opening:
      "Uma família de sete pessoas adultas consultou um voo quase lotado. Na figura, as poltronas ocupadas estão marcadas com X, e as únicas disponíveis são as em branco.",
  },
  "165": {
    of: "7f893afc",
    opening:
      "A figura representa a vista superior de uma piscina formada por três setores circulares idênticos, com ângulo central igual a 60°. O raio R deve ser um número natural.",
  },
  "166": {
    of: "0778d279",
    opening:
      "Antes de um exame, uma paciente deveria ingerir um copo de 150 mililitros de água a cada meia hora, durante 10 horas. Há garrafas dos tipos I (0,15 litro), II (0,30 litro), III (0,75 litro), IV (1,50 litro) e V (3,00 litros). Ela comprou duas garrafas do mesmo tipo, de modo a cumprir a recomendação e a consumir todo o líquido das duas antes do exame.",
  },
  "167": {
    of: "0209ba64",
    opening:
      "Folhas de papel quadradas (Figura 1) foram dobradas ao meio, sobrepondo os lados BC e AD (Figura 2). Marcaram-se os pontos médios O e N dos lados FG e AF e o ponto M do lado AD, de modo que AM seja igual a um quarto de AD. A seguir, cortou-se a folha dobrada sobre as linhas pontilhadas.",
  },
  "168": {
    of: "b42cc5df",
    opening:
      "A probabilidade de um aluno de uma escola compreender e falar inglês é de 30%. Três alunos aguardam uma entrevista; o entrevistador entra na sala e faz, oralmente, uma pergunta em inglês que pode ser respondida por qualquer um deles.",
  },
  "169": {
    of: "c31f382e",
    opening:
      "Os gráficos mostram o destino do PET reciclado no Brasil em 2010, quando o total reciclado foi de 282 kton (quilotoneladas).",
  },
  "170": {
    of: "124aabe7",
    opening:
      "Um concurso tem cinco etapas, de 100 pontos cada uma. A pontuação final é a média das notas nas cinco etapas, e a classificação é decrescente; o desempate é pela maior pontuação na quinta etapa.",
  },
  "171": {
    of: "b86ecbc2",
    opening:
      "O índice pluviométrico de 10 mm significa que a água da chuva acumulada em um tanque aberto, com 1 m² de área de base, tem altura de 10 mm. Após um temporal, a água acumulada em uma lata cilíndrica, com raio 300 mm e altura 1 200 mm, era de um terço da sua capacidade; essa água corresponde à chuva acumulada em 1 m².",
  },
  "172": {
    of: "d4091702",
    opening:
      "A figura mostra o percurso de um ônibus, indicado pelas setas, e dois de seus pontos de parada, representados por P e Q.",
  },
  "173": {
    of: "df9b0b76",
    opening:
      "As lentes de uns óculos devem ter espessura o mais próxima possível de 3 mm. Uma loja tem lentes de 3,10 mm; 3,021 mm; 2,96 mm; 2,099 mm e 3,07 mm.",
    alternatives: { E: "3,10." },
  },
  "174": {
    of: "14fb1223",
    opening:
      "A temperatura no interior de uma estufa, em graus Celsius, é dada por T(h) = −h² + 22h − 85, em que h representa as horas do dia. O número de bactérias é o maior possível quando a estufa atinge sua temperatura máxima. A tabela associa intervalos de temperatura a classificações:",
  },
  "175": {
    of: "e2565ec7",
    opening:
      "A figura representa a vista superior de uma bola de futebol americano, um elipsoide. Os valores a e b são a metade dos comprimentos horizontal e vertical. A diferença entre esses comprimentos é igual à metade do comprimento vertical.",
    edits: [["4_ab_²", "4<em>ab</em>²"]],
  },
  "176": {
    of: "b15521a9",
    opening:
      "Um plano de telefonia cobra por mês R$ 12,00 para até 100 ligações. Acima disso, cobra mais R$ 0,10 por ligação, da 101ª até a 300ª; e, entre 300 e 500 ligações, um valor fixo de R$ 32,00.",
  },
  "177": {
    of: "e0377930",
    opening:
      "Um felino com massa de 3,0 kg recebe um medicamento cuja dose diária é de 250 mg por metro quadrado de superfície corporal.",
  },
  "178": {
    of: "9f1b6545",
    opening:
      "Uma família de 10 pessoas quer construir um reservatório para a água captada das chuvas, com capacidade suficiente para abastecer a família por 20 dias. Cada pessoa da família consome, diariamente, 0,08 m³ de água.",
  },
  "179": {
    of: "cab1e599",
    opening:
      "Em uma competição com 20 equipes de 10 atletas cada, um dos atletas usou substância proibida. Há três modos de escolher os atletas do exame antidoping: I, sortear três atletas dentre todos; II, sortear primeiro uma das equipes e, desta, três atletas; III, sortear primeiro três equipes e, então, um atleta de cada uma delas. Todos os atletas têm igual probabilidade de serem sorteados, e P(I), P(II) e P(III) são as probabilidades de o atleta que usou a substância ser um dos escolhidos em cada modo.",
  },
  "180": {
    of: "ee7cd2bd",
    opening:
      "O preço P, em reais, do quilograma de um produto sazonal varia ao longo do ano; os preços mais baixos ocorrem no mês de produção máxima da safra. O preço pode ser descrito pela função",
  },
};
