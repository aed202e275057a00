import { Link } from "@remix-run/react";
import { searchPaths } from "#app/features/questions/paths.ts";
import { WeekPlan, type Weeks } from "../week-plan.tsx";

const base: readonly Weeks[] = [
  {
    weeks: "Semanas 1 e 2",
    mathematics: "conjuntos, funções e módulo",
    physics: "vetores e cinemática",
    chemistry: "modelos atômicos e tabela periódica",
  },
  {
    weeks: "Semanas 3 e 4",
    mathematics: "exponenciais, logaritmos e inequações",
    physics: "leis de Newton, atrito e movimento circular",
    chemistry: "ligações, geometria e forças intermoleculares",
  },
  {
    weeks: "Semanas 5 e 6",
    mathematics: "trigonometria",
    physics: "energia, impulso e colisões",
    chemistry: "estequiometria e gases",
  },
  {
    weeks: "Semanas 7 e 8",
    mathematics: "geometria plana",
    physics: "estática, hidrostática e gravitação",
    chemistry: "soluções e propriedades coligativas",
  },
  {
    weeks: "Semanas 9 e 10",
    mathematics: "combinatória, binômio e probabilidade",
    physics: "calor, gases e termodinâmica",
    chemistry: "termoquímica e cinética",
  },
];

const depth: readonly Weeks[] = [
  {
    weeks: "Semanas 11 e 12",
    mathematics: "matrizes, determinantes e sistemas",
    physics: "eletrostática",
    chemistry: "equilíbrio químico e iônico",
  },
  {
    weeks: "Semanas 13 e 14",
    mathematics: "números complexos e polinômios",
    physics: "circuitos e capacitores",
    chemistry: "eletroquímica",
  },
  {
    weeks: "Semanas 15 e 16",
    mathematics: "geometria analítica e cônicas",
    physics: "magnetismo e indução",
    chemistry: "orgânica: estrutura, funções e isomeria",
  },
  {
    weeks: "Semanas 17 e 18",
    mathematics: "geometria espacial e sequências",
    physics: "oscilações, ondas e óptica",
    chemistry: "orgânica: reações e polímeros",
  },
];

export function Diagnosis() {
  return (
    <p>
      Antes de abrir um livro, faça uma prova de primeira fase inteira, em um só turno, com relógio e sem
      consulta. Não importa a nota. Anote, para cada erro, uma de três causas: não sabia o assunto, sabia e
      não enxergou o caminho, ou errou conta e leitura. A primeira se resolve com teoria, a segunda com
      problemas, a terceira com método. A proporção entre elas diz como usar as suas horas, e você vai repetir
      essa medida nas semanas 10 e 18.
    </p>
  );
}

export function ItaWeeks() {
  return (
    <>
      <p>
        Ele supõe de 25 a 30 horas por semana fora da escola. Com menos, estique cada bloco em vez de pular
        assuntos; com o ano inteiro pela frente, dobre o tempo das fases 1 e 2.
      </p>
      <WeekPlan title="Fase 1: a base (semanas 1 a 10)" weeks={base} />
      <WeekPlan title="Fase 2: a profundidade (semanas 11 a 18)" weeks={depth} />
      <h3>Fase 3: a prova (semanas 19 a 24)</h3>
      <dl>
        <dt>Semanas 19 e 20</dt>
        <dd>
          Física moderna, radioatividade e o que ficou para trás. Uma prova completa por semana, no horário da
          oficial.
        </dd>
        <dt>Semanas 21 e 22</dt>
        <dd>
          Duas provas por semana, corrigidas no mesmo dia. O resto do tempo é só para os assuntos que caíram
          nos erros.
        </dd>
        <dt>Semana 23</dt>
        <dd>
          Releia o caderno de erros do começo ao fim. Refaça sem olhar as vinte questões que mais ensinaram.
        </dd>
        <dt>Semana 24</dt>
        <dd>Metade da carga, sono em dia, documentos e trajeto resolvidos. Nada de assunto novo.</dd>
      </dl>
    </>
  );
}

export function Routine() {
  return (
    <>
      <ul>
        <li>
          <strong>Segunda a quinta:</strong> uma matéria de exatas por bloco de 90 minutos, dois ou três
          blocos por dia. Em cada bloco, 30 minutos de teoria e 60 de questões.
        </li>
        <li>
          <strong>Sexta:</strong> revisão espaçada. Refaça uma questão errada há uma semana, uma há um mês e
          uma há três.
        </li>
        <li>
          <strong>Sábado:</strong> bloco longo, de 3 a 4 horas, imitando a prova.
        </li>
        <li>
          <strong>Domingo:</strong> correção com calma, redação e meio dia livre de verdade.
        </li>
      </ul>
      <p>
        No <Link to={searchPaths.institution("ITA")}>banco de questões do ITA</Link>, filtre o assunto da
        semana, comece pelas médias e só então vá às difíceis. Com a sua conta, o filtro “Errei” monta a
        revisão de sexta sozinho.
      </p>
    </>
  );
}

export function SecondPhase() {
  return (
    <p>
      Na dissertativa, quem corrige lê o seu raciocínio. Desde a semana 1, escolha duas questões por dia para
      resolver como se fossem lidas por outra pessoa: defina as variáveis, diga que lei usa e por quê, faça
      uma figura limpa, mantenha uma igualdade por linha e destaque a resposta com unidade. Uma vez por
      semana, troque cadernos com um colega e corrija o dele. Solução certa que ninguém entende perde pontos;
      solução incompleta e clara costuma ganhar alguns.
    </p>
  );
}
