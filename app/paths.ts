import type { InstitutionCode } from "./domain/catalogue/institutions.ts";
import type { SubjectSlug } from "./domain/catalogue/subjects.ts";

/** The addresses of the product. Nothing but this file and `routes.ts` holds their text. */
export const paths = {
  home: () => "/",
  general: () => "/geral",
  search: () => "/questoes",
  /** The search of one institution, by its code. */
  institution: (code: string) => `/questoes/${code}`,
  /** The search of one institution and one subject, by code and slug. */
  institutionSubject: (code: InstitutionCode, subject: SubjectSlug) => `/questoes/${code}/todos/${subject}`,
  /** The counts of a text search's filters: data, not a page. */
  searchCounts: (search: string) => `/contagens?busca=${encodeURIComponent(search)}`,
  /** What may be meant by a text being typed: data, not a page. */
  searchSuggestions: (text: string) => `/sugestoes?q=${encodeURIComponent(text)}`,
  /** A person's saved searches; with a search's address, what saves it too. */
  savedSearches: (search?: string) =>
    search ? `/buscas-salvas?busca=${encodeURIComponent(search)}` : "/buscas-salvas",
  question: (code: string) => `/q/${code}`,
  /** Questions like one: data, not a page. */
  similarQuestions: (code: string) => `/q/${code}/parecidas`,
  /** A question opened from a search, so that previous and next stay inside it. */
  questionInSearch: (code: string, search: string) => `/q/${code}?busca=${encodeURIComponent(search)}`,
  /** A question opened from an exam ("ENEM/2019/dia-1"), so that previous and next follow the booklet. */
  questionInExam: (code: string, exam: string) => `/q/${code}?prova=${encodeURIComponent(exam)}`,
  /** The institutions with their real exams, or those of one, by its code. */
  pastExams: (institution?: string) =>
    institution ? `/provas-anteriores/${institution}` : "/provas-anteriores",
  /** One real exam: "dia-1" of a year. */
  pastExam: (institution: string, year: number, exam: string) =>
    `/provas-anteriores/${institution}/${year}/${exam}`,
  /** The whole exam on paper. */
  printPastExam: (institution: string, year: number, exam: string) =>
    `/provas-anteriores/${institution}/${year}/${exam}/imprimir`,
  /** The olympiads' questions, by level and year; `after` is the last question of the page before. */
  olympiads: (filter?: { level: number | null; year: number | null; after?: string }) => {
    const params = new URLSearchParams();
    if (filter?.level) params.set("nivel", String(filter.level));
    if (filter?.year) params.set("ano", String(filter.year));
    if (filter?.after) params.set("apos", filter.after);
    return params.size > 0 ? `/olimpiadas?${params}` : "/olimpiadas";
  },
  olympiadQuestion: (code: string) => `/o/${code}`,
  /** One opened from the list, so that previous and next stay inside its filters. */
  olympiadQuestionIn: (code: string, filter: { level: number | null; year: number | null }) =>
    paths.olympiads(filter).replace("/olimpiadas", `/o/${code}`),
  /** Editing a question, for admins; `done` is what has just been done. */
  editQuestion: (code: string, done?: string) => `/q/${code}/editar${done ? `?feito=${done}` : ""}`,
  questionHistory: (code: string, done?: string) => `/q/${code}/historico${done ? `?feito=${done}` : ""}`,
  /** Where an error of a question is reported. */
  reportError: (code: string) => `/q/${code}/erro`,
  /** The comments of a question, for whoever has answered it. */
  questionComments: (code: string, query?: Readonly<Record<string, string | number>>) => {
    const params = new URLSearchParams(
      Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
    );
    return params.size > 0 ? `/q/${code}/comentarios?${params}` : `/q/${code}/comentarios`;
  },
  /** One comment under its question. */
  commentOf: (code: string, num: number | "") => `/q/${code}#comentario-${num}`,
  /** What is known of a question, and the reader's own history on it: data, not a page. */
  questionSheet: (code: string) => `/q/${code}/ficha`,
  /** Where a session of practice starts, and a person's own are listed. */
  practice: () => "/praticar",
  /** Starting one over a search, to study or as an exam. */
  practiceSearch: (search: string, mode: "estudo" | "prova") =>
    `/praticar?modo=${mode}&busca=${encodeURIComponent(search)}`,
  /** Starting one over a list of questions, by their codes in order ("7K2M9XQ4,…"), with a title of its own. */
  practiceList: (codes: string, mode: "estudo" | "prova", title: string) =>
    `/praticar?modo=${mode}&titulo=${encodeURIComponent(title)}&questoes=${codes}`,
  practiceSession: (id: string) => `/praticar/${encodeURIComponent(id)}`,
  /** Questions of a session from a position to another: data, not a page. */
  practiceQuestions: (id: string, from: number, to: number) =>
    `/praticar/${encodeURIComponent(id)}/questoes?de=${from}&ate=${to}`,
  practiceResult: (id: string) => `/praticar/${encodeURIComponent(id)}/resultado`,
  /** What opens a session without a network, the files of this build that it takes and, with "", the only addresses it sees. */
  practiceOffline: (file: "offline.js" | "arquivos.json" | "") => `/praticar/${file}`,
  latexManual: () => "/manual-latex",
  signIn: () => "/entrar",
  /** Where signing in with Google starts, and where Google sends people back to. */
  googleSignIn: () => "/entrar/google",
  googleReturn: () => "/entrar/google/retorno",
  /** Signing out, and where to land afterwards: without `back`, the front page. */
  signOut: (back?: string) => (back ? `/sair?redirect=${encodeURIComponent(back)}` : "/sair"),
  /** The front page with the login dialog open (spec 000 §2). */
  homeWithLogin: () => "/?login=true",
  /** Where a mailed confirmation link leads. */
  confirmEmail: (token: string) => `/confirmar-email?token=${encodeURIComponent(token)}`,
  /** Where a mailed recovery link leads. */
  resetPassword: (token: string) => `/redefinir-senha?token=${encodeURIComponent(token)}`,
  signUp: () => "/criar-conta",
  recoverPassword: () => "/recuperar-senha",
  /** What is missing in an account: the confirmation of the e-mail, then the questionnaire. */
  completeRegistration: () => "/completar-cadastro",
  /** A person's profile. */
  profile: (userId: string) => `/u/${encodeURIComponent(userId)}`,
  /** A person's own picture; `version` changes with it. */
  profilePicture: (userId: string, version: string) =>
    `/u/${encodeURIComponent(userId)}/foto?v=${encodeURIComponent(version)}`,
  /** The account itself: sessions, password, e-mail, one's data. */
  account: () => "/conta",
  /** Everything stored about whoever asks, as a file. */
  accountData: () => "/conta/dados",
  /** The account's page where it says what became of something: `dados` was asked for too often, the others are changed. */
  accountNotice: (about: "dados" | "senha" | "email") => `/conta?aviso=${about}#${about}`,
  /** Where the link mailed to a new address leads. */
  confirmNewEmail: (token: string) => `/conta/confirmar-email?token=${encodeURIComponent(token)}`,
  /** The front page after an account was deleted. */
  homeAfterDeletion: () => "/?conta=apagada",
  notifications: () => "/notificacoes",
  /** Where marks are made in passing: seen, read. No page. */
  notificationMarks: () => "/notificacoes/marcas",
  /** The live notifications: a socket, or the events after one where no socket can be had. */
  notificationChannel: (lastEvent: number) => `/canal/avisos?ultimo=${lastEvent}`,
  admin: () => "/admin",
  adminPeople: () => "/admin/usuarios",
  /** The people who bear a mark: "claim:pro", "school:azambuja", "suspended". */
  adminPeopleWith: (mark: string) => `/admin/usuarios?marca=${encodeURIComponent(mark)}`,
  /** One person; `done` is what has just been done to them. */
  adminPerson: (userId: string, done?: string) =>
    `/admin/usuarios/${encodeURIComponent(userId)}${done ? `?feito=${done}` : ""}`,
  /** Errors reported and findings of the bank; `view` is one of them, `done` what has just been done. */
  adminQuestions: (view?: string, done?: string) => {
    const search = new URLSearchParams({ ...(view ? { ver: view } : {}), ...(done ? { feito: done } : {}) });
    return `/admin/questoes${search.size > 0 ? `?${search}` : ""}`;
  },
  adminAudit: () => "/admin/auditoria",
  adminAuditOf: (userId: string) => `/admin/auditoria?pessoa=${encodeURIComponent(userId)}`,
  /** Sending notifications; `done` is what has just been done. */
  adminNotices: (done?: string) => (done ? `/admin/avisos?feito=${done}` : "/admin/avisos"),
  /** Importing questions from files. */
  adminImport: () => "/admin/importar",
  /** Comments that people have reported; `done` is what has just been decided. */
  adminComments: (done?: string) => (done ? `/admin/comentarios?feito=${done}` : "/admin/comentarios"),
  /** Pairs of questions that look like one; `done` is what has just been decided. */
  adminDuplicates: (done?: string) => (done ? `/admin/duplicadas?feito=${done}` : "/admin/duplicadas"),
  /** The catalogue of topics; `done` is the change that has just been made or undone. */
  adminTopics: (done?: number) => (done === undefined ? "/admin/assuntos" : `/admin/assuntos?feita=${done}`),
  adminTopicsOf: (subject: string) => `/admin/assuntos?disciplina=${subject}`,
  adminTopic: (id: number) => `/admin/assuntos/${id}`,
  /** The questions of a search with their keys, as a file. */
  adminExport: (format: string, search: string) =>
    `/admin/exportar?formato=${encodeURIComponent(format)}&busca=${encodeURIComponent(search)}`,
  adminNoticeTo: (userId: string) => `/admin/avisos?pessoa=${encodeURIComponent(userId)}`,
  /** An exam as text; `draft` is one of the viewer's own drafts, "novo" an empty one. */
  importExam: (draft?: string) => (draft ? `/ide?rascunho=${encodeURIComponent(draft)}` : "/ide"),
  /** Beginning an exam by form. */
  submitExam: () => "/submeter",
  /** An exam while it is made; `question` is the path of one of its questions, or "nova". */
  exam: (id: string, question?: string) =>
    `/exame?id=${encodeURIComponent(id)}${question ? `&questao=${encodeURIComponent(question)}` : ""}`,
  /** Pending and completed exams; `done` is what has just been done. */
  editExams: (done?: string) => (done ? `/editar-exame?feito=${done}` : "/editar-exame"),
  /** The same with a question put before an exam is published or deleted. */
  confirmExam: (act: "publicar" | "excluir", id: string) => `/editar-exame?${act}=${encodeURIComponent(id)}`,
  /** Completed exams below a place in their order. */
  completedExamsAfter: (place: string) => `/editar-exame?depois=${encodeURIComponent(place)}`,
  /** The outbox in development; absent in production. */
  devEmails: () => "/dev/emails",
  welcome: () => "/welcome",
  about: () => "/sobre",
  aboutInEnglish: () => "/en/about",
  terms: () => "/termos",
  privacy: () => "/termos/#uso",
  plans: () => "/planos",
  assistantAbout: () => "/farol-gpt-ia",
  schoolHelp: () => "/escolas/ajuda",
  studyPlanIta: () => "/blog/plano-de-estudos-vestibular-ita",
  studyPlanIme: () => "/blog/plano-de-estudos-vestibular-ime",
  espcex2024: () => "/espcex-2024",
  azambuja: () => "/azambuja",
  /** A school's own sign-in page; `wanted` is the page of the school that was asked for. */
  schoolSignIn: (schoolId: string, wanted?: string) =>
    `/${encodeURIComponent(schoolId)}${wanted ? `?redirect=${encodeURIComponent(wanted)}` : ""}`,
  sitemap: () => "/sitemap.xml",
  /** A part of the sitemap by its name: "questoes-2019-1.xml". */
  sitemapPart: (part: string) => `/sitemap/${part}`,
  robots: () => "/robots.txt",
  picture: (key: string) => `/imagens/${key}`,
} as const;

function inSchool(schoolId: string, rest: string): string {
  return `/escolas/${encodeURIComponent(schoolId)}/${rest}`;
}

/** Whether a path is a page of this school. */
export function isSchoolPath(path: string, schoolId: string): boolean {
  return path.startsWith(inSchool(schoolId, ""));
}

/**
 * Addresses of pages to come (docs/roadmap.md), for the menu and the redirects that wait for them: never to be linked to
 * without `hasPage`. With its page, an address moves up into `paths`.
 */
export const plannedPaths = {
  lists: () => "/listas",
  materials: () => "/materiais",
  forum: () => "/respostas",
  mockExams: () => "/simulados",
  essays: () => "/redacao",
  assistant: () => "/gpt",
  createMaterial: () => "/criar-material",
  /** Buying a plan; with a duration in months, that one. */
  payment: (duration?: number) => (duration ? `/pagamento?duration=${duration}` : "/pagamento"),
  paymentStatus: () => "/status-pagamento",
  thread: (id: string) => `/r/${id}`,
  mentoring: () => "/mentoria",
  mentoringAbout: () => "/mentoria-de-estudos",
  mentors: () => "/mentores",
  moderation: () => "/moderacao",
  plantelAdmin: () => "/plantel-admin",
  maristaHome: () => "/escolas/marista",
  maristaChallenge: () => "/escolas/marista/desafio",
  schoolDashboard: (schoolId: string) => inSchool(schoolId, "dashboard"),
  schoolNotebooks: (schoolId: string) => inSchool(schoolId, "cadernos"),
  schoolLibrary: (schoolId: string) => inSchool(schoolId, "biblioteca"),
  schoolAssessments: (schoolId: string) => inSchool(schoolId, "avaliacoes"),
  schoolNewAssessment: (schoolId: string) => inSchool(schoolId, "criar-avaliacao"),
  schoolNewEssay: (schoolId: string) => inSchool(schoolId, "criar-avaliacao?redacao=true"),
  schoolEssays: (schoolId: string) => inSchool(schoolId, "redacoes"),
  schoolErrors: (schoolId: string) => inSchool(schoolId, "analise-erros"),
  schoolManagement: (schoolId: string) => inSchool(schoolId, "gestao"),
  schoolAudit: (schoolId: string) => inSchool(schoolId, "auditoria"),
  schoolSupport: (schoolId: string) => inSchool(schoolId, "suporte"),
} as const;
