/** What a topic is about, in one or two sentences, by the catalogue's name. */
export const scienceConcepts: Readonly<Record<string, string>> = {
  Probabilidade:
    "Probabilidade compara o que interessa com tudo o que pode acontecer: $P=\\dfrac{\\text{casos favoráveis}}{\\text{casos possíveis}}$, com casos igualmente prováveis.",
  "Análise Combinatória":
    "Conte por etapas: o número de maneiras é o produto das opções de cada escolha. Depois veja se a ordem importa; se não importa, divida pelas repetições.",
  Estatística:
    "Organize os dados antes de calcular: a média divide a soma pela quantidade, a mediana é o valor do meio e a moda é o mais frequente.",
  Médias:
    "A média aritmética é a soma dos valores dividida pela quantidade deles; na ponderada, cada valor entra multiplicado pelo seu peso.",
  Porcentagem:
    "Porcentagem é uma fração de denominador cem de um total. Aumentar $p\\%$ é multiplicar por $1+\\dfrac{p}{100}$; reduzir, por $1-\\dfrac{p}{100}$.",
  "Juros Simples e Compostos":
    "Nos juros simples, o acréscimo é sempre sobre o valor inicial: $M=C(1+it)$. Nos compostos, é sobre o valor já corrigido: $M=C(1+i)^t$.",
  "Razão e Proporção":
    "Duas grandezas são proporcionais quando a razão entre elas não muda. Veja se uma cresce com a outra (direta) ou se o produto delas é constante (inversa).",
  "Regra de Três":
    "Monte a tabela das grandezas e decida, para cada uma, se ela é direta ou inversamente proporcional à que se procura.",
  "Função Afim": "Em $f(x)=ax+b$, $a$ diz quanto $f$ muda a cada unidade de $x$, e $b$ é o valor inicial.",
  "Função Quadrática":
    "O gráfico de $f(x)=ax^2+bx+c$ é uma parábola. O extremo fica no vértice: $x_v=-\\dfrac{b}{2a}$.",
  "Função Exponencial":
    "Numa exponencial, a cada intervalo igual o valor é multiplicado pelo mesmo fator: $f(t)=f_0\\cdot a^{t}$.",
  Logaritmos:
    "$\\log_a b$ é o expoente a que se eleva $a$ para obter $b$. Logaritmo de produto vira soma, e o de potência traz o expoente para a frente.",
  "Progressão Aritmética": "Numa PA, a diferença entre termos seguidos é constante: $a_n=a_1+(n-1)r$.",
  "Progressão Geométrica": "Numa PG, o quociente entre termos seguidos é constante: $a_n=a_1q^{\\,n-1}$.",
  "Sequências e Recorrências":
    "Escreva os primeiros termos e procure a regra que leva de um ao seguinte, ou o período em que eles se repetem.",
  "Áreas de Figuras Planas":
    "Divida a figura em partes de área conhecida, ou veja a região pedida como a diferença entre duas figuras.",
  "Semelhança de Triângulos":
    "Triângulos com os mesmos ângulos têm lados proporcionais. Marque os lados que se correspondem antes de montar a proporção.",
  "Trigonometria no Triângulo":
    "No triângulo retângulo, seno é o cateto oposto sobre a hipotenusa, cosseno é o adjacente sobre a hipotenusa e tangente é o oposto sobre o adjacente.",
  "Funções Trigonométricas":
    "Em $f(t)=A+B\\cos(\\omega t)$, $A$ é o valor médio, $B$ a amplitude e o período é $\\dfrac{2\\pi}{\\omega}$.",
  "Geometria Analítica":
    "Passe a figura para o plano: distância entre pontos vem de Pitágoras, e a inclinação de uma reta é a variação de $y$ dividida pela de $x$.",
  "Circunferência e Círculo":
    "O raio que chega ao ponto de tangência é perpendicular à reta tangente. Comprimento: $2\\pi r$; área: $\\pi r^2$.",
  Cilindros: "O volume de um cilindro é a área da base vezes a altura: $V=\\pi r^2h$.",
  Cones:
    "O volume de um cone é um terço do volume do cilindro de mesma base e mesma altura: $V=\\dfrac{\\pi r^2h}{3}$.",
  Prismas: "O volume de um prisma é a área da base vezes a altura.",
  Esferas: "Uma esfera de raio $r$ tem volume $\\dfrac{4}{3}\\pi r^3$ e superfície $4\\pi r^2$.",
  Matrizes:
    "Leia cada posição como linha e coluna. No produto, cada elemento é a linha da primeira combinada com a coluna da segunda.",
  "Equações do 2º Grau": "As raízes de $ax^2+bx+c=0$ têm soma $-\\dfrac{b}{a}$ e produto $\\dfrac{c}{a}$.",
  "Grandezas e Unidades de Medida":
    "Antes de calcular, passe todos os dados para as mesmas unidades, e confira em que unidade a resposta é pedida.",
  "Gráficos e Tabelas":
    "Leia primeiro o título, os eixos e as unidades. Depois localize só os dados que a pergunta usa.",
  "Números Complexos":
    "Como $i^2=-1$, as potências de $i$ se repetem de quatro em quatro. O módulo de $a+bi$ é $\\sqrt{a^2+b^2}$.",
  Polinômios: "Se $r$ é raiz de $p(x)$, então $p(x)$ é divisível por $x-r$.",
  "MMC e MDC":
    "Use o MMC quando acontecimentos que se repetem devem coincidir, e o MDC quando se quer dividir em partes iguais do maior tamanho possível.",
  Cinemática:
    "Descreva o movimento por posição, velocidade e aceleração ao longo do tempo. Em um gráfico de velocidade por tempo, a distância é a área sob a linha.",
  "Movimento Uniforme":
    "Com velocidade constante, $\\Delta s=v\\cdot\\Delta t$. Use distância e tempo em unidades que combinem com a velocidade.",
  "Movimento Uniformemente Variado":
    "Com aceleração constante, $v=v_0+at$, $\\Delta s=v_0t+\\dfrac{at^2}{2}$ e $v^2=v_0^2+2a\\Delta s$. Escolha a que não traz a grandeza que falta.",
  "Leis de Newton":
    "Desenhe as forças sobre cada corpo. A resultante dá a aceleração: $F_R=m\\cdot a$; se ela é nula, a velocidade não muda.",
  "Força de Atrito":
    "O atrito se opõe ao deslizamento. Em movimento, $F_{at}=\\mu N$; em repouso, ele só equilibra as outras forças, até um máximo.",
  "Força Elástica":
    "A força da mola é proporcional à deformação, $F=kx$, e a energia guardada é $\\dfrac{kx^2}{2}$.",
  "Força Centrípeta":
    "Numa curva, alguma força aponta para o centro: $F_c=\\dfrac{mv^2}{R}$. Descubra que força faz esse papel.",
  "Energia Mecânica":
    "Sem atrito, a soma da energia cinética, $\\dfrac{mv^2}{2}$, com a potencial, $mgh$, não muda. Com atrito, a diferença é a energia dissipada.",
  "Impulso e Quantidade de Movimento":
    "Sem força externa, a quantidade de movimento total, $\\sum mv$, é a mesma antes e depois.",
  Colisões: "Em toda colisão a quantidade de movimento se conserva; a energia cinética, só na elástica.",
  Hidrostática: "A pressão em um líquido cresce com a profundidade: $p=p_0+\\rho gh$.",
  Empuxo:
    "O empuxo é o peso do líquido deslocado: $E=\\rho_{\\text{líq}}\\,V_{\\text{imerso}}\\,g$. Se o corpo flutua, ele iguala o peso.",
  Estática:
    "Corpo em equilíbrio: a soma das forças é nula e a soma dos momentos em torno de qualquer ponto também é.",
  Gravitação:
    "A força gravitacional cai com o quadrado da distância, $F=\\dfrac{GMm}{d^2}$. Nas órbitas, $T^2$ é proporcional a $R^3$.",
  Calorimetria:
    "Calor que um corpo cede é calor que outro recebe. Aquecer: $Q=mc\\Delta\\theta$; mudar de estado: $Q=mL$.",
  Termometria: "Escalas de temperatura se relacionam por proporção entre os mesmos pontos fixos.",
  "Dilatação Térmica":
    "O comprimento varia conforme $\\Delta L=L_0\\alpha\\Delta\\theta$; um furo dilata como se fosse do mesmo material.",
  Termodinâmica:
    "O que muda na energia interna é o calor recebido menos o trabalho realizado: $\\Delta U=Q-W$.",
  "Máquinas Térmicas": "O rendimento é o trabalho aproveitado dividido pelo calor recebido da fonte quente.",
  "Gases Ideais":
    "Para a mesma quantidade de gás, $\\dfrac{pV}{T}$ é constante, com a temperatura em kelvins.",
  "Refração da Luz":
    "Ao mudar de meio, a luz muda de velocidade e pode mudar de direção: $n_1\\operatorname{sen}\\theta_1=n_2\\operatorname{sen}\\theta_2$.",
  "Óptica Geométrica":
    "Trace os raios: a luz anda em linha reta, reflete com ângulos iguais e refrata ao mudar de meio.",
  Espelhos:
    "Para espelhos esféricos, $\\dfrac{1}{f}=\\dfrac{1}{p}+\\dfrac{1}{p'}$, e o aumento é $-\\dfrac{p'}{p}$.",
  Ondulatória:
    "Em toda onda, $v=\\lambda f$. A frequência vem da fonte e não muda quando a onda passa de um meio para outro.",
  Acústica: "Altura é frequência, intensidade é energia, e timbre é a forma da onda.",
  "Ondas Estacionárias": "Numa onda estacionária, nós vizinhos distam meio comprimento de onda.",
  "Ondas Eletromagnéticas":
    "As ondas eletromagnéticas têm a mesma velocidade no vácuo; quanto maior a frequência, menor o comprimento de onda e maior a energia do fóton.",
  "Efeito Doppler":
    "Quando fonte e observador se aproximam, a frequência percebida aumenta; quando se afastam, diminui.",
  "Circuitos Elétricos":
    "Em série, a corrente é a mesma; em paralelo, a tensão é a mesma. Em cada resistor, $U=Ri$.",
  "Potência Elétrica": "Potência é energia por tempo: $P=Ui$, e a energia consumida é $E=P\\cdot\\Delta t$.",
  "Potência e Rendimento": "Potência é energia por tempo, e o rendimento é a parte útil dividida pelo total.",
  "Campo Elétrico":
    "O campo elétrico de uma carga cai com o quadrado da distância e aponta para onde iria uma carga positiva.",
  "Força Magnética":
    "Sobre uma carga em movimento, $F=qvB\\operatorname{sen}\\theta$, perpendicular à velocidade e ao campo.",
  "Indução Eletromagnética":
    "Só há corrente induzida enquanto o fluxo magnético varia, e ela se opõe a essa variação.",
  "Efeito Fotoelétrico":
    "A energia do fóton, $E=hf$, em parte arranca o elétron; o que sobra é a energia cinética dele.",
  Estequiometria:
    "Balanceie a equação, passe os dados para mols, use a proporção dos coeficientes e só então volte para massa ou volume.",
  Soluções:
    "Concentração é quantidade de soluto por volume de solução. Ao diluir, a quantidade de soluto não muda: $C_1V_1=C_2V_2$.",
  Solubilidade:
    "A curva de solubilidade diz quanto se dissolve em cada temperatura; o que passa disso fica no fundo.",
  Termoquímica:
    "Se a entalpia dos produtos é menor que a dos reagentes, a reação libera calor. Pela lei de Hess, as etapas se somam.",
  Entalpia: "$\\Delta H$ é a entalpia dos produtos menos a dos reagentes, multiplicadas pelos coeficientes.",
  "Cinética Química":
    "A rapidez de uma reação depende de temperatura, concentração, superfície de contato e catalisador.",
  "Equilíbrio Químico": "Um sistema em equilíbrio perturbado se desloca no sentido que reduz a perturbação.",
  "pH e pOH":
    "$\\mathrm{pH}=-\\log[\\mathrm{H^+}]$: cada unidade a menos de pH é uma concentração dez vezes maior.",
  "Ácidos e Bases": "Ácidos cedem $\\mathrm{H^+}$ e bases o recebem; em água, é o que muda o pH.",
  Eletroquímica:
    "Na pilha, a espécie de maior potencial de redução reduz-se no cátodo; a outra oxida-se no ânodo.",
  Eletrólise:
    "Na eletrólise, a corrente força a reação. A carga é $Q=i\\cdot t$, e cada mol de elétrons tem cerca de 96 500 C.",
  Oxirredução: "Quem oxida perde elétrons e tem o número de oxidação aumentado; quem reduz, o contrário.",
  Radioatividade: "A cada meia-vida, a quantidade do material radioativo cai à metade.",
  "Funções Orgânicas":
    "Identifique os grupos funcionais: o átomo ligado ao carbono e o tipo de ligação dizem qual é a função.",
  "Geometria Molecular":
    "Conte os pares de elétrons em volta do átomo central: eles se afastam ao máximo, e isso dá a forma.",
  "Polaridade de Moléculas":
    "Uma molécula é polar se os dipolos das ligações não se anulam na forma que ela tem.",
  "Separação de Misturas":
    "Escolha o método pela propriedade em que os componentes diferem: tamanho, densidade, solubilidade, ponto de ebulição.",
  Gases: "Volumes iguais de gases, à mesma pressão e temperatura, têm o mesmo número de moléculas.",
  Fotossíntese: "Com luz, a planta forma açúcar a partir de gás carbônico e água, e libera oxigênio.",
  "Primeira Lei de Mendel":
    "Cada característica vem de um par de alelos, e cada gameta leva um deles. Monte o cruzamento e conte as combinações.",
  "Segunda Lei de Mendel":
    "Características de cromossomos diferentes separam-se de modo independente: multiplique as probabilidades de cada uma.",
  Heredogramas: "Comece por casais iguais com filho diferente: eles mostram qual característica é recessiva.",
  "Grupos Sanguíneos":
    "O tipo depende dos antígenos das hemácias, e o plasma tem anticorpos contra os que faltam.",
  "Síntese Proteica":
    "O DNA é transcrito em RNA, e o RNA é lido de três em três bases: cada trinca é um aminoácido ou um sinal de parada.",
  "Cadeias e Teias Alimentares":
    "A energia vai dos produtores aos consumidores e diminui a cada nível. Siga as setas: elas apontam para quem come.",
  "Ciclos Biogeoquímicos":
    "Siga o elemento: em que forma ele está na atmosfera, quem o fixa e quem o devolve.",
  "Teorias Evolutivas":
    "Na seleção natural, a variação já existe; o ambiente seleciona quem deixa mais descendentes.",
  "Vacinas e Soros":
    "A vacina faz o corpo produzir anticorpos e memória; o soro já traz os anticorpos prontos.",
  "Sistema Imunológico":
    "A primeira resposta a um antígeno é lenta; a segunda é rápida, graças às células de memória.",
  Enzimas:
    "Enzimas aceleram reações e têm temperatura e pH em que funcionam melhor; fora deles, perdem a forma.",
  "Desequilíbrios Ambientais":
    "Siga a cadeia de causas: o que entrou no ambiente, o que aumentou ou diminuiu com isso, e quem foi afetado.",
  Divisibilidade: "Escreva o número como produto ou soma de partes e veja o resto de cada parte na divisão.",
  "Congruência Modular":
    "Em divisões pelo mesmo número, basta acompanhar os restos: eles se somam e se multiplicam como os números.",
  "Potenciação e Radiciação":
    "Escreva tudo na mesma base: no produto os expoentes se somam, e raiz é expoente fracionário.",
  "Fatoração e Produtos Notáveis":
    "Procure quadrado da soma, da diferença ou diferença de quadrados: $a^2-b^2=(a-b)(a+b)$.",
  Polígonos: "Divida o polígono em triângulos: a soma dos ângulos internos é $180°$ para cada um deles.",
  Poliedros: "Conte faces, arestas e vértices sem repetir: nos convexos, $V-A+F=2$.",
  Troncos: "Um tronco é a pirâmide ou o cone inteiro menos a parte cortada, que é semelhante ao inteiro.",
  Limites:
    "Se a conta direta dá indeterminação, fatore e simplifique antes de fazer a variável se aproximar do valor.",
  "Função Composta e Função Inversa":
    "Na composta, o resultado de uma função é a entrada da outra; a inversa desfaz, na ordem contrária.",
  "Equações Trigonométricas":
    "Reduza a uma só função, encontre os arcos na primeira volta e só depois escolha os do intervalo pedido.",
  "Binômio de Newton":
    "Cada termo de $(a+b)^n$ escolhe, em cada fator, $a$ ou $b$: o coeficiente conta de quantos modos.",
  "Equações Polinomiais":
    "Relações entre raízes e coeficientes, ou uma raiz já conhecida, baixam o grau da equação.",
  "Movimento Circular": "Velocidade angular é ângulo por tempo; a velocidade linear é ela vezes o raio.",
  Capacitores: "A carga é $Q=CU$ e a energia guardada é $\\dfrac{CU^2}{2}$.",
  "Física Quântica": "A luz troca energia em porções, os fótons, de energia $E=hf$.",
  "Interferência e Difração":
    "Duas ondas se reforçam se chegam em fase e se anulam se chegam em oposição: compare a diferença dos caminhos.",
  Atomística:
    "O número de prótons diz qual é o elemento; os elétrons da última camada dizem como ele se liga.",
  Isomeria: "Isômeros têm a mesma fórmula molecular: compare cadeia, posição, função e arranjo no espaço.",
  "Isomeria Espacial":
    "Veja se há dupla ligação com ligantes diferentes de cada lado, ou carbono com quatro ligantes distintos.",
  "Estados Físicos da Matéria":
    "Durante a mudança de estado de uma substância pura, a temperatura não varia.",
  "Solução-Tampão":
    "Um tampão tem um ácido fraco e sua base conjugada: um neutraliza o que se acrescenta, e o pH quase não muda.",
  Corrosão:
    "Na corrosão o metal se oxida; ele é protegido por um metal que se oxide mais facilmente ou por uma barreira.",
  "Poluição Atmosférica":
    "Ligue cada gás à sua fonte e ao efeito: chuva ácida, aquecimento ou dano à camada de ozônio.",
  "Citoplasma e Organelas": "Ligue cada organela ao que ela faz: energia, síntese, transporte ou digestão.",
  "Sistema Endócrino":
    "Um hormônio sai da glândula pelo sangue e age longe; o excesso dele costuma frear a própria produção.",
  "Sistema Digestório": "Siga o alimento: em cada trecho, que enzima age, sobre o quê e em que pH.",
  Mutações: "Troca de uma base muda uma trinca; perda ou ganho de base muda todas as trincas seguintes.",
  "Ácidos Nucleicos": "No DNA, as bases se emparelham (A com T, C com G); no RNA, U ocupa o lugar de T.",
  "Fisiologia Vegetal":
    "A água sobe pelo xilema, puxada pela transpiração, e os açúcares são levados pelo floema.",
  "Herança Ligada ao Sexo": "Gene no cromossomo X: o homem tem uma só cópia dele, recebida da mãe.",
  "Sistema Circulatório":
    "Siga o sangue: em que lado do coração ele está e se é rico em oxigênio ou em gás carbônico.",
  Ecologia: "Separe fatores vivos e não vivos e veja quem ganha e quem perde em cada relação.",
};
