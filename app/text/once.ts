/** Lazy: `Intl` formatters take milliseconds each, which a Worker does not have at start. */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
