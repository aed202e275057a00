export const communityPaths = {
  azambuja: () => "/azambuja",
} as const;
