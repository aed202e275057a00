import { pathToFileURL } from "node:url";
import { pathsUnder } from "./source-files.ts";

/** The path functions of the objects of the `paths` of features, platform and shell, named "questionPaths.history". */
type PathFunctions = Readonly<Record<string, object>>;

async function pathObjects(): Promise<PathFunctions> {
  const files = pathsUnder("app").filter((path) => /\/paths(?:\/[\w-]+)?\.ts$/.test(path));
  const modules = await Promise.all(files.map((file): Promise<object> => import(pathToFileURL(file).href)));
  const objects = modules.flatMap((module) => Object.entries(module));
  return Object.fromEntries(objects.filter(([, each]) => typeof each === "object"));
}

/** The functions whose page is there. */
export const pathFunctions = await pathObjects();

/** The address of every function, its parameters filled in. */
export function addressesOf(functions: PathFunctions): { name: string; path: string }[] {
  return Object.entries(functions).flatMap(([object, each]) =>
    Object.entries(each).map(([name, path]) => {
      const filled = Array.from({ length: path.length }, (_, index) => `parte${index}`);
      const address = (path as (...values: string[]) => string)(...filled);
      const { pathname } = new URL(address, "https://farol.test");
      return { name: `${object}.${name}`, path: pathname.replace(/(?<=.)\/$/, "") };
    }),
  );
}
