type Place = { pathname: string; search: string };

/** Of a menu's addresses, the one whose page or part is open: the most exact of those that lead there. */
export function currentPath(paths: readonly string[], { pathname, search }: Place): string | undefined {
  const leadsHere = (path: string) => {
    const [address, query = ""] = path.split("?");
    return `${pathname}/`.startsWith(`${address}/`) && search.includes(query);
  };
  return paths.filter(leadsHere).sort((one, other) => other.length - one.length)[0];
}
