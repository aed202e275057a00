import { rows } from "#content/generator/grammar.ts";
import type { Random } from "#content/generator/random.ts";

/** Paragraphs that open a statement, by theme: general knowledge, true and free of numbers that an item could clash with. */
const source = {
  agua: `
A água doce disponível para consumo representa uma parcela pequena de toda a água do planeta: a maior parte está nos oceanos, nas geleiras ou em aquíferos profundos. Por isso, medir, armazenar e distribuir bem esse recurso tornou-se tarefa permanente de técnicos, prefeituras e moradores.
No semiárido brasileiro, a cisterna de placas mudou a rotina de muitas famílias. Construída ao lado da casa, ela recolhe a chuva que escorre do telhado e guarda água de beber e de cozinhar para os meses de estiagem.
O vazamento de uma torneira parece insignificante, mas, somado ao longo de semanas, pode encher tonéis inteiros. Companhias de saneamento orientam os consumidores a observar o hidrômetro com todas as torneiras fechadas: se o ponteiro se mover, há perda escondida na tubulação.
Antes de chegar às residências, a água captada em rios e represas passa por coagulação, floculação, decantação, filtração e desinfecção. Em cada etapa, operadores acompanham vazão, turbidez e dosagem de produtos em painéis ligados a sensores.
Irrigar por gotejamento significa levar a água, gota a gota, até a raiz da planta. O método reduz a evaporação e o desperdício, embora exija filtros limpos, mangueiras bem furadas e um cálculo cuidadoso do volume aplicado a cada turno.
Rios urbanos já foram canalizados, cobertos por avenidas e esquecidos. Hoje, várias cidades discutem como reabrir seus leitos, plantar nas margens e criar parques lineares capazes de segurar as cheias do verão.
A dessalinização permite transformar água salobra de poços em água potável por meio de membranas. Comunidades do sertão utilizam pequenas usinas desse tipo e aproveitam o rejeito salino na criação de tilápias e no cultivo de plantas resistentes ao sal.
Durante as secas prolongadas, os reservatórios baixam e deixam à mostra antigas pontes, igrejas e troncos submersos. O acompanhamento diário do nível é feito por réguas graduadas fincadas na margem e, cada vez mais, por imagens de satélite.`,
  energia: `
A matriz elétrica brasileira distingue-se da média mundial pela forte presença de fontes renováveis: usinas hidrelétricas, parques eólicos, painéis solares e queima do bagaço da cana respondem pela maior parte da geração.
Painéis fotovoltaicos convertem a luz diretamente em corrente elétrica. Instalados em telhados de casas, galpões e escolas, eles podem devolver à rede a energia que sobra nas horas de sol forte e render créditos na conta do mês seguinte.
O vento constante do litoral nordestino atrai fabricantes de pás, torres e turbinas. Ao girar, o conjunto aciona um gerador que transforma energia cinética em elétrica, sem chaminés e com baixo consumo de água.
Ler a conta de luz com atenção ajuda a economizar. Nela aparecem o consumo medido em quilowatt-hora, a tarifa, os tributos, a iluminação pública e a bandeira tarifária, que encarece a energia quando as usinas térmicas são acionadas.
Chuveiros, ferros de passar e secadores funcionam pelo mesmo princípio: a passagem da corrente por um resistor aquece o fio, fenômeno conhecido como efeito Joule. São aparelhos simples, porém de potência elevada.
A substituição de lâmpadas incandescentes por modelos de LED reduziu o gasto das residências. O diodo emissor de luz esquenta pouco, dura muito e entrega o mesmo brilho com uma fração da potência.
Biodigestores aproveitam esterco, restos de comida e esgoto para produzir biogás. Em granjas e assentamentos, o gás alimenta fogões e motores, e o material que sobra no tanque serve de adubo.
Automóveis elétricos recuperam parte da energia nas frenagens: o motor passa a funcionar como gerador e recarrega a bateria. O desempenho depende do peso do veículo, do relevo, do vento e do modo de conduzir.`,
  transporte: `
A malha rodoviária transporta a maior parte das cargas no Brasil, apesar das dimensões continentais do país favorecerem trens e embarcações. Buracos, pedágios e congestionamentos encarecem o frete e atrasam as entregas.
O uso da bicicleta como meio de transporte cresce quando há ciclovias contínuas, bicicletários seguros e respeito dos motoristas. Além de não emitir fumaça, ela ocupa pouco espaço e melhora o condicionamento de quem pedala.
Motoristas costumam subestimar o espaço necessário para parar. Entre enxergar o obstáculo e pisar no freio passa um intervalo chamado tempo de reação, que aumenta com o cansaço, o celular e o álcool.
Radares e lombadas eletrônicas calculam a velocidade média de um veículo a partir de sensores instalados no asfalto. Como a distância entre eles é conhecida, basta cronometrar a passagem.
Metrôs e trens metropolitanos deslocam multidões com pontualidade porque circulam em vias exclusivas, com sinalização própria e intervalos controlados por computadores.
Nos rios da Amazônia, barcos regionais levam passageiros em redes, encomendas, gelo, farinha e notícias. A viagem rio acima demora mais do que a descida, pois a correnteza se opõe ao movimento do casco.
A Lei Seca, o cinto de segurança e o airbag salvaram milhares de vidas. Estudos de acidentes mostram que pequenas reduções de velocidade diminuem muito a energia envolvida em uma batida.
Ferrovias construídas no tempo do café ligavam fazendas do interior aos portos. Muitas estações viraram museus, mercados e bibliotecas; outras aguardam a volta dos trilhos e dos vagões.`,
  agricultura: `
A agricultura familiar responde por boa parte dos alimentos que chegam à mesa, como mandioca, feijão, leite, verduras e frutas. Planejar o plantio, calcular insumos e prever a colheita são tarefas tão importantes quanto manejar a enxada.
O plantio direto dispensa a aração: a semente é depositada sob a palha da safra anterior. A cobertura protege o solo da erosão, conserva a umidade e abriga minhocas, fungos e besouros.
Drones sobrevoam lavouras e fotografam folhas em diversas faixas de luz. As imagens revelam manchas de praga, falhas de adubação e áreas encharcadas antes que o problema seja visível a olho nu.
O cacau plantado à sombra da mata, sistema conhecido como cabruca, conserva árvores nativas e o canto dos pássaros. Depois de anos de prejuízo com a vassoura-de-bruxa, produtores voltaram a investir em amêndoas finas.
Nas feiras livres, o preço das hortaliças varia com a chuva, o frete e a época do ano. Quem compra direto de quem planta costuma levar alimentos mais frescos e pagar menos.
A rotação de culturas alterna espécies em um mesmo terreno. Leguminosas como o feijão-guandu e a crotalária abrigam bactérias que fixam nitrogênio e devolvem fertilidade ao solo cansado.
Colmeias instaladas perto de pomares aumentam a produção, porque as abelhas carregam pólen de flor em flor. O mel, a cera e a própolis completam a renda do apicultor.
Silos, secadores e armazéns evitam que o grão colhido se perca. Umidade acima do recomendado favorece fungos, aquece a massa e derruba o valor da carga.`,
  comercio: `
O hábito de anotar receitas e despesas ajuda famílias e pequenos negócios a evitar dívidas. Planilhas, cadernetas e aplicativos cumprem o mesmo papel: mostrar para onde vai o dinheiro.
Liquidações de fim de estação misturam cartazes coloridos, cupons e descontos sucessivos. Nem sempre a soma das porcentagens anunciadas corresponde ao abatimento real sobre o preço da etiqueta.
Comprar a prazo significa usar hoje um dinheiro que será pago depois. O comerciante cobra juros por essa espera, e a comparação com o pagamento à vista exige contas atentas.
O pagamento instantâneo alterou o cotidiano de feirantes, taxistas e costureiras, que deixaram de depender de troco. Com poucos toques na tela, o valor sai de uma conta e entra em outra.
A inflação corrói o poder de compra: com a mesma quantia leva-se menos para casa. Índices de preços acompanham o custo de uma cesta de produtos e orientam reajustes de salários, aluguéis e mensalidades.
Economia solidária é o nome dado a formas de produção em que os trabalhadores decidem juntos e dividem os ganhos. Cooperativas de catadores, bancos comunitários e grupos de artesanato são exemplos espalhados pelo país.
Para formar o preço de venda, o lojista soma custo da mercadoria, impostos, aluguel, salários e a margem que pretende obter. Errar nessa conta pode transformar uma vitrine cheia em prejuízo.
Pesquisar antes de comprar continua sendo a melhor defesa do consumidor. Diferenças grandes aparecem entre lojas vizinhas, sobretudo em material escolar, remédios e brinquedos.`,
  saude: `
Dose, intervalo e duração do tratamento devem seguir a receita. Tomar remédio por conta própria pode mascarar sintomas, provocar intoxicação e favorecer bactérias resistentes.
O Sistema Único de Saúde oferece vacinas, consultas, transplantes e vigilância sanitária em todo o território. Agentes comunitários visitam domicílios, conhecem as famílias pelo nome e levam ao posto os problemas do bairro.
Campanhas de vacinação dependem de cadeia de frio, logística e confiança. Um frasco fora da temperatura adequada perde a eficácia e precisa ser descartado.
Exercícios regulares, sono suficiente e alimentação variada previnem doenças crônicas como hipertensão e diabetes. Pequenas mudanças de hábito, mantidas durante meses, produzem efeitos maiores do que sacrifícios passageiros.
Hospitais registram batimentos, pressão, saturação e temperatura em gráficos que se atualizam a cada instante. Interpretar corretamente essas medidas orienta decisões que não podem esperar.
A doação de sangue é voluntária, rápida e segura. Cada bolsa coletada pode ser separada em hemácias, plaquetas e plasma, beneficiando pacientes diferentes.
O mosquito que transmite a dengue deposita ovos em pneus, calhas e pratinhos de vasos. Vistorias semanais nos quintais interrompem o ciclo antes que a larva se transforme em adulto.
Rótulos de alimentos industrializados trazem lupas de advertência quando há excesso de açúcar, sódio ou gordura. A leitura da tabela nutricional permite comparar porções e fazer escolhas conscientes.`,
  esporte: `
Treinadores usam cronômetros, sensores e vídeos para acompanhar atletas. Os dados ajudam a dosar o esforço, corrigir o gesto técnico e evitar lesões.
As corridas de rua atraem gente de todas as idades. Para completar o percurso, amadores seguem planilhas que alternam trote, caminhada, tiros e descanso.
O esporte paralímpico brasileiro acumula medalhas no atletismo, na natação, no goalball e no judô. Próteses de fibra de carbono, guias e cadeiras leves ampliam as possibilidades dos competidores.
Capoeira, peteca, corrida de toras e vaquejada mostram que jogar, lutar e competir também são formas de contar a história de um povo.
O futebol de várzea reúne bairros inteiros em torno de campos de terra. Ali, o juiz conhece os zagueiros, a torcida leva batucada e o troféu passa o ano no balcão do bar.
Saltos, arremessos e chutes obedecem às leis da mecânica. Conhecer o ângulo, a velocidade inicial e a resistência do ar permite prever até onde vai a bola, o dardo ou o peso.
Nas piscinas olímpicas, a água é mantida em temperatura controlada e as raias reduzem as marolas. Pequenos detalhes, como o traje e a virada, decidem centésimos de segundo.
Escolas que oferecem xadrez, vôlei, dança e skate percebem melhora na convivência. Praticar em grupo ensina a respeitar regras, lidar com derrotas e comemorar sem humilhar.`,
  escola: `
Feiras de ciências estimulam perguntas, experimentos e conversas. Entre maquetes, cartazes e vulcões de bicarbonato, estudantes aprendem a medir, registrar e explicar o que observaram.
A biblioteca escolar já não é apenas um depósito silencioso de livros. Rodas de leitura, clubes de ficção científica, saraus e oficinas de quadrinhos ocupam estantes e almofadas.
Gincanas juninas movimentam salas, famílias e comerciantes da vizinhança. Barracas, quadrilha, bandeirinhas e correio elegante exigem organização, orçamento e trabalho coletivo.
Em muitas escolas, a horta tornou-se laboratório a céu aberto. Ali se estudam sementes, insetos, adubação e proporções, e o que se colhe vai para a merenda.
Olimpíadas de conhecimento revelam talentos em lugares distantes dos grandes centros. Mais do que medalhas, elas oferecem aulas, livros e a descoberta de que estudar pode ser divertido.
O jornal mural, o podcast e o canal de vídeos da turma ensinam a apurar, editar e checar fatos. Publicar exige responsabilidade com as fontes e com os leitores.
Grêmios estudantis representam os alunos, propõem melhorias e aprendem, na prática, o que são assembleia, voto, ata e prestação de contas.
O transporte escolar percorre estradas de terra, rios e ladeiras para que crianças da zona rural cheguem à sala de aula. Planejar rotas economiza combustível e horas de viagem.`,
  construcao: `
Antes de erguer uma parede, o projeto passa pelo papel. Plantas, cortes e memoriais indicam medidas, materiais e quantidades; um erro de leitura pode custar tijolos, cimento e semanas de atraso.
A bioconstrução recupera técnicas como adobe, taipa e pau a pique. Feitas de barro, palha e madeira, essas paredes regulam a temperatura e geram pouco entulho.
Mutirões de autoconstrução deram origem a milhares de casas nas periferias. Vizinhos carregam areia, batem laje, dividem o almoço e constroem, ao mesmo tempo, moradia e amizade.
Telhados verdes cobrem lajes com terra, grama e suculentas. A vegetação retém parte da chuva, abriga borboletas e diminui o calor no andar de baixo.
Rampas, corrimãos, pisos táteis e elevadores garantem o direito de ir e vir a pessoas com deficiência. As normas técnicas fixam inclinações e larguras que todo projeto público deve respeitar.
Pontes, viadutos e trilhos têm pequenas folgas chamadas juntas de dilatação. Sem elas, o aquecimento da estrutura nos dias quentes provocaria trincas e deformações.
O arquiteto Oscar Niemeyer explorou o concreto armado em curvas que parecem flutuar. Cálculos estruturais precisos tornaram possíveis marquises, cúpulas e palácios.
Pisos, azulejos e forros são vendidos por metro quadrado. Quem reforma costuma comprar uma quantidade extra para compensar cortes, quebras e futuras trocas.`,
  tecnologia: `
Fotografar, ouvir música, pagar contas e conversar: o telefone celular concentrou em um só aparelho funções que antes ocupavam gavetas inteiras. Tudo isso depende de processadores minúsculos e de baterias duráveis.
Algoritmos são sequências finitas de instruções. Receitas de bolo, manuais de montagem e rotas de entrega podem ser descritos dessa forma, assim como os programas que recomendam filmes e músicas.
Impressoras tridimensionais depositam camadas finas de plástico, metal ou argila até formar peças completas. Hospitais já as utilizam na produção de próteses e de modelos de órgãos para o planejamento de cirurgias.
Robôs montam automóveis, separam encomendas, ordenham vacas e exploram crateras. Programá-los exige lógica, paciência e muitos testes.
Redes de sensores espalhadas por florestas, pontes e plantações enviam medidas a cada minuto. Tratar tantos dados requer estatística e boas perguntas.
Senhas longas, verificação em duas etapas e desconfiança de mensagens urgentes protegem contra golpes. A criptografia que guarda nossas conversas nasceu de problemas antigos da aritmética.
Inclusão digital não se resume a instalar computadores. É preciso conexão estável, formação de professores, conteúdo acessível e manutenção.
O sistema de posicionamento por satélite calcula distâncias a partir do tempo que os sinais de rádio levam para chegar ao receptor. Sem relógios atômicos muito precisos, a localização erraria por quilômetros.`,
  ambiente: `
Separar o lixo em casa é apenas o começo. Depois da coleta, cooperativas triam papel, vidro, metal e plástico, prensam fardos e negociam com indústrias que devolvem o material ao mercado.
O aquecimento global altera o regime de chuvas, derrete geleiras e intensifica ondas de calor. Reduzir emissões de gases do efeito estufa tornou-se compromisso de governos, empresas e cidadãos.
Corredores ecológicos ligam fragmentos de mata e permitem que onças, muriquis e antas encontrem parceiros e alimento. Sem essas passagens, as populações isoladas perdem variabilidade.
Manguezais funcionam como berçário de peixes, caranguejos e camarões, protegem o litoral contra ressacas e guardam grandes quantidades de carbono na lama.
Queimadas repetidas empobrecem o solo, sujam o ar e ameaçam ninhos. Brigadistas voluntários abrem aceiros, usam abafadores e orientam vizinhos sobre os riscos do tempo seco.
A arborização urbana ameniza o calor, infiltra a chuva, abafa ruídos e atrai sabiás e bem-te-vis. Escolher espécies adequadas evita conflitos com fios e calçadas.
O tráfico de animais silvestres retira da natureza papagaios, micos e jabutis, muitos dos quais morrem no transporte. Denunciar feiras ilegais e não comprar são atitudes que enfraquecem o comércio clandestino.
Plásticos descartados chegam ao mar, fragmentam-se e entram na cadeia alimentar. Mutirões de limpeza encontram tampas, redes, canudos e embalagens em praias aparentemente desertas.`,
  alimentos: `
Cozinhar é também fazer química: o calor desnatura proteínas, carameliza açúcares e libera aromas. Receitas transmitidas de avó para neto registram proporções testadas por gerações.
A farinha de mandioca acompanha pratos de norte a sul. Ralar, prensar, peneirar e torrar são etapas aprendidas com os povos indígenas e repetidas nas casas de farinha.
O desperdício de comida começa na colheita e termina na geladeira. Cascas, talos e sementes rendem bolos, caldos e conservas quando bem aproveitados.
Cardápios escolares equilibram carboidratos, proteínas, vitaminas e sais minerais. Parte dos ingredientes vem de produtores do próprio município, o que valoriza sabores locais.
Queijo da Canastra, tacacá, acarajé, barreado e pão de queijo são patrimônios do paladar brasileiro. Cada um guarda uma geografia, um clima e uma história.
Conservar alimentos sempre foi um desafio: secar, salgar, defumar, fermentar e congelar são técnicas que dificultam a vida dos microrganismos.
Padarias artesanais redescobriram a fermentação lenta. A massa descansa por horas, ganha acidez e forma uma casca crocante.
Sucos, vitaminas e polpas aproveitam frutas nativas como cupuaçu, cajá, umbu, bacuri e mangaba, pouco conhecidas fora das regiões em que crescem.`,
  industria: `
A linha de montagem divide o trabalho em etapas curtas e repetidas. Cada operário, ou cada braço mecânico, executa uma operação, e a peça segue adiante sobre esteiras.
Reaproveitar calor, água e aparas tornou-se vantagem competitiva. Fábricas que reduzem resíduos gastam menos com matéria-prima e atendem a leis ambientais mais rigorosas.
O controle de qualidade retira amostras ao acaso, mede, pesa e compara com o padrão. Quando os desvios aumentam, a produção para e o equipamento é regulado.
Polos cerâmicos, têxteis, calçadistas e moveleiros surgiram onde havia argila, algodão, couro ou madeira. A proximidade de fornecedores e a mão de obra experiente mantêm essas vocações.
Siderúrgicas transformam minério de ferro em aço a temperaturas altíssimas. Panelas, trilhos, geladeiras e vigas começam nesse rio incandescente.
A segurança do trabalho exige capacetes, luvas, protetores auriculares e treinamento. Acidentes raramente têm uma única causa, e a prevenção depende de todos os setores.
Embalagens protegem, informam e vendem. Projetistas procuram formas que gastem pouco material, empilhem bem e abram com facilidade.
Artesãs que trabalham com renda de bilro, capim-dourado e cerâmica vendem suas peças em feiras e pela internet. O valor inclui horas de dedicação e saberes herdados.`,
  espaco: `
Observar o céu sempre ajudou a humanidade a marcar o tempo, navegar e plantar. Povos indígenas identificam constelações como a Ema e o Homem Velho, visíveis em épocas ligadas às chuvas e às colheitas.
O Centro de Lançamento de Alcântara, no Maranhão, fica próximo à linha do equador. Nessa posição, os foguetes aproveitam melhor a rotação da Terra e economizam combustível.
Satélites brasileiros acompanham desmatamento, lavouras e queimadas. As imagens são distribuídas gratuitamente a pesquisadores, jornalistas e gestores públicos.
Telescópios instalados em desertos e montanhas fogem da umidade e das luzes das cidades. Quanto mais escuro e seco o local, mais nítida é a imagem das galáxias.
A exploração de Marte por sondas e jipes robóticos revelou leitos secos de rios, dunas e cristais de gelo. Cada missão carrega câmeras, brocas e laboratórios em miniatura.
Planetários itinerantes montam cúpulas infláveis em ginásios e praças. Deitado no escuro, o público acompanha o nascer da Lua, o brilho de Vênus e a chuva de meteoros.
Cometas são blocos de gelo e poeira que, ao se aproximarem do Sol, formam caudas luminosas. Alguns retornam depois de décadas; outros passam uma única vez.
Estrelas nascem em nuvens de gás, consomem seu hidrogênio e morrem de maneiras diferentes conforme a massa: algumas esfriam aos poucos, outras explodem.`,
  pesquisa: `
Pesquisas de opinião ouvem uma parte da população para conhecer o todo. Escolher bem a amostra, formular perguntas neutras e divulgar a margem de erro são cuidados indispensáveis.
Gráficos podem esclarecer ou confundir. Eixos cortados, escalas desiguais e figuras exageradas levam o leitor apressado a conclusões equivocadas.
O censo demográfico visita domicílios de todo o país e pergunta sobre idade, cor, renda, escolaridade e saneamento. Os resultados orientam escolas, hospitais e linhas de ônibus.
Médias escondem diferenças: um grupo muito desigual e outro homogêneo podem ter exatamente o mesmo valor médio. Por isso, convém olhar também a mediana, a moda e a dispersão.
Cientistas repetem medidas porque todo instrumento tem imprecisão. Anotar os valores em tabelas, descartar erros grosseiros e calcular médias faz parte da rotina do laboratório.
Jornalistas de dados vasculham planilhas públicas em busca de padrões. Contratos, multas, vacinas e eleições transformam-se em reportagens, mapas e perguntas incômodas.
Meteorologistas acumulam séries históricas de chuva, vento e temperatura. Comparar décadas permite distinguir um mês atípico de uma tendência duradoura.
Bibliotecas, museus e cinemas contam visitantes para planejar horários e acervos. Os números mostram, por exemplo, que domingos chuvosos enchem salas de exposição.`,
  jogos: `
Jogos de tabuleiro são conhecidos há milhares de anos: egípcios, chineses, africanos e indígenas criaram versões com sementes, pedras e ossos. Neles, sorte e estratégia se misturam.
Dados, cartas e roletas deram origem à teoria das probabilidades, desenvolvida por matemáticos intrigados com apostas de salão. Hoje, as mesmas ideias servem a seguros, vacinas e telecomunicações.
Rifas, bingos e amigo-secreto fazem parte das festas de família. Em todos eles, cada pessoa gostaria de saber quais são suas chances.
Quebra-cabeças lógicos, sudokus e charadas treinam a atenção. Resolver um problema difícil costuma exigir tentativas, rascunhos e um café.
O mancala, praticado em diversos países africanos, consiste em semear e colher peças em cavidades. Aprende-se em minutos, mas as partidas entre mestres duram horas.
Videogames simulam gravidade, trânsito e meteorologia com equações. Por trás de cada salto do personagem há um conjunto de regras programadas.
Brincadeiras de rua, como amarelinha, pião, bolinha de gude e pipa, atravessam gerações. Cada região muda o nome, a cantiga e o regulamento.
Escapar de uma sala trancada decifrando códigos virou diversão de sábado. Cadeados numéricos, espelhos e mapas rasgados desafiam grupos de amigos.`,
  laboratorio: `
Trabalhar em laboratório requer jaleco, óculos de proteção e atenção aos rótulos. Um descuido na hora de medir pode inutilizar horas de preparo e oferecer risco aos colegas.
A balança analítica, a pipeta e o balão volumétrico permitem preparar soluções com precisão. Cada vidraria tem uma finalidade, e trocar uma por outra aumenta o erro da medida.
A química está presente no sabão, no esmalte, no fermento, na pilha e no remédio. Compreender as transformações da matéria ajuda a escolher produtos e a descartá-los corretamente.
Universidades públicas mantêm laboratórios abertos a visitas, nos quais estudantes do ensino médio manipulam microscópios, reagentes e detectores.
A tabela periódica organiza os elementos por número atômico. Regularidades percebidas por Mendeleiev permitiram prever propriedades de substâncias que ninguém havia isolado.
Peritos criminais analisam vestígios de tinta, pólvora, saliva e vidro. Reações simples de coloração orientam exames mais demorados, feitos em equipamentos sofisticados.
Conservadores de museus empregam solventes, géis e radiações para limpar quadros e esculturas. Antes de tocar na obra, testam cada produto em uma área minúscula.
O reaproveitamento de reagentes reduz custos e impactos. Neutralizar, filtrar e recristalizar são operações comuns nas salas de tratamento de resíduos.`,
  cidade: `
Cidades são feitas de ruas, memórias e disputas. Praças, mercados e pontos de ônibus aproximam desconhecidos e mostram, em poucos quarteirões, diferenças profundas de renda.
O orçamento participativo convida moradores a decidir onde aplicar parte dos recursos municipais. Em assembleias, discute-se se é mais urgente asfaltar, iluminar, drenar ou construir creches.
A verticalização adensou bairros centrais e mudou a sombra das calçadas. Enquanto alguns comemoram a proximidade de serviços, outros lamentam a perda de quintais e mangueiras.
Hortas comunitárias ocupam terrenos sob linhas de transmissão, lajes e canteiros. Além de couve e cebolinha, nelas se cultivam conversas entre vizinhos de várias idades.
Coletivos de grafite, slam e teatro de rua transformam viadutos em palcos. A arte feita na calçada interpela quem passa apressado e conta histórias do lugar.
A mobilidade a pé é a mais democrática de todas, mas depende de calçadas largas, faixas visíveis, semáforos com tempo suficiente e sombra.
Centros históricos tombados exigem cuidado redobrado nas reformas. Fachadas, azulejos e sobrados pertencem a particulares, porém a paisagem é de todos.
Feiras noturnas, blocos de carnaval e festas de padroeira alteram o trânsito, aquecem o comércio e reforçam laços de vizinhança.`,
} as const;

export type Theme = keyof typeof source;

const openings = new Map<string, string[]>(
  Object.entries(source).map(([theme, text]) => [theme, rows(text).map(([line = ""]) => line)]),
);

/** A paragraph of general knowledge about the theme. */
export function opening(theme: Theme, random: Random): string {
  return random.pick(openings.get(theme) ?? []);
}
