declare module "virtual:portuguese-dictionary" {
  /** Addresses of the dictionary's rules and words. */
  export const aff: string;
  export const dic: string;
}
