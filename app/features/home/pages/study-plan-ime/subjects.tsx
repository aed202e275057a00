import { Link } from "@remix-run/react";
import { searchPaths } from "#app/features/questions/paths.ts";

export function ImeSubjects() {
  return (
    <>
      <h3>Matemática</h3>
      <p>
        É a matéria que mais distancia os candidatos. A prova gosta de álgebra com ideia: polinômios e
        relações entre raízes, números complexos, logaritmos, determinantes, sequências e trigonometria.
        Geometria plana e analítica vêm sempre, e teoria dos números e combinatória aparecem com cara de
        olimpíada. Se o tempo é curto, comece por polinômios, complexos e trigonometria: eles ajudam em todo o
        resto. Use as{" "}
        <Link to={searchPaths.institutionSubject("IME", "matematica")}>questões de matemática do IME</Link>.
      </p>
      <h3>Física</h3>
      <p>
        Poucas questões, enunciados longos, sistemas inteiros: uma mola, um fluido, um circuito e um bloco no
        mesmo desenho. O difícil não é a fórmula, é decidir o que acontece primeiro. Treine estática,
        dinâmica, termodinâmica e eletricidade nessa ordem, sempre com diagrama de forças ou esquema do
        circuito antes da primeira conta. Use as{" "}
        <Link to={searchPaths.institutionSubject("IME", "fisica")}>questões de física do IME</Link>.
      </p>
      <h3>Química</h3>
      <p>
        Termoquímica, equilíbrio, eletroquímica e orgânica pedem método; estrutura atômica, propriedades
        periódicas e radioatividade pedem leitura atenta. São menos testes na primeira fase, mas um dia
        inteiro na segunda. Use as{" "}
        <Link to={searchPaths.institutionSubject("IME", "quimica")}>questões de química do IME</Link>.
      </p>
    </>
  );
}

export function Languages() {
  return (
    <>
      <p>
        Com todo mundo forte em exatas, o dia de línguas decide colocações, e a redação pode eliminar. Reserve
        duas sessões curtas por semana para português e inglês, e uma redação a cada duas semanas, à mão.
      </p>
      <ul>
        <li>
          <strong>Português:</strong> interpretação, gramática e literatura, conforme o programa. Faça blocos
          de dez <Link to={searchPaths.institutionSubject("IME", "portugues")}>questões de português</Link> e
          anote a regra por trás de cada erro.
        </li>
        <li>
          <strong>Inglês:</strong> leitura de textos técnicos e vocabulário. Um artigo curto por dia resolve
          mais que uma lista de palavras. Confira com{" "}
          <Link to={searchPaths.institutionSubject("IME", "ingles")}>questões de inglês</Link>.
        </li>
        <li>
          <strong>Redação:</strong> posição clara na primeira frase, dois argumentos com exemplo, conclusão
          que responde ao tema. Respeite o número de linhas.
        </li>
      </ul>
    </>
  );
}
