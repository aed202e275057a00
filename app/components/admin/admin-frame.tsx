import { NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { adminPaths } from "#app/paths/admin.ts";
import { examPaths } from "#app/paths/exams.ts";
import { moderationPaths } from "#app/paths/moderation.ts";

const parts = [
  { title: "Painel", path: adminPaths.dashboard(), end: true },
  { title: "Usuários", path: adminPaths.people(), end: false },
  { title: "Notificações", path: adminPaths.notices(), end: false },
  { title: "Chamados", path: adminPaths.tickets(), end: false },
  { title: "Questões", path: adminPaths.questions(), end: false },
  { title: "Classificar", path: adminPaths.classify(), end: false },
  { title: "Moderação", path: moderationPaths.moderation(), end: false },
  { title: "Importar", path: adminPaths.import(), end: false },
  { title: "Duplicadas", path: adminPaths.duplicates(), end: false },
  { title: "Assuntos", path: adminPaths.topics(), end: false },
  { title: "Exames", path: examPaths.edit(), end: false },
  { title: "Auditoria", path: adminPaths.audit(), end: false },
];

/** Layout of the administration pages. */
export function AdminFrame(props: { title: ReactNode; above?: ReactNode; children: ReactNode }) {
  const { title, above, children } = props;
  return (
    <div className="page-width py-6 sm:py-8">
      <nav aria-label="Administração" className="-mx-4 overflow-x-auto px-4">
        <ul className="flex min-w-max border-b border-line sm:gap-1">
          {parts.map(({ title: name, path, end }) => (
            <li key={path}>
              <NavLink
                to={path}
                end={end}
                className={({ isActive }) =>
                  `-mb-px inline-flex min-h-11 items-center border-b-2 px-2 text-sm font-semibold no-underline sm:px-3 sm:text-base ${
                    isActive ? "border-primary text-link" : "border-transparent text-muted hover:text-text"
                  }`
                }
              >
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {above}
      <h1 className="mt-6 text-2xl font-bold tracking-tight break-words sm:text-3xl">{title}</h1>
      {children}
    </div>
  );
}
