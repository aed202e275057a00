type Place = { pathname: string; search: string };

function leadsTo(path: string, { pathname, search }: Place): boolean {
  const [address = "", query = ""] = path.split("?");
  const sent = new URLSearchParams(search);
  return (
    (pathname === address || pathname.startsWith(`${address}/`)) &&
    [...new URLSearchParams(query)].every(([name, value]) => sent.get(name) === value)
  );
}

/** Of a menu's addresses, the one whose page or part is open: the most exact of those that lead there. Undefined: none. */
export function currentPath(paths: readonly string[], place: Place): string | undefined {
  return paths
    .filter((path) => leadsTo(path, place))
    .toSorted((one, other) => other.length - one.length)
    .at(0);
}
