import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { chatPaths } from "#app/features/messages/paths.ts";
import { requireAccess } from "#app/platform/context/require-access.server.ts";
import { textMeta } from "#app/platform/page/components/page-meta.ts";
import { SiteArticle } from "#app/platform/page/components/site-article.tsx";
import { fillText } from "#app/platform/page/domain/site-text.ts";
import { publicReply } from "#app/platform/page/pages/public-reply.server.ts";
import { ButtonLink } from "#app/platform/ui/components/button.tsx";
import text from "#content/site/mentoria.md";
import { mentoringPaths } from "../paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => textMeta(data);

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader(args: LoaderFunctionArgs) {
  requireAccess("public", args);
  return publicReply(args.request, mentoringPaths.about(), { text: fillText(text) });
}

export default function AboutMentoring() {
  const { text: filled } = useLoaderData<typeof loader>();
  return (
    <SiteArticle
      text={filled}
      below={
        <p className="mt-4">
          <ButtonLink to={chatPaths.conversation()}>Quero um mentor</ButtonLink>
        </p>
      }
    />
  );
}
