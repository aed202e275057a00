import { Link } from "@remix-run/react";
import { searchPaths } from "#app/features/questions/paths.ts";
import { WeekPlan, type Weeks } from "../week-plan.tsx";

const first: readonly Weeks[] = [
  {
    weeks: "Semanas 1 e 2",
    mathematics: "funções, inequações e logaritmos",
    physics: "cinemática, leis de Newton e atrito",
    chemistry: "estrutura atômica e propriedades periódicas",
  },
  {
    weeks: "Semanas 3 e 4",
    mathematics: "trigonometria e equações trigonométricas",
    physics: "estática do ponto e do corpo extenso",
    chemistry: "ligações, estequiometria e soluções",
  },
  {
    weeks: "Semanas 5 e 6",
    mathematics: "números complexos",
    physics: "energia, impulso e movimento harmônico",
    chemistry: "gases e termoquímica",
  },
  {
    weeks: "Semanas 7 e 8",
    mathematics: "polinômios e equações algébricas",
    physics: "fluidos e gravitação",
    chemistry: "cinética e equilíbrio químico",
  },
];

const second: readonly Weeks[] = [
  {
    weeks: "Semanas 9 e 10",
    mathematics: "matrizes, determinantes e sistemas",
    physics: "calor, gases e ciclos térmicos",
    chemistry: "equilíbrio iônico e pH",
  },
  {
    weeks: "Semanas 11 e 12",
    mathematics: "geometria plana e semelhança",
    physics: "eletrostática e capacitores",
    chemistry: "eletroquímica",
  },
  {
    weeks: "Semanas 13 e 14",
    mathematics: "geometria analítica e cônicas",
    physics: "circuitos e magnetismo",
    chemistry: "orgânica: funções, isomeria e reações",
  },
  {
    weeks: "Semanas 15 e 16",
    mathematics: "combinatória, probabilidade e teoria dos números",
    physics: "óptica e ondas",
    chemistry: "radioatividade e propriedades coligativas",
  },
];

export function Start() {
  return (
    <>
      <p>
        Pegue uma prova discursiva de matemática de dois ou três anos atrás. Dê a si mesmo o tempo oficial e
        tente de verdade. É provável que você resolva duas ou três questões: tudo bem. Depois, leia as
        soluções e separe as questões em três montes:
      </p>
      <ul>
        <li>resolvi, ou faltou pouco: o seu chão;</li>
        <li>entendi a solução na primeira leitura: o seu alvo destas 20 semanas;</li>
        <li>não entendi nem a solução: fica para depois, sem culpa.</li>
      </ul>
      <p>
        Guarde os três montes. Na semana 16, volte ao segundo: se a maioria virou chão, o plano está
        funcionando.
      </p>
    </>
  );
}

export function ImeWeeks() {
  return (
    <>
      <p>
        Conte com 25 horas por semana, metade delas em matemática. Cada par de semanas tem a mesma forma: na
        primeira, teoria e questões médias; na segunda, só questões difíceis, com no máximo seis por dia,
        escritas por inteiro.
      </p>
      <WeekPlan title="Primeira volta (semanas 1 a 8)" weeks={first} />
      <WeekPlan title="Segunda volta (semanas 9 a 16)" weeks={second} />
      <h3>Prova (semanas 17 a 20)</h3>
      <dl>
        <dt>Semana 17</dt>
        <dd>
          Uma prova objetiva completa e uma discursiva de cada matéria, em dias seguidos, como no concurso.
        </dd>
        <dt>Semanas 18 e 19</dt>
        <dd>
          Três objetivas por semana, com 10% menos tempo que o oficial. Entre elas, só os assuntos que caíram
          nos erros.
        </dd>
        <dt>Semana 20</dt>
        <dd>
          Releitura do caderno de erros, uma objetiva no meio da semana e descanso nos dois últimos dias.
        </dd>
      </dl>
      <p>
        O <Link to={searchPaths.institution("IME")}>banco de questões do IME</Link> separa por assunto e
        dificuldade, e mostra o que você já errou. Quando um assunto acabar, complete com o do{" "}
        <Link to={searchPaths.institution("ITA")}>ITA</Link>, que cobra o mesmo programa em outro estilo.
      </p>
    </>
  );
}

export function Stretch() {
  return (
    <p>
      O intervalo entre as fases costuma ser curto, e a tentação é conferir gabarito o dia inteiro. Confira
      uma vez. A partir do dia seguinte, uma discursiva completa a cada dois dias, alternando as matérias,
      corrigida por outra pessoa. Nos dias livres, português e inglês pela manhã e um tema de redação à tarde.
      Não comece assunto novo: agora, o que rende é escrever melhor o que você já sabe.
    </p>
  );
}
