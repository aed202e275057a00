import { bankChoices } from "#content/generator/choices.ts";
import { diseases, hormones, organelles, vitamins } from "#content/generator/facts/biology.ts";
import type { Random } from "#content/generator/random.ts";
import { classroom } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { city } from "#content/generator/words/cities.ts";
import { person } from "#content/generator/words/people.ts";
import { district } from "#content/generator/words/places.ts";

function agents(random: Random): GeneratedContent {
  const answer = random.pick(diseases);
  const unclear = (each: (typeof diseases)[number]) =>
    ["food", "skin"].includes(answer.route) && each.prevention.includes("saneamento");
  const others = diseases.filter((each) => each.route !== answer.route && !unclear(each));
  const options = bankChoices(answer, others, (each) => each.prevention, random);
  return {
    context: `A secretaria de saúde de ${city(random).full} divulgou um alerta sobre o aumento dos casos de ${answer.name} ${district(random).at}. O informe explica que o agente causador é ${answer.kind === "bactéria" ? "uma" : "um"} ${answer.kind} (${answer.agent}) e que a transmissão envolve ${answer.way}. ${person(random).full}, que visita as famílias da região, recebeu a tarefa de orientá-las sobre a prevenção.`,
    question: "Entre as medidas a seguir, a mais adequada para prevenir essa doença é",
    ...options,
    claim: (measure) => `A medida mais adequada para prevenir essa doença é ${measure}.`,
    open: "Proponha uma medida de prevenção e explique por que ela interrompe a transmissão.",
    solution: `A transmissão envolve ${answer.way}. Por isso, a prevenção consiste em ${answer.prevention}.`,
    hint: "A prevenção deve interromper a via de transmissão descrita.",
    explanation: "O texto informa o agente e a via de transmissão; escolha a medida que atua sobre essa via.",
    difficulty: 1,
  };
}

function cellParts(random: Random): GeneratedContent {
  const answer = random.pick(organelles);
  const others = organelles.filter(
    (each) => answer.name !== "o ribossomo" || !each.name.includes("granuloso"),
  );
  const options = bankChoices(answer, others, (each) => each.name, random);
  return {
    context: `Cada estrutura celular tem um papel no funcionamento do organismo, e a sua abundância varia conforme a atividade da célula. ${classroom(random)} ${person(random).full} apresentou um modelo tridimensional e destacou uma estrutura particularmente abundante ou desenvolvida no seguinte exemplo: ${answer.where}. Segundo a explicação, sua função é esta: ${answer.role}.`,
    question: "A estrutura destacada é",
    ...options,
    claim: (name) => `A estrutura destacada é ${name}.`,
    open: "Identifique a estrutura destacada e justifique sua abundância nas células citadas.",
    solution: `A função descrita (${answer.role}) é desempenhada por uma estrutura conhecida: ${answer.name}.`,
    hint: "Associe a função descrita à estrutura que a realiza.",
    explanation: "O texto dá a função e um exemplo de célula em que a estrutura é abundante.",
    difficulty: 1,
  };
}

function nutrition(random: Random): GeneratedContent {
  const answer = random.pick(vitamins);
  const options = bankChoices(answer, vitamins, (each) => each.name, random);
  const who = person(random);
  return {
    context: `Durante um mutirão de saúde ${district(random).at}, em ${city(random).full}, ${who.full} acompanhou o atendimento de uma paciente com um quadro causado pela falta de um nutriente na alimentação: ${answer.lack}. Além do acompanhamento médico, foram recomendadas boas fontes desse nutriente, como ${answer.source}.`,
    question: "O nutriente em falta é",
    ...options,
    claim: (name) => `O nutriente em falta é ${name}.`,
    open: "Identifique o nutriente em falta e relacione-o ao quadro descrito.",
    solution: `A falta de ${answer.name} provoca ${answer.lack}. Boas fontes são ${answer.source}.`,
    hint: "Relacione o quadro clínico e os alimentos recomendados a um mesmo nutriente.",
    explanation: "O quadro clínico e as fontes citadas apontam para um mesmo nutriente.",
    difficulty: 1,
  };
}

function endocrine(random: Random): GeneratedContent {
  const answer = random.pick(hormones);
  const options = bankChoices(answer, hormones, (each) => each.name, random);
  return {
    context: `O sistema endócrino atua em conjunto com o nervoso na regulação do organismo. Em um programa de rádio gravado em ${city(random).full}, ${person(random).full} explicou aos ouvintes, sem dizer o nome, a ação de um hormônio liberado pela seguinte glândula ou região: ${answer.gland}. Segundo a explicação, seu efeito principal é ${answer.effect}.`,
    question: "O hormônio descrito é",
    ...options,
    claim: (name) => `O hormônio descrito é ${name}.`,
    open: "Identifique o hormônio descrito e cite uma consequência de sua falta.",
    solution: `O local de liberação (${answer.gland}) e o efeito (${answer.effect}) identificam o hormônio: ${answer.name}.`,
    hint: "Compare o local de produção e o efeito no organismo.",
    explanation: "São dados o local de liberação e a ação; deve-se reconhecer o hormônio.",
    difficulty: 1,
  };
}

export const healthTemplates: QuestionTemplate[] = [
  {
    name: "biologia-prevencao-de-doencas",
    subject: "biologia",
    topics: ["Programas de Saúde"],
    make: agents,
  },
  {
    name: "biologia-organelas",
    subject: "biologia",
    topics: ["Citoplasma e Organelas"],
    make: cellParts,
  },
  {
    name: "biologia-vitaminas",
    subject: "biologia",
    topics: ["Vitaminas"],
    make: nutrition,
  },
  {
    name: "biologia-hormonios",
    subject: "biologia",
    topics: ["Sistema Endócrino"],
    make: endocrine,
  },
];
