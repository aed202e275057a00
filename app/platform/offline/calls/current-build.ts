/** The build that this page's scripts are of. */
export function currentBuild(): string {
  return (window as { __remixManifest?: { version?: string } }).__remixManifest?.version ?? "";
}
