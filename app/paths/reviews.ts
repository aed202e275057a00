export const reviewPaths = { review: () => "/revisao" } as const;
