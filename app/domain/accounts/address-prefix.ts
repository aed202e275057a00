/**
 * The part of a network address that one customer has to themselves: an IPv4 address whole, the first 64 bits of an IPv6
 * one, of which every home has more addresses than could ever be counted (security.md SEC-09).
 */
export function addressPrefix(address: string): string {
  const plain = address
    .trim()
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, "");
  if (!plain.includes(":")) return plain.slice(0, 64);
  const [head = "", tail = ""] = plain.split("::");
  const groups = (part: string) => part.split(":").filter(Boolean);
  const missing = plain.includes("::") ? Math.max(0, 8 - groups(head).length - groups(tail).length) : 0;
  const all = [...groups(head), ...Array<string>(missing).fill("0"), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
