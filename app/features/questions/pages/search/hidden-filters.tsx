/** Hidden fields that retain filters in a GET form, except its own fields. */
export function HiddenFilters({ address, except }: { address: string; except: readonly string[] }) {
  const params = new URLSearchParams(address.split("?")[1] ?? "");
  return [...params]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** Form action of a URL. */
export function pathOf(address: string): string {
  return address.split("?")[0] ?? address;
}
