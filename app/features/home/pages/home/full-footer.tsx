import { Link } from "@remix-run/react";
import { pastExamPaths } from "#app/features/exams/paths.ts";
import { olympiadPaths, questionPaths, searchPaths } from "#app/features/questions/paths.ts";
import { linkLook, PublicChannelLinks } from "#app/platform/page/components/footer-parts.tsx";
import { Logo } from "#app/platform/page/components/logo.tsx";
import { SellerLine } from "#app/platform/page/components/seller-line.tsx";
import { SupportButton } from "#app/platform/page/components/support-button.tsx";
import { contact, product } from "#app/platform/text/product.ts";
import { aboutPaths, blogPaths } from "../../paths.ts";

const groups = [
  {
    title: "Estudar",
    links: [
      { title: "Questões", path: searchPaths.search() },
      { title: "Provas anteriores", path: pastExamPaths.exams() },
      { title: "Olimpíadas", path: olympiadPaths.olympiads() },
      { title: "Plano para o ITA", path: blogPaths.studyPlanIta() },
      { title: "Plano para o IME", path: blogPaths.studyPlanIme() },
      { title: "EsPCEx", path: pastExamPaths.espcex2024() },
      { title: "Manual de LaTeX", path: questionPaths.latexManual() },
    ],
  },
  {
    title: product.name,
    links: [
      { title: "Informações e Ajuda", path: aboutPaths.about() },
      { title: "Planos", path: aboutPaths.plans() },
      { title: product.assistant, path: aboutPaths.assistant() },
      { title: "Para escolas", path: aboutPaths.schoolHelp() },
      { title: "About, in English", path: aboutPaths.inEnglish(), language: "en" },
    ],
  },
  {
    title: "Suas garantias",
    links: [
      { title: "Termos de uso", path: aboutPaths.terms() },
      { title: "Privacidade", path: aboutPaths.privacy() },
    ],
  },
] as const;

function Group({ group }: { group: (typeof groups)[number] }) {
  return (
    <nav aria-label={group.title}>
      <p className="font-semibold">{group.title}</p>
      <ul className="mt-1">
        {group.links.map(({ title, path, ...rest }) => (
          <li key={path}>
            <Link to={path} lang={"language" in rest ? rest.language : undefined} className={linkLook}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The foot of the front page. */
export function FullFooter() {
  return (
    <footer id="rodape" className="mt-auto border-t border-line bg-card">
      <div className="page-width grid gap-x-8 gap-y-8 grid-cols-2 py-10 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="col-span-2 lg:col-span-1">
          <p className="flex items-center gap-2 text-lg font-bold">
            <Logo size={28} />
            {product.name}
          </p>
          <p className="mt-2 max-w-xs text-[0.9375rem] text-muted">
            Questões para quem se prepara para o ENEM, o ITA, o IME, as escolas militares e os vestibulares.
          </p>
          <a href={`mailto:${contact.help}`} className={linkLook}>
            {contact.help}
          </a>
          <SupportButton className={linkLook} />
          <PublicChannelLinks />
        </div>
        {groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
        <SellerLine className="col-span-full" />
      </div>
    </footer>
  );
}
