import type { InstitutionCode } from "./domain/catalogue/institutions.ts";
import type { SubjectSlug } from "./domain/catalogue/subjects.ts";

/** The only addresses in the code, with `routes.ts`. */
export const paths = {
  home: () => "/",
  general: () => "/geral",
  search: () => "/questoes",
  institution: (code: string) => `/questoes/${code}`,
  institutionSubject: (code: InstitutionCode, subject: SubjectSlug) => `/questoes/${code}/todos/${subject}`,
  searchCounts: (search: string) => `/contagens?busca=${encodeURIComponent(search)}`,
  searchSuggestions: (text: string) => `/sugestoes?q=${encodeURIComponent(text)}`,
  /** `search` is an address to save. */
  savedSearches: (search?: string) =>
    search ? `/buscas-salvas?busca=${encodeURIComponent(search)}` : "/buscas-salvas",
  question: (code: string) => `/q/${code}`,
  similarQuestions: (code: string) => `/q/${code}/parecidas`,
  questionInSearch: (code: string, search: string) => `/q/${code}?busca=${encodeURIComponent(search)}`,
  /** `exam`: "ENEM/2019/dia-1". */
  questionInExam: (code: string, exam: string) => `/q/${code}?prova=${encodeURIComponent(exam)}`,
  pastExams: (institution?: string) =>
    institution ? `/provas-anteriores/${institution}` : "/provas-anteriores",
  pastExam: (institution: string, year: number, exam: string) =>
    `/provas-anteriores/${institution}/${year}/${exam}`,
  printPastExam: (institution: string, year: number, exam: string) =>
    `/provas-anteriores/${institution}/${year}/${exam}/imprimir`,
  /** `after`: the last question of the previous page. */
  olympiads: (filter?: { level: number | null; year: number | null; after?: string }) => {
    const params = new URLSearchParams();
    if (filter?.level) params.set("nivel", String(filter.level));
    if (filter?.year) params.set("ano", String(filter.year));
    if (filter?.after) params.set("apos", filter.after);
    return params.size > 0 ? `/olimpiadas?${params}` : "/olimpiadas";
  },
  olympiadQuestion: (code: string) => `/o/${code}`,
  olympiadQuestionIn: (code: string, filter: { level: number | null; year: number | null }) =>
    paths.olympiads(filter).replace("/olimpiadas", `/o/${code}`),
  /** `done`: the completed action, also below. */
  editQuestion: (code: string, done?: string) => `/q/${code}/editar${done ? `?feito=${done}` : ""}`,
  questionHistory: (code: string, done?: string) => `/q/${code}/historico${done ? `?feito=${done}` : ""}`,
  reportError: (code: string) => `/q/${code}/erro`,
  questionComments: (code: string, query?: Readonly<Record<string, string | number>>) => {
    const params = new URLSearchParams(
      Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
    );
    return params.size > 0 ? `/q/${code}/comentarios?${params}` : `/q/${code}/comentarios`;
  },
  commentOf: (code: string, num: number | "") => `/q/${code}#comentario-${num}`,
  solutionRequest: (code: string) => `/q/${code}/resolucao`,
  questionSheet: (code: string) => `/q/${code}/ficha`,
  practice: () => "/praticar",
  practiceSearch: (search: string, mode: "estudo" | "prova") =>
    `/praticar?modo=${mode}&busca=${encodeURIComponent(search)}`,
  /** `codes` in order: "7K2M9XQ4,…". */
  practiceList: (codes: string, mode: "estudo" | "prova", title: string) =>
    `/praticar?modo=${mode}&titulo=${encodeURIComponent(title)}&questoes=${codes}`,
  practiceSession: (id: string) => `/praticar/${encodeURIComponent(id)}`,
  practiceQuestions: (id: string, from: number, to: number) =>
    `/praticar/${encodeURIComponent(id)}/questoes?de=${from}&ate=${to}`,
  practiceResult: (id: string) => `/praticar/${encodeURIComponent(id)}/resultado`,
  /** Offline worker, this build's files, or with "" the worker's scope. */
  practiceOffline: (file: "offline.js" | "arquivos.json" | "") => `/praticar/${file}`,
  latexManual: () => "/manual-latex",
  /** `back`: the page to return to. */
  signIn: (back?: string) => withBack("/entrar", back),
  /** The start, and Google's redirect target. */
  googleSignIn: () => "/entrar/google",
  googleReturn: () => "/entrar/google/retorno",
  /** Without `back`, the front page. */
  signOut: (back?: string) => withBack("/sair", back),
  homeWithLogin: () => "/?login=true",
  confirmEmail: (token: string) => `/confirmar-email?token=${encodeURIComponent(token)}`,
  resetPassword: (token: string) => `/redefinir-senha?token=${encodeURIComponent(token)}`,
  signUp: (back?: string) => withBack("/criar-conta", back),
  recoverPassword: () => "/recuperar-senha",
  /** E-mail confirmation, then the questionnaire. */
  completeRegistration: () => "/completar-cadastro",
  profile: (userId: string) => `/u/${encodeURIComponent(userId)}`,
  /** `version` changes with the picture. */
  profilePicture: (userId: string, version: string) =>
    `/u/${encodeURIComponent(userId)}/foto?v=${encodeURIComponent(version)}`,
  account: () => "/conta",
  accountData: () => "/conta/dados",
  /** `dados`: requested too often; the others were changed. */
  accountNotice: (about: "dados" | "senha" | "email") => `/conta?aviso=${about}#${about}`,
  confirmNewEmail: (token: string) => `/conta/confirmar-email?token=${encodeURIComponent(token)}`,
  homeAfterDeletion: () => "/?conta=apagada",
  notifications: () => "/notificacoes",
  /** No page. */
  notificationMarks: () => "/notificacoes/marcas",
  /** A socket, or the events after `lastEvent`. */
  notificationChannel: (lastEvent: number) => `/canal/avisos?ultimo=${lastEvent}`,
  admin: () => "/admin",
  adminPeople: () => "/admin/usuarios",
  /** `mark`: "claim:pro", "school:azambuja", "suspended". */
  adminPeopleWith: (mark: string) => `/admin/usuarios?marca=${encodeURIComponent(mark)}`,
  adminPerson: (userId: string, done?: string) =>
    `/admin/usuarios/${encodeURIComponent(userId)}${done ? `?feito=${done}` : ""}`,
  adminQuestions: (view?: string, done?: string) => {
    const search = new URLSearchParams({ ...(view ? { ver: view } : {}), ...(done ? { feito: done } : {}) });
    return `/admin/questoes${search.size > 0 ? `?${search}` : ""}`;
  },
  /** `after`: the question just decided or skipped. */
  adminClassify: (after?: number) =>
    after === undefined ? "/admin/classificar" : `/admin/classificar?apos=${after}`,
  adminAudit: () => "/admin/auditoria",
  adminAuditOf: (userId: string) => `/admin/auditoria?pessoa=${encodeURIComponent(userId)}`,
  adminNotices: (done?: string) => (done ? `/admin/avisos?feito=${done}` : "/admin/avisos"),
  adminImport: () => "/admin/importar",
  adminComments: (done?: string) => (done ? `/admin/comentarios?feito=${done}` : "/admin/comentarios"),
  adminDuplicates: (done?: string) => (done ? `/admin/duplicadas?feito=${done}` : "/admin/duplicadas"),
  /** `done`: a change's number. */
  adminTopics: (done?: number) => (done === undefined ? "/admin/assuntos" : `/admin/assuntos?feita=${done}`),
  adminTopicsOf: (subject: string) => `/admin/assuntos?disciplina=${subject}`,
  adminTopic: (id: number) => `/admin/assuntos/${id}`,
  adminExport: (format: string, search: string) =>
    `/admin/exportar?formato=${encodeURIComponent(format)}&busca=${encodeURIComponent(search)}`,
  adminNoticeTo: (userId: string) => `/admin/avisos?pessoa=${encodeURIComponent(userId)}`,
  /** `draft`: one of the viewer's own, or "novo". */
  importExam: (draft?: string) => (draft ? `/ide?rascunho=${encodeURIComponent(draft)}` : "/ide"),
  submitExam: () => "/submeter",
  /** `question`: a path, or "nova". */
  exam: (id: string, question?: string) =>
    `/exame?id=${encodeURIComponent(id)}${question ? `&questao=${encodeURIComponent(question)}` : ""}`,
  editExams: (done?: string) => (done ? `/editar-exame?feito=${done}` : "/editar-exame"),
  /** Asks for confirmation first. */
  confirmExam: (act: "publicar" | "excluir", id: string) => `/editar-exame?${act}=${encodeURIComponent(id)}`,
  completedExamsAfter: (place: string) => `/editar-exame?depois=${encodeURIComponent(place)}`,
  devEmails: () => "/dev/emails",
  welcome: () => "/welcome",
  about: () => "/sobre",
  aboutInEnglish: () => "/en/about",
  terms: () => "/termos",
  /** Of libraries in the browser's files; written by the build. */
  licences: () => "/licencas.txt",
  privacy: () => "/termos/#uso",
  plans: () => "/planos",
  assistantAbout: () => "/farol-gpt-ia",
  schoolHelp: () => "/escolas/ajuda",
  studyPlanIta: () => "/blog/plano-de-estudos-vestibular-ita",
  studyPlanIme: () => "/blog/plano-de-estudos-vestibular-ime",
  espcex2024: () => "/espcex-2024",
  azambuja: () => "/azambuja",
  /** `wanted`: the requested page. */
  schoolSignIn: (schoolId: string, wanted?: string) =>
    `/${encodeURIComponent(schoolId)}${wanted ? `?redirect=${encodeURIComponent(wanted)}` : ""}`,
  schoolNotebooks: (schoolId: string, query = "") =>
    `${inSchool(schoolId, "cadernos")}${query && `?${query}`}`,
  /** `section`: opened in place of the last one read. */
  notebook: (schoolId: string, notebookId: string, section?: string) =>
    `${inSchool(schoolId, `cadernos/${encodeURIComponent(notebookId)}`)}${section ? `?secao=${section}` : ""}`,
  editNotebook: (schoolId: string, notebookId: string) =>
    inSchool(schoolId, `cadernos/${encodeURIComponent(notebookId)}/editar`),
  notebookChanges: (schoolId: string, notebookId: string, since: number) =>
    inSchool(schoolId, `cadernos/${encodeURIComponent(notebookId)}/mudancas?desde=${since}`),
  blockHistory: (schoolId: string, notebookId: string, block: string, kind: string) =>
    inSchool(schoolId, `cadernos/${encodeURIComponent(notebookId)}/historico?bloco=${block}&tipo=${kind}`),
  notebookUse: (schoolId: string, notebookId: string) =>
    inSchool(schoolId, `cadernos/${encodeURIComponent(notebookId)}/uso`),
  notebookUseTable: (schoolId: string, notebookId: string) =>
    inSchool(schoolId, `cadernos/${encodeURIComponent(notebookId)}/uso.csv`),
  /** Questions for a notebook's panel. */
  notebookSearch: (schoolId: string, text: string) =>
    inSchool(schoolId, `cadernos-busca?q=${encodeURIComponent(text)}`),
  /** A socket. */
  notebookChannel: (schoolId: string, notebookId: string) =>
    `/canal/caderno/${encodeURIComponent(schoolId)}/${encodeURIComponent(notebookId)}`,
  /** `notebook`: the one it was opened from. */
  schoolQuestion: (schoolId: string, code: string, notebook?: string) =>
    `${inSchool(schoolId, `q/${code}`)}${notebook ? `?caderno=${notebook}` : ""}`,
  /** `code` of a card or an invitation. */
  firstAccess: (code?: string) =>
    code ? `/primeiro-acesso?codigo=${encodeURIComponent(code)}` : "/primeiro-acesso",
  /** `query` of the people's filter; the anchor names the tab (spec 001 §2). */
  schoolManagement: (schoolId: string, query = "") =>
    `${inSchool(schoolId, "gestao")}${query && `?${query}`}`,
  schoolClasses: (schoolId: string, year?: number) =>
    `${inSchool(schoolId, "gestao")}?ver=turmas${year ? `&ano=${year}` : ""}#turmas`,
  schoolPerson: (schoolId: string, personId: string, done?: string) =>
    `${inSchool(schoolId, "gestao/pessoa")}/${encodeURIComponent(personId)}${done ? `?feito=${done}` : ""}`,
  newSchoolPerson: (schoolId: string) => inSchool(schoolId, "gestao/nova-pessoa"),
  schoolJob: (schoolId: string, jobId: string) =>
    inSchool(schoolId, `gestao/trabalho/${encodeURIComponent(jobId)}`),
  schoolCards: (schoolId: string, jobId: string) =>
    inSchool(schoolId, `gestao/cartoes/${encodeURIComponent(jobId)}`),
  schoolClass: (schoolId: string, classId: string, done?: string) =>
    `${inSchool(schoolId, "turma")}/${encodeURIComponent(classId)}${done ? `?feito=${done}` : ""}`,
  sitemap: () => "/sitemap.xml",
  /** "questoes-2019-1.xml". */
  sitemapPart: (part: string) => `/sitemap/${part}`,
  robots: () => "/robots.txt",
  picture: (key: string) => `/imagens/${key}`,
} as const;

function withBack(path: string, back = "/"): string {
  return back === "/" ? path : `${path}?redirect=${encodeURIComponent(back)}`;
}

function inSchool(schoolId: string, rest: string): string {
  return `/escolas/${encodeURIComponent(schoolId)}/${rest}`;
}

export function isSchoolPath(path: string, schoolId: string): boolean {
  return path.startsWith(inSchool(schoolId, ""));
}

/** Pages to come (docs/roadmap.md): check `hasPage` before linking. Moved to `paths` with their page. */
export const plannedPaths = {
  lists: () => "/listas",
  materials: () => "/materiais",
  forum: () => "/respostas",
  mockExams: () => "/simulados",
  essays: () => "/redacao",
  assistant: () => "/gpt",
  createMaterial: () => "/criar-material",
  /** `duration` in months. */
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
  schoolLibrary: (schoolId: string) => inSchool(schoolId, "biblioteca"),
  schoolAssessments: (schoolId: string) => inSchool(schoolId, "avaliacoes"),
  schoolNewAssessment: (schoolId: string) => inSchool(schoolId, "criar-avaliacao"),
  schoolNewEssay: (schoolId: string) => inSchool(schoolId, "criar-avaliacao?redacao=true"),
  schoolEssays: (schoolId: string) => inSchool(schoolId, "redacoes"),
  schoolErrors: (schoolId: string) => inSchool(schoolId, "analise-erros"),
  schoolAudit: (schoolId: string) => inSchool(schoolId, "auditoria"),
  schoolSupport: (schoolId: string) => inSchool(schoolId, "suporte"),
} as const;
