import type { useLoaderData } from "@remix-run/react";
import { pageTitle } from "#app/platform/text/product.ts";

/** What a page says of itself that no search engine lists. */
export function unlistedPage(title?: string) {
  return [{ title: pageTitle(title) }, { name: "robots", content: "noindex" }];
}

type Read<Loader> = ReturnType<typeof useLoaderData<Loader>> | undefined;
type Title<Loader> = string | ((data: Read<Loader>) => string | undefined);

/** `meta` of such a page, by a title or by what its loader read. */
export function unlistedMeta<Loader = unknown>(title: Title<Loader>) {
  return ({ data }: { data: Read<Loader> }) =>
    unlistedPage(typeof title === "function" ? title(data) : title);
}
