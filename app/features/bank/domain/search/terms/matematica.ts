/** Topic id, seed name (for people): what students type. */
export const matematicaTerms = `
9001 Análise Combinatória: combinatória; combinatoria; permutação; permutações; arranjo; arranjos; combinação simples; combinações; fatorial; princípio fundamental da contagem; pfc; contagem; anagramas; anagrama
9002 Áreas de Figuras Planas: área; áreas; área do triângulo; área do círculo; geometria plana; geo plana
9003 Binômio de Newton: binômio; triângulo de pascal; termo geral do binômio; coeficiente binomial
9004 Ciclo Trigonométrico: círculo trigonométrico; circunferência trigonométrica; arcos; radianos; arco côngruo; trigonometria; trigo; trig
9005 Cilindros: cilindro; volume do cilindro; geometria espacial; geo espacial; volumes; sólidos geométricos
9006 Circunferência e Círculo: circunferência; círculo; corda; tangência; ângulo inscrito; ângulo central; potência de ponto; geometria plana; geo plana
9007 Cones: cone; volume do cone; geometria espacial; geo espacial; volumes; sólidos geométricos
9008 Congruência Modular: congruência; aritmética modular; mod n; módulo n
9009 Cônicas: elipse; hipérbole; parábola cônica; excentricidade; seções cônicas
9010 Conjuntos: conjunto; diagrama de venn; união e interseção; teoria dos conjuntos; diagrama de euler
9011 Conjuntos Numéricos: números reais; racionais e irracionais; intervalos; números naturais e inteiros; dízima; dízima periódica
9012 Derivadas: derivada; taxa de variação instantânea; cálculo diferencial; reta tangente ao gráfico
9013 Desigualdades: desigualdade; desigualdade triangular; desigualdade das médias; cauchy-schwarz
9014 Determinantes: determinante; regra de sarrus; sarrus; laplace; cofator
9015 Divisibilidade: divisores; múltiplos; múltiplos e divisores; critérios de divisibilidade; resto da divisão; algoritmo da divisão
9016 Equações do 1º Grau: equação do primeiro grau; equação do 1o grau; eq do 1º grau; 1º grau; primeiro grau; equações do primeiro grau
9017 Equações do 2º Grau: equação do segundo grau; equação do 2o grau; eq do 2º grau; 2º grau; segundo grau; bhaskara; báskara; baskara; soma e produto; delta; equações do segundo grau
9018 Equações Irracionais: equação irracional; equação com raiz
9019 Equações Polinomiais: equação polinomial; equações algébricas; relações de girard; girard; raízes de polinômio; teorema das raízes racionais
9020 Equações Trigonométricas: equação trigonométrica
9021 Escalas: escala; escala de mapa; escala numérica
9022 Esferas: esfera; volume da esfera; calota; fuso esférico; geometria espacial; geo espacial; volumes; sólidos geométricos
9023 Estatística: desvio padrão; variância; moda; mediana; moda média e mediana; média moda mediana; quartil; histograma; medidas de tendência central; medidas de dispersão; boxplot
9024 Fatoração e Produtos Notáveis: fatoração; produto notável; produtos notáveis; trinômio quadrado perfeito; diferença de quadrados; evidência
9025 Frações e Números Decimais: fração; frações; decimal; decimais; número decimal; operações com frações
9026 Função Afim: função do primeiro grau; função do 1o grau; função do 1º grau; função linear; 1º grau; primeiro grau; coeficiente angular
9027 Função Composta e Função Inversa: função composta; função inversa; fog; injetora; sobrejetora; bijetora
9028 Função Exponencial: exponencial; exponenciais; equação exponencial; equações exponenciais; crescimento exponencial
9029 Função Logarítmica: função log; função logaritmo
9030 Função Modular: módulo; modular; valor absoluto; equação modular; equações modulares
9031 Função Quadrática: função do segundo grau; função do 2o grau; função do 2º grau; 2º grau; segundo grau; parábola; parabola; vértice da parábola; máximos e mínimos; xv e yv
9032 Funções: função; domínio e imagem; domínio; contradomínio; paridade de função; função par e ímpar; gráfico de função
9033 Funções Trigonométricas: função seno; função cosseno; função tangente; período da função; trigonometria; trigo; trig; gráfico do seno
9034 Geometria Analítica: plano cartesiano; equação da reta; equação da circunferência; distância entre pontos; distância de ponto a reta; retas paralelas e perpendiculares; ga; reta
9035 Geometria de Posição: posições relativas; retas reversas; planos; diedro; geometria espacial; geo espacial
9036 Gráficos e Tabelas: gráfico; gráficos; tabela; tabelas; leitura de gráficos; interpretação de gráficos; gráfico de barras; gráfico de setores
9037 Grandezas e Unidades de Medida: unidades de medida; unidade de medida; conversão de unidades; conversão; medidas; litros e metros cúbicos; km para m
9038 Inequações: inequação; inequação do segundo grau; estudo do sinal; inequação produto; inequação quociente; inequação logarítmica
9039 Inscrição e Circunscrição de Sólidos: inscrição de sólidos; sólidos inscritos; esfera inscrita no cubo; geometria espacial; geo espacial
9040 Integrais: integral; área sob a curva; primitiva; cálculo integral
9041 Juros Simples e Compostos: juros; juros simples; juros compostos; matemática financeira; mat financeira; montante; capital; taxa de juros; desconto; financiamento; parcelas; prestações
9042 Limites: limite; continuidade; cálculo; indeterminação
9043 Logaritmos: log; logs; logaritmo; logaritimo; logarítimo; equação logarítmica; equações logarítmicas; ln; propriedades dos logaritmos; mudança de base; escala logarítmica; escala richter
9044 Matrizes: matriz; matriz inversa; multiplicação de matrizes; matriz transposta
9045 Médias: média; média aritmética; média ponderada; média geométrica; média harmônica
9046 MMC e MDC: mmc; mdc; mínimo múltiplo comum; máximo divisor comum
9047 Números Complexos: complexos; número complexo; números imaginários; unidade imaginária; forma trigonométrica; forma polar; moivre; argand-gauss
9048 Números Primos: primo; primos; número primo; fatoração em primos; decomposição em fatores primos
9049 Pirâmides: pirâmide; volume da pirâmide; tetraedro; apótema; geometria espacial; geo espacial; volumes; sólidos geométricos
9050 Poliedros: poliedro; euler; relação de euler; cubo; octaedro; poliedros de platão; icosaedro; geometria espacial; geo espacial; sólidos geométricos
9051 Polígonos: polígono; polígonos regulares; hexágono; pentágono; soma dos ângulos internos; diagonais; apótema; geometria plana; geo plana
9052 Polinômios: polinômio; divisão de polinômios; briot-ruffini; briot ruffini; teorema do resto; d'alembert; dispositivo prático
9053 Porcentagem: porcentagens; percentual; por cento; aumento percentual; desconto percentual; acréscimos e descontos; porcentagem e juros; matemática financeira; mat financeira
9054 Potenciação e Radiciação: potência de dez; potências; potenciação; radiciação; raiz quadrada; expoente; radicais; racionalização; notação científica
9055 Princípio da Casa dos Pombos: casa dos pombos; gavetas de dirichlet; pombos
9056 Prismas: prisma; paralelepípedo; volume do prisma; cubo; diagonal do cubo; geometria espacial; geo espacial; volumes; sólidos geométricos
9057 Probabilidade: probabilidades; prob; espaço amostral; probabilidade condicional; eventos independentes; dados e moedas; binomial
9058 Progressão Aritmética: pa; p.a.; termo geral da pa; soma dos termos da pa; razão da pa; progressões; pa e pg; progressão
9059 Progressão Geométrica: pg; p.g.; termo geral da pg; soma da pg infinita; soma dos termos da pg; progressões; pa e pg; progressão
9060 Projeções e Vistas: vistas ortogonais; projeção ortogonal; projeções; vista superior; planificação; visão espacial; planificações
9061 Quadriláteros: quadrado; retângulo; trapézio; losango; paralelogramo; quadrilátero; geometria plana; geo plana
9062 Raciocínio Lógico: lógica; raciocínio lógico; proposições; tabela verdade; lógica matemática; quebra-cabeça
9063 Razão e Proporção: razão; proporção; proporções; grandezas proporcionais; grandezas diretamente proporcionais; inversamente proporcional; divisão proporcional; densidade demográfica
9064 Regra de Três: regra de 3; regra de três simples; regra de três composta; regra de 3 composta
9065 Relações Métricas no Triângulo Retângulo: pitágoras; teorema de pitágoras; triângulo retângulo; relações métricas; hipotenusa; cateto; geometria plana; geo plana
9066 Semelhança de Triângulos: semelhança; triângulos semelhantes; razão de semelhança; geometria plana; geo plana
9067 Sequências e Recorrências: sequência; sequências; recorrência; fibonacci; padrões
9068 Sistemas de Equações: sistema de equações; sistemas de equações do primeiro grau; método da substituição
9069 Sistemas de Numeração: sistema binário; base 2; base decimal; base binária; mudança de base numérica
9070 Sistemas Lineares: sistema linear; regra de cramer; cramer; escalonamento; sistema possível e determinado; spd spi si
9071 Sólidos de Revolução: sólido de revolução; rotação em torno de um eixo; pappus; geometria espacial
9072 Teorema de Tales: tales; feixe de paralelas; geometria plana; geo plana
9073 Transformações Trigonométricas: soma de arcos; arco duplo; seno da soma; cosseno da soma; prostaférese; identidades trigonométricas; relação fundamental; trigonometria; trigo; trig
9074 Triângulos: triângulo; pontos notáveis; baricentro; incentro; ortocentro; circuncentro; bissetriz; mediana do triângulo; congruência de triângulos; triângulo equilátero; triângulo isósceles; geometria plana; geo plana
9075 Trigonometria no Triângulo: seno cosseno e tangente; seno; cosseno; tangente; lei dos senos; lei dos cossenos; sohcahtoa; trigonometria; trigo; trig; razões trigonométricas
9076 Troncos: tronco; tronco de cone; tronco de pirâmide; geometria espacial
9077 Vetores: vetor; produto escalar; produto vetorial
`;
