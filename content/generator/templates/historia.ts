import { slug } from "#app/platform/text/normalize.ts";
import { distinctWrong } from "#content/generator/choices.ts";
import { chronologies, historyClues } from "#content/generator/facts/history.ts";
import { rows } from "#content/generator/grammar.ts";
import { identificationTemplates } from "#content/generator/identify.ts";
import type { Random } from "#content/generator/random.ts";
import { classroom } from "#content/generator/scene.ts";
import type { GeneratedContent, QuestionTemplate } from "#content/generator/template.ts";
import { person } from "#content/generator/words/people.ts";

type Event = { name: string; year: string };
type Chronology = { topic: string; events: Event[] };

const periods: Chronology[] = rows(chronologies).map(([topic = "", list = ""]) => ({
  topic,
  events: list.split(";").map((each) => {
    const [, name = "", year = ""] = each.trim().match(/^(.*) \(([^()]*)\)$/) ?? [];
    return { name, year };
  }),
}));

const numerals = ["I", "II", "III", "IV"];

function order(chronology: Chronology, random: Random): GeneratedContent {
  const chosen = random.sample([...chronology.events.keys()], 4).sort((one, other) => one - other);
  const events = chosen.map((position) => chronology.events[position]).filter((each) => each !== undefined);
  const shown = random.shuffle(events);
  const labels = events.map((event) => numerals[shown.indexOf(event)] ?? "");
  const right = labels.join(", ");
  const others = Array.from({ length: 12 }, () => random.shuffle(labels).join(", "));
  const fallback = [
    [1, 0, 2, 3],
    [0, 2, 1, 3],
    [0, 1, 3, 2],
    [3, 2, 1, 0],
    [1, 2, 3, 0],
  ].map((positions) => positions.map((position) => labels[position]).join(", "));
  const list = shown.map(
    (event, position) =>
      `${numerals[position]}. ${event.name.charAt(0).toUpperCase()}${event.name.slice(1)}.`,
  );
  return {
    context: `${classroom(random)} ${person(random).full} desenhou uma linha do tempo sobre o assunto “${chronology.topic}”, mas os cartões com os acontecimentos caíram no chão e se misturaram, na ordem que se vê a seguir.\n\n${list.join("\n\n")}`,
    question: "A ordem cronológica correta, do acontecimento mais antigo para o mais recente, é",
    right,
    wrong: distinctWrong(right, [...others, ...fallback]),
    claim: (answer) =>
      `A ordem cronológica correta, do acontecimento mais antigo para o mais recente, é ${answer}.`,
    open: "Coloque os acontecimentos em ordem cronológica e explique a relação entre dois deles.",
    solution: `As datas são: ${events.map((event) => `${event.name} (${event.year})`).join("; ")}. A sequência correta é, portanto, ${right}.`,
    hint: "Procure primeiro o acontecimento que abre o período e o que o encerra.",
    explanation:
      "Os quatro acontecimentos pertencem ao mesmo processo histórico; é preciso situá-los uns em relação aos outros.",
    difficulty: 2,
  };
}

const chronologyTemplates: QuestionTemplate[] = periods.map((period) => ({
  name: `historia-cronologia-${slug(period.topic)}`,
  subject: "historia",
  topics: [period.topic],
  make: (random) => order(period, random),
}));

export const historyTemplates: QuestionTemplate[] = [
  ...chronologyTemplates,
  ...identificationTemplates({
    subject: "historia",
    prefix: "historia-identificar",
    bank: historyClues,
    trade: "letters",
    about: "episódios da história",
    question: "O texto refere-se ao seguinte acontecimento, personagem ou conceito:",
    open: "Identifique o acontecimento, personagem ou conceito descrito e explique sua importância histórica.",
    hint: "Observe as datas, os lugares e os grupos sociais mencionados.",
    explanation:
      "O texto traz pistas de tempo, lugar e participantes; relacione-as a um único acontecimento, personagem ou conceito.",
  }),
];
