import { Link } from "@remix-run/react";
import { searchPaths } from "#app/features/questions/paths.ts";

export function ItaSubjects() {
  return (
    <>
      <p>
        O programa é o do ensino médio, cobrado fundo. Estude tudo, mas nesta ordem de urgência: primeiro o
        que sustenta outros assuntos, depois o que aparece quase todo ano, por fim os detalhes.
      </p>
      <h3>Matemática</h3>
      <p>
        Álgebra decide: funções, polinômios, números complexos, logaritmos, matrizes e sistemas. Em seguida,
        trigonometria, que entra em tudo, e geometria plana, espacial e analítica. Combinatória e
        probabilidade pedem menos teoria e muito treino. Treine com as{" "}
        <Link to={searchPaths.institutionSubject("ITA", "matematica")}>questões de matemática do ITA</Link>.
      </p>
      <h3>Física</h3>
      <p>
        Mecânica é a língua em que o resto é escrito: não avance sem dinâmica, energia e gravitação sólidas.
        Depois, eletromagnetismo e termodinâmica. Óptica, ondas e física moderna fecham o programa e costumam
        render pontos a quem não as deixou para a véspera. O ITA gosta de respostas literais, em letras:
        acostume-se a carregar símbolos até o fim e a checar dimensões. Treine com as{" "}
        <Link to={searchPaths.institutionSubject("ITA", "fisica")}>questões de física do ITA</Link>.
      </p>
      <h3>Química</h3>
      <p>
        Físico-química concentra as contas: estequiometria, gases, termoquímica, equilíbrio e eletroquímica.
        Em inorgânica e estrutura, entenda ligações e geometria em vez de decorar listas. Em orgânica, saiba o
        mecanismo geral das reações mais comuns. Treine com as{" "}
        <Link to={searchPaths.institutionSubject("ITA", "quimica")}>questões de química do ITA</Link>.
      </p>
    </>
  );
}

export function English() {
  return (
    <p>
      São textos, vocabulário em contexto e gramática a serviço da leitura. Vinte minutos por dia bastam para
      a maioria: um texto curto de jornal ou revista de ciência, cinco palavras novas anotadas com a frase em
      que apareceram e, uma vez por semana, um bloco de{" "}
      <Link to={searchPaths.institutionSubject("ITA", "ingles")}>questões de inglês do ITA</Link> com relógio.
      Se você já acerta 9 de 12 com folga, troque metade desse tempo por matemática.
    </p>
  );
}

export function Language() {
  return (
    <>
      <p>
        O dia de português vale como qualquer outro da segunda fase, e é onde muita gente de exatas perde
        posições. Os testes cobram leitura, literatura e gramática aplicada; confira no edital se há livros
        indicados e comece a lê-los na primeira metade do plano.
      </p>
      <p>
        Para a redação, uma por semana a partir da semana 11, à mão e com hora marcada. Peça a alguém que leia
        e marque só duas coisas: onde se perdeu e onde não acreditou. Reescreva o trecho marcado, não o texto
        todo. Treine os testes com as{" "}
        <Link to={searchPaths.institutionSubject("ITA", "portugues")}>questões de português do ITA</Link>.
      </p>
    </>
  );
}
