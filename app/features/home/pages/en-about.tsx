import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { levelRows } from "#app/features/accounts/domain/progress/level-table.ts";
import { pointsOfAnswer } from "#app/features/accounts/domain/progress/points.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { Article } from "#app/platform/page/components/article.tsx";
import { pageMeta } from "#app/platform/page/components/page-meta.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { formatEnglish } from "#app/platform/text/format-english.ts";
import { contact, product } from "#app/platform/text/product.ts";
import { aboutPaths } from "../paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title: `About ${product.name}`,
    description: `${product.name} is a Brazilian study platform for university entrance exams and military academies: a large question bank, instant marking and worked solutions.`,
    canonical: data?.canonical,
    locale: "en_US",
    alternates: data ? [{ language: "pt-BR", address: data.portuguese }] : [],
  });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  const portuguese = new URL(aboutPaths.about(), args.request.url).href;
  return publicReply(args.request, aboutPaths.inEnglish(), { portuguese });
}

const sections = [
  { id: "what", title: `What ${product.name} is`, content: <WhatFarolIs /> },
  { id: "who", title: "Who it is for", content: <ForWhom /> },
  { id: "points", title: "Points and levels", content: <HowPointsWork /> },
  { id: "privacy", title: "Privacy first", content: <PrivacyFirst /> },
  { id: "contact", title: "Contact", content: <TalkToUs /> },
];

export default function EnglishAbout() {
  return (
    <Article
      title={`About ${product.name}`}
      lead={`${product.name} means “lighthouse”. It is a study platform for Brazilian students on their way to university and to the military academies.`}
      sections={sections}
      language="en"
    />
  );
}

const lastLevel = levelRows().at(-1);

function WhatFarolIs() {
  return (
    <>
      <p>
        At its heart is a question bank. Students search by exam, year, subject, topic and difficulty, answer
        on a clean page made for reading, learn at once whether they were right, and read a worked solution.
        The filter is built for more than 200,000 questions and answers in an instant.
      </p>
      <p>
        Every question says where it comes from: a real exam, an original written by our team in the style of
        an exam, or a generated drill. Formulas are typeset as they are printed in the exams, and can be read
        by screen readers.
      </p>
    </>
  );
}

function ForWhom() {
  return (
    <>
      <p>
        Brazilian universities choose their students by written exams. Some of them are among the hardest in
        the world at that age. {product.name} is for students preparing for:
      </p>
      <ul>
        <li>the ENEM, the national secondary school exam, taken by millions every year;</li>
        <li>ITA and IME, the two engineering institutes of the Air Force and the Army;</li>
        <li>the military academies, such as EsPCEx, AFA and Escola Naval;</li>
        <li>the entrance exams of universities such as USP and Unicamp.</li>
      </ul>
      <p>Everything for students is in Portuguese. This page is the exception.</p>
    </>
  );
}

function HowPointsWork() {
  return (
    <p>
      Answering a question earns {pointsOfAnswer(false)} point, a right answer {pointsOfAnswer(true)} in all,
      and only the first answer to each question counts. Points lead through {lastLevel?.level} levels, the
      last of which starts at {formatEnglish(lastLevel?.from ?? 0)} points. They reward steady work: there is
      nothing to buy and nothing to lose.
    </p>
  );
}

function PrivacyFirst() {
  return (
    <p>
      Many of our users are minors. Profiles are private unless their owner decides otherwise, rankings show a
      first name only, and there is no third-party tracking before consent and none at all for minors. The
      full{" "}
      <Link to={aboutPaths.privacy()} hrefLang="pt-BR">
        privacy policy
      </Link>{" "}
      is in Portuguese.
    </p>
  );
}

function TalkToUs() {
  return (
    <p>
      Write to <a href={`mailto:${contact.help}`}>{contact.help}</a>, or to{" "}
      <a href={`mailto:${contact.schools}`}>{contact.schools}</a> if you represent a school. The page in
      Portuguese is{" "}
      <Link to={aboutPaths.about()} hrefLang="pt-BR" lang="pt-BR">
        Informações e Ajuda
      </Link>
      .
    </p>
  );
}
