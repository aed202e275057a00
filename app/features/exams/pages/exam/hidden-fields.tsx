export function HiddenFields({ id, version, path }: { id: string; version: number; path?: string }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      {path && <input type="hidden" name="path" value={path} />}
    </>
  );
}
