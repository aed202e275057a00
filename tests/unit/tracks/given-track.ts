export const trackHead = "# Trilha: T\nCódigo: t\nExame: ENEM\nDisciplina: Física\nResumo: r\n";

/** A track whose only subtopic has these steps. */
export function inSubtopic(text: string): string {
  return `${trackHead}## Unidade: U\n### Subtópico: S\nCódigo: s\nMinutos: 5\n${text}`;
}

/** A track of one subtopic with every kind of step, as its author types it. */
export const trackText = `# Trilha: Matemática ENEM
Código: matematica-enem
Exame: ENEM
Disciplina: Matemática
Resumo: Porcentagem sem decorar.

## Unidade: Razão e porcentagem

### Subtópico: Razão
Código: razao
Minutos: 8

#### Lição: O que é razão
Uma comparação.

#### Exemplo
De 2 para 4.

#### Questão
Quanto é a metade de 4?
a) 1
b) 2
c) 3
d) 4
Gabarito: B

#### Questão: 7K2M9XQ4

#### Verificação
##### Questão
Tipo: Resposta numérica
Quanto é 2 + 2?
Gabarito: 4
##### Questão
Quanto é 3 + 3?
a) 6
b) 7
c) 8
d) 9
e) 10
Gabarito: A

### Subtópico: Aumentos e descontos
Código: aumentos
Assunto: porcentagem
Depois de: razao
Minutos: 12

#### Lição: O fator de aumento
Aumentar 20% é multiplicar por $1{,}2$.

##### Um título do texto

![O fator](figuras/fator.svg)

\\#### Isto é texto

\`\`\`
# um comentário
\`\`\`

#### Exemplo: Dois aumentos seguidos
$1{,}1 \\cdot 1{,}1 = 1{,}21$

#### Questão
Código: q1
Assuntos: Frações; Porcentagem

Um preço sobe 10% e depois 20%. Ele subiu ao todo

a) 30%
b) 31%
c) 32%
d) 33%
e) 34%
Gabarito: C
##### Dica
Multiplique os fatores.
##### Resolução
\\##### não é título
$1{,}1 \\cdot 1{,}2 = 1{,}32$.

#### Questão
Um desconto de 25% deixa

a) 25%
b) 50%
c) 75%
d) 80%
Gabarito: c

#### Verificação

##### Questão
Um aumento de 50% multiplica por

a) 0,5
b) 1,05
c) 1,5
d) 5
Gabarito: C
###### Resolução
É $1 + 0{,}5$.

##### Questão: 7K2M9XQ5
`;
