import { homePaths } from "#app/features/home/paths.ts";
import { type Query, withQuery } from "#app/platform/paths/with-query.ts";
import { shellPaths } from "#app/shell/paths.ts";

export const communityPaths = {
  azambuja: () => "/azambuja",
  /** `done`: the finished act, for its confirmation. */
  plantel: (done?: string) => withQuery("/plantel", { feito: done }),
  plantelCertificate: () => "/plantel/certificado",
  plantelAdmin: (done?: string) => withQuery("/plantel-admin", { feito: done }),
  /** `temporada`: a season; `lista`: of participants, to be confirmed. */
  maristaHome: (query?: Query) => withQuery(shellPaths.maristaHome(), query),
  maristaChallenge: () => "/escolas/marista/desafio",
  /** `campaign`: its code; `view`: a word of `requestViews`. */
  accessRequests: (campaign?: string, view?: string, done?: string) =>
    withQuery("/pedidos-de-acesso", { parceria: campaign?.toLowerCase(), ver: view, feito: done }),
} as const;

/** Apart from what every page loads. */
export const ownCommunityPaths = {
  community: (code: string) => `/comunidades/${code}`,
  certificate: (code: string) => `/comunidades/${code}/certificado`,
  challenge: (code: string) => `/comunidades/${code}/desafio`,
  desk: (code: string) => `/comunidades/${code}/admin`,
  challengeDesk: (code: string) => `/comunidades/${code}/admin/desafio`,
  /** `codigo`: of the one that is edited. */
  communities: (query?: Query) => withQuery("/admin/comunidades", query),
} as const;

/** Pages of a community without addresses of its own. */
function ownPages(code: string) {
  return {
    page: ownCommunityPaths.community(code),
    admin: ownCommunityPaths.desk(code),
    certificate: ownCommunityPaths.certificate(code),
    challenge: ownCommunityPaths.challenge(code),
    challengeAdmin: ownCommunityPaths.challengeDesk(code),
    requests: ownCommunityPaths.desk(code),
  };
}

type Pages = ReturnType<typeof ownPages>;

const withOwnAddresses: Readonly<Record<string, Partial<Pages>>> = {
  PLANTEL: {
    page: communityPaths.plantel(),
    admin: communityPaths.plantelAdmin(),
    certificate: communityPaths.plantelCertificate(),
  },
  MARISTA: {
    page: communityPaths.maristaChallenge(),
    challenge: communityPaths.maristaChallenge(),
    challengeAdmin: communityPaths.maristaHome(),
  },
  AZAMBUJA: { page: communityPaths.azambuja() },
  PODION: { page: homePaths.general() },
};

/** Those of R-ACCESS-4, whose lines of the menu are R-SHELL-2's. */
export function hasOwnAddresses(code: string): boolean {
  return Object.hasOwn(withOwnAddresses, code);
}

/** A community's pages, by its code. */
export function communityPages(code: string): Pages {
  const own = withOwnAddresses[code];
  return own ? { ...ownPages(code), requests: communityPaths.accessRequests(code), ...own } : ownPages(code);
}
