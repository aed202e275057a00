export const filePaths = {
  picture: (key: string) => `/imagens/${key}`,
  sitemap: () => "/sitemap.xml",
  /** "questoes-2019-1.xml". */
  sitemapPart: (part: string) => `/sitemap/${part}`,
  robots: () => "/robots.txt",
} as const;
