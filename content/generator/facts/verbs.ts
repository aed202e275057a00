import { entries } from "#content/generator/grammar.ts";

/** Regular verbs with a complement, for sentences that a verb form completes. */
export const actions = entries(`
cultivar hortaliças sem veneno; restaurar o velho casarão; visitar a biblioteca comunitária; preparar o almoço da festa; organizar o acervo do museu; limpar as margens do córrego; plantar mudas de ipê; pintar o muro da escola;
consertar a bomba d'água; cuidar do jardim da praça; ensaiar a peça de teatro; gravar o podcast da turma; levar doações ao abrigo; transportar a colheita; separar o lixo reciclável; montar as barracas da feira;
comprar livros usados; vender queijos artesanais; estudar a história do bairro; ensinar xadrez às crianças; cantar no coral da cidade; tocar rabeca na praça; dançar o coco de roda; bordar toalhas de mesa; costurar as fantasias do bloco;
observar as aves migratórias; fotografar as fachadas antigas; publicar o jornal mural; registrar as lendas locais; entrevistar os moradores mais velhos; catalogar as plantas medicinais; examinar as amostras de água; analisar os dados da pesquisa;
apresentar o resultado do projeto; aprovar o orçamento participativo; assinar o documento coletivo; enviar a carta aberta; lembrar os nomes dos pioneiros; preservar a mata ciliar; proteger os ninhos de tartaruga; recolher o plástico da areia;
percorrer a trilha da serra; escrever poemas para o sarau; vencer o torneio de damas; defender o patrimônio histórico; atender os turistas estrangeiros; aprender a língua de sinais; correr a maratona da primavera; beber água do poço artesiano;
vender doces na quermesse; acender o forno de barro; escolher o tema da exposição; receber os visitantes com música; conhecer o mestre artesão; oferecer oficinas gratuitas; agradecer aos voluntários; merecer o prêmio da prefeitura; descer o rio de canoa;
esconder os presentes das crianças; colher as espigas maduras; moer o café torrado; tecer redes de algodão; bater o pilão de madeira; responder às cartas dos leitores; dividir as tarefas da casa; abrir a oficina aos sábados; assistir ao ensaio da orquestra;
decidir o nome do grêmio; discutir o plano diretor; permitir a entrada de animais; reunir os representantes das turmas; distribuir cestas de alimentos; construir um forno solar; contribuir com a vaquinha; concluir a reforma da ponte; incluir novas receitas no cardápio;
partir antes do amanhecer; subir a ladeira do convento; dirigir o ônibus escolar; corrigir os textos do concurso; imprimir os folhetos de cordel; exibir filmes ao ar livre; garantir o transporte dos alunos; cumprir o regulamento da prova; aplaudir a bateria da escola;
repartir o pão com os vizinhos; insistir na mudança do horário; resistir à pressa da cidade; produzir sabão ecológico; traduzir os contos africanos; reduzir o consumo de energia; conduzir a procissão fluvial; seguir as pegadas na lama; servir o café coado na hora; vestir a camisa do time;
alimentar os animais do sítio; arrumar as estantes da sala; batizar o barco novo; calcular o custo da viagem; carregar as caixas de frutas; celebrar o dia da padroeira; chamar os bombeiros; combinar o ponto de encontro; completar o álbum de figurinhas;
conservar as sementes crioulas; decorar o salão paroquial; desenhar o mapa da comunidade; divulgar o festival de inverno; doar sangue no hemocentro; economizar água na estiagem; embarcar no primeiro trem; encontrar a nascente perdida; experimentar a receita da avó;
fabricar instrumentos de corda; ganhar a corrida de sacos; guardar as fotografias antigas; hospedar os peregrinos; iluminar a rua principal; inaugurar a creche do bairro; inventar novas brincadeiras; investigar a causa do vazamento; lavar os azulejos históricos;
liderar a campanha de vacinação; medir a pressão dos idosos; narrar as histórias do boi; navegar pelo arquipélago; ordenhar as cabras leiteiras; participar do mutirão; pesquisar os sobrenomes locais; planejar o calendário letivo; podar as mangueiras da avenida;
recuperar a nascente do sítio; reformar a quadra coberta; regar os canteiros da horta; resgatar a memória do teatro; saborear o bolo de milho; semear o feijão nas primeiras chuvas; solicitar a troca das lâmpadas; telefonar para o serviço de obras; testar o aplicativo de caronas;
trançar a palha do buriti; treinar a equipe de natação; usar o cinto de segurança; valorizar o artesanato da região; viajar para o interior; votar na assembleia do condomínio; zelar pelas ferramentas emprestadas`);

/** Who acts: subject, grammatical person (3 singular, 6 plural, 4 "nós"). */
export const verbSubjects = [
  { text: "os moradores", person: 6 },
  { text: "as professoras", person: 6 },
  { text: "os estudantes", person: 6 },
  { text: "as cozinheiras", person: 6 },
  { text: "os pescadores", person: 6 },
  { text: "as voluntárias", person: 6 },
  { text: "eles", person: 6 },
  { text: "os vizinhos", person: 6 },
  { text: "as artesãs", person: 6 },
  { text: "nós", person: 4 },
  { text: "eu e a turma", person: 4 },
  { text: "a associação", person: 3 },
  { text: "o grêmio", person: 3 },
  { text: "a vizinha", person: 3 },
  { text: "o professor", person: 3 },
  { text: "a cooperativa", person: 3 },
  { text: "a prefeitura", person: 3 },
  { text: "o grupo", person: 3 },
] as const;

export type VerbPerson = 3 | 4 | 6;
export type Tense =
  | "presentSubjunctive"
  | "imperfectSubjunctive"
  | "futureSubjunctive"
  | "conditional"
  | "imperfect"
  | "future"
  | "present";

const endings: Record<Tense, Record<"a" | "e" | "i", Record<VerbPerson, string>>> = {
  present: {
    a: { 3: "a", 4: "amos", 6: "am" },
    e: { 3: "e", 4: "emos", 6: "em" },
    i: { 3: "e", 4: "imos", 6: "em" },
  },
  presentSubjunctive: {
    a: { 3: "e", 4: "emos", 6: "em" },
    e: { 3: "a", 4: "amos", 6: "am" },
    i: { 3: "a", 4: "amos", 6: "am" },
  },
  imperfectSubjunctive: {
    a: { 3: "asse", 4: "ássemos", 6: "assem" },
    e: { 3: "esse", 4: "êssemos", 6: "essem" },
    i: { 3: "isse", 4: "íssemos", 6: "issem" },
  },
  futureSubjunctive: {
    a: { 3: "ar", 4: "armos", 6: "arem" },
    e: { 3: "er", 4: "ermos", 6: "erem" },
    i: { 3: "ir", 4: "irmos", 6: "irem" },
  },
  conditional: {
    a: { 3: "aria", 4: "aríamos", 6: "ariam" },
    e: { 3: "eria", 4: "eríamos", 6: "eriam" },
    i: { 3: "iria", 4: "iríamos", 6: "iriam" },
  },
  imperfect: {
    a: { 3: "ava", 4: "ávamos", 6: "avam" },
    e: { 3: "ia", 4: "íamos", 6: "iam" },
    i: { 3: "ia", 4: "íamos", 6: "iam" },
  },
  future: {
    a: { 3: "ará", 4: "aremos", 6: "arão" },
    e: { 3: "erá", 4: "eremos", 6: "erão" },
    i: { 3: "irá", 4: "iremos", 6: "irão" },
  },
};

/**
 * Preserves the sound of the stem before e and i ("ficar" → "fique") and before a and o ("dirigir" → "dirija", "vencer"
 * → "vença").
 */
function spelled(stem: string, ending: string, conjugation: "a" | "e" | "i"): string {
  const front = /^[eiêí]/.test(ending);
  if (conjugation === "a" && front) {
    if (stem.endsWith("ç")) return `${stem.slice(0, -1)}c${ending}`;
    if (stem.endsWith("c")) return `${stem.slice(0, -1)}qu${ending}`;
    if (stem.endsWith("g")) return `${stem}u${ending}`;
    return stem + ending;
  }
  if (conjugation === "a" || front) return stem + ending;
  if (stem.endsWith("gu")) return `${stem.slice(0, -1)}${ending}`;
  if (stem.endsWith("c")) return `${stem.slice(0, -1)}ç${ending}`;
  if (stem.endsWith("g")) return `${stem.slice(0, -1)}j${ending}`;
  return stem + ending;
}

/** Verbs with forms that leave the rules coded here (a change of vowel, an extra accent). */
const unruly =
  /^(servir|vestir|seguir|medir|subir|reunir|produzir|traduzir|reduzir|conduzir|saborear|semear)$|[aou]ir$|oer$/;

/** Whether all forms of a verb follow the rules coded here. */
export function isRegular(infinitive: string): boolean {
  return !unruly.test(infinitive);
}

/** A form of a regular verb. */
export function conjugate(infinitive: string, tense: Tense, person: VerbPerson): string {
  const vowel = infinitive.at(-2);
  const conjugation = vowel === "a" ? "a" : vowel === "e" ? "e" : "i";
  return spelled(infinitive.slice(0, -2), endings[tense][conjugation][person], conjugation);
}

/** Future subjunctive of irregular verbs: infinitive, complement, singular, plural. */
export const irregular = entries(`
fazer a matrícula fizer fizerem; trazer os documentos trouxer trouxerem; pôr a mesa puser puserem; repor o estoque repuser repuserem; propor um acordo propuser propuserem; manter a calma mantiver mantiverem; obter a licença obtiver obtiverem;
reter a bagagem retiver retiverem; conter o vazamento contiver contiverem; ver o cometa vir virem; rever o filme revir revirem; prever a tempestade previr previrem; intervir na discussão intervier intervierem; dizer a verdade disser disserem;
contradizer o relatório contradisser contradisserem; saber a resposta souber souberem; querer ajuda quiser quiserem; poder esperar puder puderem; dar aulas der derem; refazer o caminho refizer refizerem; desfazer o nó desfizer desfizerem;
compor a canção compuser compuserem; expor as telas expuser expuserem; deter o incêndio detiver detiverem; satisfazer a curiosidade satisfizer satisfizerem; ter paciência tiver tiverem; estar em casa estiver estiverem; ir ao cartório for forem`).map(
  (entry) => {
    const parts = entry.split(" ");
    const plural = parts.at(-1) ?? "";
    const singular = parts.at(-2) ?? "";
    return { infinitive: parts[0] ?? "", complement: parts.slice(1, -2).join(" "), singular, plural };
  },
);
