import { adminPaths } from "#app/features/admin/paths.ts";
import { assessmentPaths, errorAnalysisPaths } from "#app/features/assessments/paths.ts";
import { assistantPaths } from "#app/features/assistant/paths.ts";
import { communityPages, communityPaths, hasOwnAddresses } from "#app/features/communities/paths.ts";
import { essayPaths, gradingPaths } from "#app/features/essays/paths.ts";
import { examPaths, pastExamPaths } from "#app/features/exams/paths.ts";
import { forumPaths, moderationPaths } from "#app/features/forum/paths.ts";
import { aboutPaths, accountPaths, homePaths } from "#app/features/home/paths.ts";
import { materialPaths } from "#app/features/library/paths.ts";
import { listPaths } from "#app/features/lists/paths.ts";
import { mentoringPaths } from "#app/features/mentoring/paths.ts";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import { mockPaths, practicePaths, rankingPaths, reviewPaths } from "#app/features/practice/paths.ts";
import { olympiadPaths, searchPaths } from "#app/features/questions/paths.ts";
import { schoolPaths } from "#app/features/school/paths.ts";
import { trackPaths } from "#app/features/tracks/paths.ts";
import { type Holder, holdsAny } from "#app/platform/access/decide.ts";
import { hasPage } from "#app/platform/access/has-page.ts";
import type { Grant } from "#app/platform/access/rules.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { MenuGroup, MenuItem } from "#app/platform/page/domain/menu.ts";
import { product } from "#app/platform/text/product.ts";

export type MenuViewer = (Holder & { id: string; communities?: Viewer["communities"] }) | null;

/** For holders of a grant; some general items are not for people of schools. */
type Entry = {
  title: string;
  icon: string;
  grants: readonly Grant[];
  hideForSchools?: true;
};
type GeneralEntry = Entry & { path: (viewerId: string) => string };
type SchoolEntry = Entry & { path: (schoolId: string) => string };

const everybody = ["anyone"] as const;
const adminOnly = ["admin"] as const;

/** R-SHELL-2. A visitor's start is the front page. */
const general: readonly GeneralEntry[] = [
  {
    title: "Início",
    icon: "house",
    path: (id) => (id ? homePaths.general() : homePaths.home()),
    grants: everybody,
    hideForSchools: true,
  },
  { title: "Questões", icon: "book-open-text", path: searchPaths.search, grants: everybody },
  { title: "Listas", icon: "list-checks", path: () => listPaths.lists(), grants: everybody },
  { title: "Materiais", icon: "folder-open", path: () => materialPaths.materials(), grants: everybody },
  { title: "Respostas", icon: "messages-square", path: () => forumPaths.forum(), grants: everybody },
  {
    title: "Simulados",
    icon: "clipboard-check",
    path: () => mockPaths.mocks(),
    grants: everybody,
    hideForSchools: true,
  },
  {
    title: "Redação",
    icon: "pen-line",
    path: () => essayPaths.essays(),
    grants: everybody,
    hideForSchools: true,
  },
  { title: product.assistant, icon: "bot", path: () => assistantPaths.tutor(), grants: everybody },
  {
    title: "Moderação",
    icon: "shield-check",
    path: () => moderationPaths.moderation(),
    grants: ["moderator"],
  },
  {
    title: "Correção de redações",
    icon: "file-pen-line",
    path: () => gradingPaths.queue(),
    grants: ["moderator", "mentor", "chiefMentor"],
  },
  { title: "Mentoria", icon: "graduation-cap", path: () => mentoringPaths.week(), grants: ["mentee"] },
  {
    title: "Adm Plantel",
    icon: "landmark",
    path: () => communityPaths.plantelAdmin(),
    grants: ["plantelAdmin"],
  },
  {
    title: "Desafio Marista",
    icon: "trophy",
    path: communityPaths.maristaChallenge,
    grants: ["maristaUser", "maristaAdmin"],
  },
  {
    title: "Pedidos de acesso",
    icon: "user-round-check",
    path: () => communityPaths.accessRequests(),
    grants: ["plantelAdmin", "maristaAdmin"],
  },
  {
    title: "Submeter Exame",
    icon: "upload",
    path: () => examPaths.import(),
    grants: adminOnly,
    hideForSchools: true,
  },
  {
    title: "Editar Exame",
    icon: "file-pen-line",
    path: () => examPaths.edit(),
    grants: adminOnly,
    hideForSchools: true,
  },
  {
    title: "Novo Material",
    icon: "file-plus-2",
    path: materialPaths.create,
    grants: adminOnly,
    hideForSchools: true,
  },
  {
    title: "Dashboard Admin",
    icon: "gauge",
    path: adminPaths.dashboard,
    grants: adminOnly,
    hideForSchools: true,
  },
  { title: "Meu Perfil", icon: "user-round", path: accountPaths.profile, grants: ["signed-in"] },
  {
    title: "Informações e Ajuda",
    icon: "info",
    path: aboutPaths.about,
    grants: everybody,
    hideForSchools: true,
  },
];

/** More pages for studying, folded. */
const more: readonly GeneralEntry[] = [
  { title: "Trilhas", icon: "route", path: trackPaths.tracks, grants: ["signed-in"] },
  { title: "Revisão", icon: "history", path: reviewPaths.review, grants: everybody },
  { title: "Ranking", icon: "chart-no-axes-column", path: () => rankingPaths.ranking(), grants: everybody },
  {
    title: "Provas anteriores",
    icon: "clipboard-list",
    path: () => pastExamPaths.exams(),
    grants: everybody,
  },
  { title: "Praticar", icon: "target", path: practicePaths.start, grants: everybody },
  { title: "Olimpíadas", icon: "trophy", path: () => olympiadPaths.olympiads(), grants: everybody },
  { title: "Buscas salvas", icon: "book-marked", path: () => searchPaths.saved(), grants: everybody },
];

const student = ["school:student", "school:teacher", "school:assistant", "school:admin"] as const;
const teacher = ["school:teacher", "school:assistant", "school:admin"] as const;
const management = ["school:assistant", "school:admin"] as const;

/** R-SHELL-3. */
const school: readonly SchoolEntry[] = [
  { title: "Tela Inicial", icon: "layout-dashboard", path: schoolPaths.dashboard, grants: student },
  { title: "Cadernos", icon: "book-marked", path: notebookPaths.notebooks, grants: student },
  {
    title: "Simulados",
    icon: "clipboard-check",
    path: (id) => assessmentPaths.assessments(id),
    grants: student,
  },
  { title: "Redações", icon: "pen-line", path: (id) => essayPaths.school(id), grants: student },
  { title: "Análise de Erros", icon: "target", path: errorAnalysisPaths.errorAnalysis, grants: student },
  { title: "Biblioteca", icon: "library-big", path: (id) => schoolPaths.library(id), grants: teacher },
  {
    title: "Criar Simulado",
    icon: "clipboard-list",
    path: (id) => assessmentPaths.create(id),
    grants: teacher,
  },
  {
    title: "Criar Redação",
    icon: "file-pen-line",
    path: (id) => assessmentPaths.createEssay(id),
    grants: teacher,
  },
  {
    title: "Gestão Escolar",
    icon: "users-round",
    path: (id) => schoolPaths.management(id),
    grants: management,
  },
  { title: "Suporte Técnico", icon: "life-buoy", path: (id) => schoolPaths.support(id), grants: management },
  {
    title: "Auditoria",
    icon: "shield-check",
    path: (id) => schoolPaths.audit(id),
    grants: ["school:admin"],
  },
];

const change: MenuItem = {
  title: "Trocar de escola",
  icon: "arrow-left-right",
  path: schoolPaths.ownSchools(),
};

/** A school's menu comes before the general one. Only items with a page are shown, by `known`. */
export function menuOf(viewer: MenuViewer, known: (address: string) => boolean = hasPage): MenuGroup[] {
  const schoolId = viewer?.school?.id;
  function shown<Item extends Entry & { path: (id: string) => string }>(
    entries: readonly Item[],
    id: string,
  ): MenuItem[] {
    return entries
      .filter(({ grants, hideForSchools }) => {
        return !(hideForSchools && schoolId) && holdsAny(grants, viewer, { schoolId });
      })
      .map(({ title, icon, path }) => ({ title, icon, path: path(id) }))
      .filter(({ path }) => known(path));
  }
  const ownCommunities = (viewer?.communities ?? [])
    .filter(({ code }) => !hasOwnAddresses(code))
    .map(({ code, title }): MenuItem => ({ title, icon: "landmark", path: communityPages(code).page }));
  const generalItems = [...shown(general, viewer?.id ?? ""), ...ownCommunities];
  const folded: MenuGroup = { title: "Mais para estudar", items: shown(more, ""), folded: true };
  const several = viewer?.otherSchools && viewer.otherSchools.length > 0;
  const own: MenuGroup[] = schoolId
    ? [
        { title: null, items: [...(several ? [change] : []), ...shown(school, schoolId)] },
        { title: `Recursos ${product.name}`, items: generalItems },
      ]
    : [{ title: null, items: generalItems }];
  return [...own, folded].filter(({ items }) => items.length > 0);
}
