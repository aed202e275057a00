import type { DemoNotebook } from "./demo-notebook.ts";

export const notebookOfKinematics: DemoNotebook = {
  title: "Cinemática",
  sections: [
    {
      title: "Grandezas do movimento",
      texts: [
        "Descrever um movimento é dizer **onde** um corpo está em cada **instante**. Para isso escolhemos um referencial: a estrada, o vagão, o chão da sala. Quem dorme no banco de um ônibus está parado em relação ao ônibus e a 80 km/h em relação à estrada. Nenhuma das duas frases está errada: falta a cada uma dizer em relação a quê.",
        "**Posição** ($s$) é o número que marca o lugar sobre a trajetória. **Deslocamento** é a diferença entre duas posições, $\\Delta s = s - s_0$, e pode ser negativo. **Distância percorrida** soma tudo o que se andou e nunca é negativa. Quem dá uma volta completa numa pista de 400 m percorreu 400 m, mas seu deslocamento é zero.",
        "A **velocidade média** compara o deslocamento com o tempo:\n\n$$v_m = \\frac{\\Delta s}{\\Delta t}$$\n\nNo Sistema Internacional ela se mede em m/s. Para passar de km/h a m/s divide-se por 3,6, porque 1 km/h são 1000 m em 3600 s.",
      ],
      note: "Antes das contas, peça a cada dupla que conte uma viagem de ônibus em dois referenciais. A confusão entre distância e deslocamento aparece sozinha.",
      search: "/questoes?q=velocidade média",
    },
    {
      title: "Movimento uniforme",
      texts: [
        "No movimento uniforme o corpo percorre distâncias iguais em tempos iguais: a velocidade não muda. A posição cresce (ou diminui) sempre no mesmo ritmo:\n\n$$s = s_0 + v\\,t$$",
        "No gráfico de posição por tempo isso é uma **reta**, e a inclinação dela é a velocidade. No gráfico de velocidade por tempo é uma reta **horizontal**, e a área sob ela é o deslocamento. Guarde as duas leituras: inclinação e área voltam em todo o resto da Mecânica.",
        "**Exemplo.** Dois carros saem ao mesmo tempo, um ao encontro do outro, separados por 300 km, a 80 km/h e 70 km/h. A distância entre eles diminui $80 + 70 = 150$ km a cada hora; encontram-se depois de $300/150 = 2$ h, a 160 km do ponto de partida do primeiro.",
      ],
      search: "/questoes?q=movimento uniforme",
    },
    {
      title: "Movimento uniformemente variado",
      texts: [
        "Quando a velocidade muda sempre no mesmo ritmo, há uma **aceleração** constante, $a = \\Delta v / \\Delta t$. Dizer que $a = 2\\ \\mathrm{m/s^2}$ é dizer que a cada segundo a velocidade ganha 2 m/s.",
        "Três relações bastam:\n\n$$v = v_0 + a\\,t \\qquad s = s_0 + v_0 t + \\frac{a\\,t^2}{2} \\qquad v^2 = v_0^2 + 2a\\,\\Delta s$$\n\nA última, de Torricelli, serve quando o tempo não é dado nem pedido.",
        "**Freada.** Um carro a 72 km/h (20 m/s) freia a $5\\ \\mathrm{m/s^2}$. Por Torricelli, $0 = 20^2 - 2\\cdot 5\\cdot \\Delta s$, e portanto $\\Delta s = 40$ m. Com o dobro da velocidade seriam 160 m: a distância de freada cresce com o **quadrado** da velocidade.",
      ],
      search: "/questoes?q=aceleração",
    },
    {
      title: "Queda livre e lançamentos",
      texts: [
        "Perto do chão, e sem o ar atrapalhar, todos os corpos caem com a mesma aceleração, $g \\approx 10\\ \\mathrm{m/s^2}$. Uma pedra e uma pena, no vácuo, chegam juntas. Por isso a queda livre é só um caso do movimento uniformemente variado.",
        "No **lançamento oblíquo** o truque é separar: na horizontal nada acelera, $x = v_0\\cos\\theta\\; t$; na vertical o corpo sobe e cai sob $g$. O tempo é o mesmo nas duas contas e é ele que as une. O alcance no chão plano é\n\n$$A = \\frac{v_0^2\\,\\operatorname{sen} 2\\theta}{g}$$\n\ne é máximo com $\\theta = 45°$.",
      ],
      note: "Boa hora para filmar uma bola no pátio e marcar a posição quadro a quadro.",
      search: "/questoes?q=queda livre",
    },
  ],
};

export const notebookOfRevolution: DemoNotebook = {
  title: "Revolução Industrial",
  sections: [
    {
      title: "Antes das fábricas",
      texts: [
        "Até meados do século XVIII quase tudo o que se vestia e usava era feito em casa ou em oficinas pequenas. O **artesão** conhecia o ofício inteiro, da lã ao pano; era dono das ferramentas e do seu tempo. No *sistema doméstico*, comerciantes levavam a matéria-prima às casas do campo e recolhiam o produto pronto.",
        "Três mudanças prepararam a Inglaterra: os **cercamentos**, que tiraram camponeses das terras comuns e os levaram às cidades; o **comércio atlântico**, que juntou capital, em boa parte pelo tráfico de escravizados e pelo algodão que plantavam; e o **carvão** e o **ferro**, perto dos rios e dos portos.",
      ],
      search: "/questoes?q=mercantilismo",
    },
    {
      title: "Máquinas, vapor e carvão",
      texts: [
        "A lançadeira volante, a *spinning jenny* e o tear mecânico multiplicaram o fio e o pano. A máquina a vapor de James Watt (1769) libertou a fábrica da beira do rio: onde chegasse o carvão, havia força.",
        "Com a **divisão do trabalho** cada pessoa repete um gesto só. Adam Smith contou que dez operários, dividindo as tarefas, faziam 48 mil alfinetes por dia; sozinho, cada um não faria vinte. O que se ganhou em produção perdeu-se em saber: o operário já não sabia fazer o produto inteiro.",
      ],
      search: "/questoes?q=revolução industrial",
    },
    {
      title: "A vida dos operários",
      texts: [
        "Jornadas de 14 horas, crianças a partir dos seis anos, salários que mal pagavam o pão, cortiços sem água. As cidades cresceram antes que houvesse ruas, esgoto e escolas para elas: Manchester passou de 25 mil a 300 mil habitantes em menos de um século.",
        "A resposta veio em formas diferentes. O **ludismo** (1811) quebrava as máquinas que tiravam ofícios. O **cartismo** (1838) pedia o voto. As *trade unions* negociavam salários e horas. Nenhuma delas era contra a técnica em si: discutiam quem ficava com o que ela rendia.",
      ],
      note: "Leve dois documentos curtos, um relatório de inspetor de fábrica e uma carta de patrão, e peça que a turma compare o que cada um escolhe contar.",
      search: "/questoes?q=operários",
    },
    {
      title: "Ideias que nasceram ali",
      texts: [
        "O **liberalismo** econômico defendia o mercado sem tutela do Estado. Os **socialistas utópicos** (Owen, Fourier) imaginaram comunidades sem patrões. Marx e Engels, no *Manifesto* de 1848, viram na luta entre classes o motor da história. A Igreja respondeu em 1891 com a *Rerum Novarum*.",
        "A **segunda** Revolução Industrial, depois de 1870, trouxe o aço, a eletricidade, o petróleo e a química, e espalhou-se pela Alemanha, pelos Estados Unidos e pelo Japão. A procura de matérias-primas e mercados empurrou a corrida imperialista pela África e pela Ásia.",
      ],
      search: "/questoes?q=imperialismo",
    },
  ],
};
