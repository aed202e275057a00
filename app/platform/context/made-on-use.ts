/** An object whose fields are made when they are first read, once each. */
export function madeOnUse<Fields extends object>(
  makers: {
    readonly [Name in keyof Fields]: () => Fields[Name];
  },
): Fields {
  const made = {} as Fields;
  for (const name of Object.keys(makers) as (keyof Fields)[])
    Object.defineProperty(made, name, {
      configurable: true,
      enumerable: true,
      get() {
        const value = makers[name]();
        Object.defineProperty(made, name, { value, enumerable: true });
        return value;
      },
    });
  return made;
}
