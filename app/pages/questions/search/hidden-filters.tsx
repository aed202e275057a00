/** The filters of an address as hidden fields, so that a GET form keeps them; `except` are the fields the form has itself. */
export function HiddenFilters({ address, except }: { address: string; except: readonly string[] }) {
  const params = new URLSearchParams(address.split("?")[1] ?? "");
  return [...params]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** The path of an address, where a form of it is sent. */
export function pathOf(address: string): string {
  return address.split("?")[0] ?? address;
}
