/**
 * Makes something at its first use and keeps it. The formatters of `Intl` take milliseconds each to make, which a Worker
 * does not have while it starts.
 */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
