/** Topic id, seed name (for people): what students type. */
export const fisicaTerms = `
5001 Acústica: som; ondas sonoras; altura e timbre; intensidade sonora; decibel; decibéis; nível sonoro; tubos sonoros; cordas vibrantes; eco
5002 Análise Dimensional: homogeneidade dimensional; fórmula dimensional; dimensões físicas
5003 Calorimetria: calor; calor específico; calor latente; calor sensível; capacidade térmica; equilíbrio térmico; trocas de calor; qmc; caloria; termologia
5004 Campo Elétrico: linhas de força; campo elétrico uniforme; eletrostática; blindagem eletrostática; gaiola de faraday; gauss
5005 Campo Magnético: ímã; ímãs; imã; magnetismo; bússola; campo magnético da terra; solenoide; lei de ampère; espira; biot-savart; eletromagnetismo
5006 Capacitores: capacitor; capacitância; associação de capacitores; dielétrico
5007 Centro de Massa: centro de gravidade; centro de massa do sistema
5008 Cinemática: velocidade média; velocidade escalar; aceleração média; cinemática escalar; gráficos do movimento; referencial; mecânica
5009 Cinemática Vetorial: velocidade vetorial; aceleração vetorial; composição de movimentos; barco e correnteza; aceleração centrípeta
5010 Circuitos Elétricos: circuito; circuitos; circuito elétrico; associação de resistores; série e paralelo; curto-circuito; curto circuito; fusível; disjuntor; eletricidade; ponte de wheatstone
5011 Colisões: colisão; choque; choque elástico; choque inelástico; coeficiente de restituição; colisão inelástica
5012 Corrente Alternada: ca; transformador; transformadores; tensão eficaz; corrente alternada e contínua
5013 Dilatação Térmica: dilatação; dilatação linear; dilatação volumétrica; dilatação superficial; lâmina bimetálica; coeficiente de dilatação; termologia
5014 Efeito Doppler: doppler; efeito dopler
5015 Efeito Fotoelétrico: fotoelétrico; função trabalho; fóton; fótons; einstein
5016 Eletrização: eletrostática; carga elétrica; eletrização por atrito; eletrização por contato; indução eletrostática; cargas; eletroscópio; para-raios; raio
5017 Eletrodinâmica: corrente elétrica; corrente; eletricidade; ddp; tensão elétrica; voltagem; corrente contínua
5018 Empuxo: arquimedes; princípio de arquimedes; flutuação; corpos flutuantes; empuxo de arquimedes; flutua ou afunda
5019 Energia Mecânica: energia; energia cinética; energia potencial; energia potencial gravitacional; conservação da energia; conservação de energia; energia potencial elástica; montanha-russa; mecânica
5020 Espelhos: espelho; espelhos esféricos; espelho plano; espelho côncavo; espelho convexo; reflexão da luz; equação de gauss; campo visual
5021 Estática: equilíbrio; equilíbrio de corpos; equilíbrio de corpo extenso; torque; momento de uma força; momento de força; alavanca; gangorra; mecânica
5022 Física Nuclear: fissão; fusão nuclear; decaimento; meia-vida; física nuclear; energia nuclear; e=mc²; defeito de massa
5023 Física Quântica: física moderna; quântica; mecânica quântica; dualidade onda-partícula; bohr; átomo de bohr; de broglie; heisenberg; níveis de energia
5024 Força Centrípeta: centrípeta; força centrifuga; loop; globo da morte; curva sobrelevada; resultante centrípeta
5025 Força de Atrito: atrito; atrito estático; atrito cinético; coeficiente de atrito
5026 Força Elástica: mola; molas; lei de hooke; hooke; constante elástica; associação de molas
5027 Força Elétrica: lei de coulomb; coulomb; eletrostática; atração e repulsão
5028 Força Magnética: força de lorentz; lorentz; regra da mão direita; força magnética em fio; partícula em campo magnético; eletromagnetismo; regra da mão esquerda
5029 Gases Ideais: gás ideal; gás perfeito; gases perfeitos; clapeyron; pv=nrt; transformação isotérmica; transformações gasosas; lei dos gases; isobárica; isovolumétrica; adiabática; lei de boyle
5030 Geradores e Receptores: gerador; geradores; receptores; fem; força eletromotriz; resistência interna; bateria
5031 Gravitação: gravitação universal; kepler; leis de kepler; órbita; satélite; satélites; campo gravitacional; lei da gravitação; força gravitacional; planetas; buraco negro; velocidade de escape
5032 Hidrodinâmica: bernoulli; vazão; equação da continuidade; fluidos; venturi; escoamento; torricelli
5033 Hidrostática: pressão; stevin; pascal; princípio de pascal; prensa hidráulica; vasos comunicantes; pressão atmosférica; densidade; fluidos; pressão hidrostática; manômetro; hidrostatica
5034 Impulso e Quantidade de Movimento: impulso; quantidade de movimento; momento linear; conservação da quantidade de movimento; teorema do impulso; momentum
5035 Indução Eletromagnética: indução; lei de faraday; faraday; lei de lenz; lenz; fluxo magnético; corrente induzida; gerador elétrico; fem induzida; eletromagnetismo
5036 Instrumentos Ópticos: lupa; microscópio; telescópio; luneta; câmera fotográfica; câmara escura
5037 Interferência e Difração: interferência; difração; fenda dupla; experimento de young; young; franjas; batimento; batimentos
5038 Lançamentos: lançamento oblíquo; lançamento horizontal; lançamento vertical; queda livre; lançamento de projéteis; projéteis; alcance máximo; balística
5039 Leis de Kirchhoff: kirchhoff; kirchoff; lei das malhas; lei dos nós; malhas; nós e malhas
5040 Leis de Newton: dinâmica; 1ª lei de newton; 2ª lei de newton; 3ª lei de newton; primeira lei de newton; segunda lei de newton; terceira lei de newton; inércia; ação e reação; força resultante; força normal; força peso; forças; newton; polias; elevador; tração; blocos; mecânica
5041 Leis de Ohm: lei de ohm; ohm; primeira lei de ohm; segunda lei de ohm; resistividade
5042 Lentes: lente; lentes esféricas; lente convergente; lente divergente; dioptria; vergência; lentes delgadas; grau da lente
5043 Máquinas Simples: roldana; roldanas; polia; polias; alavancas; talha; engrenagem; engrenagens; vantagem mecânica
5044 Máquinas Térmicas: máquina térmica; ciclo de carnot; carnot; ciclo otto; motor a combustão; refrigerador; geladeira; ar-condicionado; rendimento térmico
5045 Medidores Elétricos: voltímetro; amperímetro; galvanômetro; multímetro; ponte de wheatstone
5046 Movimento Circular: mcu; mcuv; movimento circular uniforme; velocidade angular; frequência e período; polias e engrenagens; transmissão de movimento circular; rpm
5047 Movimento Harmônico Simples: mhs; pêndulo; pêndulo simples; massa-mola; sistema massa mola; oscilador; oscilações; oscilador harmônico
5048 Movimento Uniforme: mu; mru; movimento retilíneo uniforme; velocidade constante; movimento retilíneo e uniforme; encontro de móveis; ultrapassagem
5049 Movimento Uniformemente Variado: muv; mruv; movimento retilíneo uniformemente variado; aceleração; aceleração constante; torricelli; equação de torricelli; movimento variado; frenagem
5050 Mudanças de Estado Físico: fusão; ebulição; vaporização; solidificação; condensação; diagrama de fases; curva de aquecimento; ponto triplo; sublimação; panela de pressão; termologia
5051 Ondas Eletromagnéticas: luz; espectro eletromagnético; radiação eletromagnética; micro-ondas; raios x; infravermelho; ultravioleta; ondas de rádio; wi-fi; celular
5052 Ondas Estacionárias: onda estacionária; corda vibrante; tubo sonoro; harmônicos; ressonância
5053 Ondulatória: ondas; onda; frequência; comprimento de onda; velocidade da onda; fenômenos ondulatórios; reflexão de ondas; amplitude; ondas mecânicas; equação fundamental da ondulatória
5054 Óptica da Visão: olho humano; visão; miopia; hipermetropia; astigmatismo; presbiopia; defeitos da visão; óculos; daltonismo
5055 Óptica Geométrica: óptica; ótica; sombra; penumbra; eclipse; princípios da óptica; cores; câmara escura; propagação retilínea; reflexão
5056 Ordem de Grandeza e Notação Científica: ordem de grandeza; notação científica; algarismos significativos; potência de dez
5071 Plano Inclinado: plano inclinado; rampa
5057 Polarização da Luz: polarização; polaroide; polarizador; óculos polarizado
5058 Potência e Rendimento: rendimento; potência; potência mecânica; eficiência; cavalo-vapor; hp; watt
5059 Potência Elétrica: potência elétrica; consumo de energia; conta de luz; kwh; quilowatt-hora; efeito joule; energia elétrica; chuveiro; chuveiro elétrico; lâmpada; eletrodomésticos
5060 Potencial Elétrico: potencial; ddp; trabalho da força elétrica; superfície equipotencial; equipotenciais; eletrostática; diferença de potencial; energia potencial elétrica
5061 Propagação do Calor: condução; convecção; irradiação; condução térmica; fluxo de calor; garrafa térmica; isolante térmico; transmissão de calor; fourier; efeito estufa
5062 Refração da Luz: refração; lei de snell; snell; índice de refração; reflexão total; fibra óptica; fibra ótica; dispersão da luz; prisma óptico; arco-íris; dioptro; miragem
5063 Relatividade: relatividade restrita; dilatação do tempo; contração do espaço; einstein; teoria da relatividade; física moderna; paradoxo dos gêmeos
5064 Resistores: resistor; resistência; resistência elétrica; resistência equivalente; associação de resistores; reostato; resistores em série; resistores em paralelo
5065 Rotação de Corpos Rígidos: momento de inércia; momento angular; rolamento; corpo rígido; rotação
5066 Sistema Internacional de Unidades: si; sistema internacional; unidades; unidades de medida; conversão de unidades
5067 Termodinâmica: primeira lei da termodinâmica; 1ª lei da termodinâmica; segunda lei da termodinâmica; leis da termodinâmica; energia interna; trabalho do gás; entropia; ciclo termodinâmico; termologia
5068 Termometria: temperatura; termômetro; escala celsius; escalas termométricas; fahrenheit; kelvin; celsius e fahrenheit; termologia
5069 Trabalho: trabalho de uma força; trabalho e energia; teorema da energia cinética; tec; trabalho mecânico
5070 Vetores: vetor; soma de vetores; soma vetorial; decomposição de vetores; grandeza vetorial
`;
