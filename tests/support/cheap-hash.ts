/** The product's variant (argon2id) with the least memory and passes: a hundredth of the time. */
export const CHEAP_HASH = { type: 2, memoryCost: 32, timeCost: 1, parallelism: 1, hashLength: 32 } as const;
