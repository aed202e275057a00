/** An address without its escapes ("%20"); as it is where they make no text. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
