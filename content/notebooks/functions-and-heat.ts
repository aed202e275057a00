import type { DemoNotebook } from "./demo-notebook.ts";

export const notebookOfFunctions: DemoNotebook = {
  title: "Funções",
  sections: [
    {
      title: "O que é uma função",
      texts: [
        "Uma função é uma regra que a cada entrada faz corresponder **uma única** saída. O preço de uma corrida é função da distância; a distância não é função do preço se duas corridas diferentes custarem o mesmo.",
        "O conjunto das entradas possíveis é o **domínio**; o das saídas que de fato aparecem é a **imagem**. Em $f(x) = \\sqrt{x - 2}$ só entram números com $x \\ge 2$, e só saem números $f(x) \\ge 0$.",
        "No gráfico, o teste é o da reta vertical: se alguma reta vertical corta a curva duas vezes, aquilo não é o gráfico de uma função.",
      ],
      search: "/questoes?q=função",
    },
    {
      title: "Função afim",
      texts: [
        "Quando a saída cresce sempre o mesmo tanto a cada unidade da entrada, a função é **afim**: $f(x) = ax + b$. O número $a$ é a taxa de variação (a inclinação da reta) e $b$ é o valor inicial (onde a reta corta o eixo vertical).",
        "**Exemplo.** Um aplicativo cobra R$ 5,00 de bandeirada e R$ 2,40 por quilômetro: $f(x) = 2{,}4x + 5$. Com R$ 29,00 anda-se $x = (29 - 5)/2{,}4 = 10$ km.",
        "Por dois pontos passa uma reta só. A inclinação sai de\n\n$$a = \\frac{y_2 - y_1}{x_2 - x_1}$$",
      ],
      note: "Contas de luz reais, com tarifa fixa e consumo, funcionam melhor que qualquer exemplo inventado.",
      search: "/questoes?q=função afim",
    },
    {
      title: "Função quadrática",
      texts: [
        "A função $f(x) = ax^2 + bx + c$, com $a \\ne 0$, tem por gráfico uma **parábola**: aberta para cima se $a > 0$, para baixo se $a < 0$. As raízes vêm de\n\n$$x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$$",
        'O **vértice** é o ponto mais baixo ou mais alto e fica no meio das raízes: $x_v = -\\dfrac{b}{2a}$. Sempre que a pergunta é "qual o maior lucro", "a maior área" ou "a menor distância", procure o vértice.',
        "**Exemplo.** Com 40 m de tela, um cercado retangular de lados $x$ e $20 - x$ tem área $A = 20x - x^2$. O vértice está em $x = 10$: o maior cercado é o quadrado, com 100 m².",
      ],
      search: "/questoes?q=função quadrática",
    },
    {
      title: "Exponencial e logaritmo",
      texts: [
        "Se a cada passo a quantidade é **multiplicada** pelo mesmo número, ela cresce de modo exponencial: $f(t) = C\\cdot k^{t}$. Juros compostos, bactérias e decaimento radioativo seguem a mesma regra, com $k$ maior ou menor que 1.",
        'O **logaritmo** desfaz a potência: $\\log_b a = x$ quer dizer $b^x = a$. Por isso ele responde a "em quanto tempo?". Uma dívida que cresce 10% ao mês dobra quando $1{,}1^{t} = 2$, isto é, $t = \\log 2/\\log 1{,}1 \\approx 7{,}3$ meses.',
      ],
      search: "/questoes?q=logaritmo",
    },
  ],
};

export const notebookOfHeat: DemoNotebook = {
  title: "Termoquímica",
  sections: [
    {
      title: "Energia nas reações",
      texts: [
        "Romper uma ligação química **custa** energia; formar uma ligação **devolve** energia. O saldo das duas contas decide se a reação aquece ou esfria o que está em volta.",
        "Nas reações **exotérmicas** sai calor ($\\Delta H < 0$): a queima do gás, a respiração, a cal na água. Nas **endotérmicas** entra calor ($\\Delta H > 0$): a fotossíntese, a bolsa de gelo instantâneo, o cozimento do pão.",
      ],
      note: "Dissolver ureia e cloreto de cálcio, lado a lado, com um termômetro em cada copo, vale a aula inteira.",
      search: "/questoes?q=exotérmica",
    },
    {
      title: "Entalpia e seus gráficos",
      texts: [
        "A **entalpia** ($H$) mede a energia guardada a pressão constante. Só medimos diferenças:\n\n$$\\Delta H = H_{produtos} - H_{reagentes}$$",
        "No gráfico de energia pelo caminho da reação, o degrau entre o começo e o fim é o $\\Delta H$; o morro que se sobe antes é a **energia de ativação**. Um catalisador abaixa o morro e não mexe no degrau.",
        "A equação termoquímica diz também os estados e as quantidades: $\\mathrm{H_2(g) + \\tfrac{1}{2}O_2(g) \\rightarrow H_2O(l)}$, $\\Delta H = -286$ kJ. Se a água saísse como vapor, o calor seria menor: parte dele ficaria gasta em vaporizá-la.",
      ],
      search: "/questoes?q=entalpia",
    },
    {
      title: "Lei de Hess",
      texts: [
        "O calor de uma reação depende só do estado inicial e do final, não do caminho. Então equações termoquímicas se **somam como equações algébricas**: ao inverter uma delas troca-se o sinal do $\\Delta H$; ao multiplicá-la, multiplica-se o $\\Delta H$.",
        "**Exemplo.** De C + O₂ → CO₂ ($-394$ kJ) e CO + ½ O₂ → CO₂ ($-283$ kJ) tira-se C + ½ O₂ → CO: basta inverter a segunda e somar, $-394 + 283 = -111$ kJ. É um calor que ninguém mede diretamente, porque a queima sempre forma também CO₂.",
      ],
      search: "/questoes?q=lei de hess",
    },
    {
      title: "Energia de ligação e combustíveis",
      texts: [
        "Conhecendo a energia média de cada ligação, estima-se o calor de uma reação entre gases: some o que se rompe (positivo) e o que se forma (negativo). Para $\\mathrm{H_2 + Cl_2 \\rightarrow 2\\,HCl}$: rompem-se $436 + 242$ e formam-se $2 \\cdot 431$ kJ, saldo $-184$ kJ.",
        'Comparar combustíveis pede uma unidade comum: por mol, por grama ou por litro? O hidrogênio rende 143 kJ por grama, três vezes mais que a gasolina, mas por litro de gás quase nada. Leia sempre a unidade antes de escolher o "melhor".',
      ],
      search: "/questoes?q=combustão",
    },
  ],
};
