/** A channel of the product elsewhere: video, social, photos. */
export type PublicChannel = { name: string; address: string };

/** From the configuration, "Vídeos=https://…, Fotos=https://…"; what is no https address is left out. */
export function readPublicChannels(configured: string): PublicChannel[] {
  return configured.split(",").flatMap((each) => {
    const [, name, address] = /^\s*([^=]{1,40}?)\s*=\s*(https:\/\/[\w.-]+(?:\/\S*)?)\s*$/.exec(each) ?? [];
    return name && address ? [{ name, address }] : [];
  });
}
