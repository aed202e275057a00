import { FormatGuide } from "#app/platform/ui/components/format-guide.tsx";

const EXAMPLE = `# Trilha: Matemática ENEM
Código: matematica-enem
Exame: ENEM
Disciplina: Matemática
Resumo: Porcentagem e funções, do começo ao que o ENEM cobra.

## Unidade: Razão e porcentagem

### Subtópico: Aumentos e descontos
Código: aumentos
Assunto: Porcentagem
Depois de: razao
Minutos: 12

#### Lição: O fator de aumento
Aumentar 20% é multiplicar por $1{,}2$.

#### Exemplo: Dois aumentos seguidos
$1{,}1 \\cdot 1{,}2 = 1{,}32$: ao todo, 32%.

#### Questão
Código: q1
Um preço sobe 10% e depois 10%. Ele subiu ao todo

a) 10%
b) 20%
c) 21%
d) 22%
e) 100%
Gabarito: C
##### Dica
Multiplique os fatores.
##### Resolução
$1{,}1 \\cdot 1{,}1 = 1{,}21$.

#### Questão: 7K2M9XQ4

#### Verificação
##### Questão
Código: v1
…
###### Resolução
…
`;

const rows: readonly (readonly [write: string, what: string])[] = [
  ["# Trilha: nome", "Começa a trilha. Abaixo: Código (não muda), Exame, Disciplina e Resumo, em uma frase."],
  ["## Unidade: nome", "Junta subtópicos."],
  [
    "### Subtópico: nome",
    "Abaixo: Código e Minutos; se quiser, Assunto (do catálogo) e Depois de (códigos recomendados antes). O progresso de cada pessoa é guardado por este código: não o mude.",
  ],
  ["#### Lição: nome, #### Exemplo: nome", "Texto com Markdown e LaTeX. Títulos dentro têm cinco ou seis #."],
  [
    "#### Questão",
    "Uma questão escrita aqui, como nas provas: a) a e), Gabarito, ##### Dica, ##### Resolução.",
  ],
  ["#### Questão: 7K2M9XQ4", "Uma questão do banco, pelo código, sem texto."],
  ["#### Verificação", "Por último, só questões: cada uma com ##### Questão, e as partes dela com seis #."],
  ["Código: q1", "Primeira linha de uma questão: o nome dela no subtópico. Sem ele, vale a posição."],
  ["![descrição](caminho)", "Uma figura. “Inserir imagem” envia o arquivo e escreve esta linha."],
  ["\\#### Questão", "A barra no começo faz a linha valer como texto."],
];

/** Help with the format (docs/track-format.md). */
export function TrackFormatGuide() {
  return (
    <FormatGuide title="Como escrever uma trilha" rows={rows} example={EXAMPLE}>
      Para publicar, cada subtópico tem ao menos uma lição, um exemplo, duas questões e, no fim, uma
      verificação de duas ou mais.
    </FormatGuide>
  );
}
