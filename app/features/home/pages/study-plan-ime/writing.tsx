export function Writing() {
  return (
    <>
      <p>
        A correção costuma dar pontos por etapa. Uma solução incompleta, mas organizada, vale mais que uma
        resposta certa perdida no meio da folha. Treine estes hábitos até virarem automáticos:
      </p>
      <ol>
        <li>
          <strong>Comece pelo que vai provar.</strong> Uma linha: “vamos mostrar que o sistema tem solução
          única para todo k diferente de 2”.
        </li>
        <li>
          <strong>Dê nome às coisas.</strong> Variáveis, pontos e hipóteses, antes de usar.
        </li>
        <li>
          <strong>Justifique passagens que não são conta.</strong> “Pela conservação da energia”, “pois as
          raízes são reais”.
        </li>
        <li>
          <strong>Trate os casos.</strong> Dividiu por uma expressão? Diga o que acontece quando ela é zero.
        </li>
        <li>
          <strong>Feche.</strong> Resposta destacada, com unidade, e uma conferência rápida: dimensão, caso
          limite, sinal.
        </li>
      </ol>
      <p>
        Uma vez por semana, escolha a sua melhor solução, espere três dias e tente entendê-la como se fosse de
        outra pessoa. Onde você hesitar, o corretor também vai.
      </p>
    </>
  );
}

export function Fitness() {
  return (
    <p>
      Quem passa faz inspeção de saúde e exame de aptidão física, com corrida, flexões e abdominais em índices
      que o edital define. Ninguém vira atleta em um mês: três treinos de 40 minutos por semana, desde já,
      resolvem isso e ajudam a dormir e a pensar. Antes de começar, ou se tiver qualquer problema de saúde,
      procure um médico. Veja também, no edital, as exigências de visão, dentes e documentos, que levam tempo
      para resolver.
    </p>
  );
}
