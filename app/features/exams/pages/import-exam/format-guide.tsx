import { FormatGuide } from "#app/platform/ui/components/format-guide.tsx";

export const EXAMPLE = `# Prova: ITA 2024, 1ª fase
Disciplina: Física

## 12
Assuntos: Cinemática
Dificuldade: Média

Um carro parte do repouso com aceleração $a = 2\\,\\text{m/s}^2$. A velocidade dele depois de 5 s é

a) 2 m/s
b) 5 m/s
c) 10 m/s
d) 20 m/s
e) 25 m/s
Gabarito: C

### Dica
Movimento uniformemente variado.

### Resolução
$v = at = 2 \\cdot 5 = 10\\,\\text{m/s}$.
`;

const rows: readonly (readonly [write: string, what: string])[] = [
  [
    "# Prova: ITA 2024, 1ª fase",
    "Começa uma prova: instituição, ano e, se houver, fase, dia 1, caderno azul. Também valem campos abaixo: Instituição, Ano, Fase, Dia, Caderno, Disciplina, Fonte.",
  ],
  ["## 12", "Começa a questão 12. Sem número: ## Questão."],
  ["Disciplina: Física", "Da prova inteira ou de uma questão."],
  ["Assuntos: Cinemática; Vetores", "Nomes do catálogo, separados por ponto e vírgula."],
  ["Tipo: Certo ou errado", "Ou Discursiva. Sem isso, é múltipla escolha."],
  ["Idioma: Inglês", "Nas questões de língua estrangeira à escolha."],
  ["a) texto", "Alternativas, de a) a e). Podem ter várias linhas."],
  ["Figura da alternativa: ![descrição](caminho)", "Abaixo da alternativa a que pertence."],
  ["Gabarito: C", "A letra, Certo, Errado ou anulada."],
  ["### Dica, ### Resolução, ### Explicação", "Cada uma com o seu texto embaixo."],
  ["Situação: Em quarentena", "Guarda a questão sem mostrar; o porquê vai em Motivo da quarentena."],
  ["Item do INEP: área CN; código 12345; habilidade 5", "Com os parâmetros a, b e c, se quiser."],
  ["Código de origem: prova-x/12", "Como a fonte chama a questão, para reconhecê-la na próxima importação."],
  ["\\Gabarito: C", "A barra no começo faz a linha valer como texto."],
];

/** Help with the format (docs/exam-format.md). */
export function ExamFormatGuide() {
  return (
    <FormatGuide title="Como escrever uma prova" rows={rows} example={EXAMPLE}>
      Maiúsculas e acentos não importam nos nomes dos campos.
    </FormatGuide>
  );
}
