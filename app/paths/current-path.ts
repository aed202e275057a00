type Place = { pathname: string; search: string };

/** Of a menu's addresses, the one whose page or part is open: the most exact of those that lead there, or "". */
export function currentPath(paths: readonly string[], { pathname, search }: Place): string {
  return paths.reduce((found, path) => {
    const [address, query = ""] = path.split("?");
    const leadsHere =
      `${pathname}/`.startsWith(`${address}/`) &&
      `${search.replace("?", "&")}&`.includes(query && `&${query}&`);
    return leadsHere && path.length > found.length ? path : found;
  }, "");
}
