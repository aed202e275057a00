/** Rate-limit prefix: a whole IPv4 address, or the first 64 bits of IPv6, the size of one home network (SEC-09). */
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
