/** An entry as Remix reads it. Plain, without Remix's makers: the menu and the redirects read the map too. */
export type Route = { file: string; path?: string; index?: boolean; children?: readonly Route[] };

/** What makes a feature's entries: each has its Portuguese address and its file under the feature's `pages/`. */
export function routesOf(feature: string) {
  const folder = `features/${feature}/pages`;
  return {
    page: (path: string, file: string): Route => ({ path, file: `${folder}/${file}.tsx` }),
    /** An address without a screen: files, data, images. */
    resource: (path: string, file: string): Route => ({ path, file: `${folder}/${file}.ts` }),
  };
}
