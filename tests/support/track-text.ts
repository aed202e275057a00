/** Only in the solutions of given tracks. */
export const TRACK_CANARY = "canariodatrilha";

/** Of a written question, with key B. */
function questionLines(marks: string, name: string): string {
  return `${marks} Questão
Código: ${name}
Quanto é ${name.length} + 1 em ${name}?
a) 10
b) 20
c) 30
d) 40
Gabarito: B
${marks}# Resolução
É ${TRACK_CANARY}.
`;
}

type GivenSubtopic = { code: string; lessons?: readonly string[]; after?: string };

function subtopicLines({ code, lessons = ["A lição"], after = "" }: GivenSubtopic): string {
  return `### Subtópico: Sobre ${code}
Código: ${code}
${after === "" ? "" : `Depois de: ${after}\n`}Minutos: 12

${lessons.map((name) => `#### Lição: ${name}\nTexto de ${name}.\n`).join("\n")}
#### Exemplo: Um exemplo
Veja $1 + 1 = 2$.

${questionLines("####", "q1")}
${questionLines("####", "q2")}
#### Verificação
${questionLines("#####", "v1")}
${questionLines("#####", "v2")}`;
}

/** A track that can be published: of one unit; each subtopic has a lesson, an example, two questions and a check of two. */
export function trackOf(
  code: string,
  subtopics: readonly GivenSubtopic[] = [{ code: "s1" }, { code: "s2" }],
): string {
  return `# Trilha: Trilha ${code}
Código: ${code}
Exame: ENEM
Disciplina: Física
Resumo: Uma trilha de teste.

## Unidade: A unidade

${subtopics.map(subtopicLines).join("\n")}`;
}
