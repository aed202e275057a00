/** The build that this page's scripts are of. */
export function currentBuild(): string {
  return document.documentElement.dataset.build ?? "";
}
