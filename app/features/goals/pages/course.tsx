import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { PageHeading } from "#app/platform/ui/components/part.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { readMark } from "../domain/course-page.ts";
import { goalPaths } from "../paths.ts";
import { loadCourse } from "../services/load-courses.server.ts";
import { CourseRules } from "./course/course-rules.tsx";
import { HonestLimits } from "./course/honest-limits.tsx";
import { MarkForm } from "./course/mark-form.tsx";
import { SeatsList } from "./course/seats-list.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? pageMeta({
        title: `${data.course.name}, ${data.course.short || data.course.institution}: nota de corte`,
        description: "Notas de corte do SiSU por modalidade e ano, e a chance de uma nota passar no próximo.",
        canonical: data.canonical,
      })
    : [];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireAccess("public", args);
  const course = await loadCourse(deps, args.params.course ?? "");
  const { searchParams } = new URL(args.request.url);
  const typed = (searchParams.get("nota") ?? "").slice(0, 10);
  const bonus = searchParams.get("bonus");
  const hasBonus = bonus === "sim" ? true : bonus === "nao" ? false : null;
  const sent = { typed, mean: readMark(typed), hasBonus };
  return publicReply(args.request, goalPaths.course(course.code), { course, sent });
}

/** Last cut-offs as facts, and what a mark is worth. */
export default function Course() {
  const { course, sent } = useLoaderData<typeof loader>();
  const { name, short, institution, place, campus, degree, shift } = course;
  const bonuses = course.cutoffs.seats.map(({ bonus }) => bonus).filter((bonus) => bonus > 0);
  return (
    <div className="page-width max-w-3xl py-6 sm:py-8">
      <TextLink to={goalPaths.courses()}>Outros cursos</TextLink>
      <PageHeading className="mt-2">
        {name} · {short || institution}
      </PageHeading>
      <p className="mt-1 text-muted">
        {institution}, {campus} · {place} · {degree}, {shift}
      </p>
      <MarkForm sent={sent} bonuses={bonuses} />
      <SeatsList cutoffs={course.cutoffs} mean={sent.mean} hasBonus={sent.hasBonus} />
      <CourseRules weights={course.weights} minimums={course.minimums} />
      <HonestLimits years={course.cutoffs.years} />
    </div>
  );
}
