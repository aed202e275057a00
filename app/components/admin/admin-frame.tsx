import { NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";

const parts = [
  { title: "Painel", path: paths.admin(), end: true },
  { title: "Usuários", path: paths.adminPeople(), end: false },
  { title: "Notificações", path: paths.adminNotices(), end: false },
  { title: "Questões", path: paths.adminQuestions(), end: false },
  { title: "Classificar", path: paths.adminClassify(), end: false },
  { title: "Comentários", path: paths.adminComments(), end: false },
  { title: "Importar", path: paths.adminImport(), end: false },
  { title: "Duplicadas", path: paths.adminDuplicates(), end: false },
  { title: "Assuntos", path: paths.adminTopics(), end: false },
  { title: "Exames", path: paths.editExams(), end: false },
  { title: "Auditoria", path: paths.adminAudit(), end: false },
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
