declare module "papaparse" {
  const Papa: {
    parse<Row>(
      text: string,
      options: {
        header: true;
        skipEmptyLines: "greedy";
        delimiter: string;
        transformHeader: (name: string) => string;
      },
    ): { data: Row[] };
    parse<Row extends string[]>(
      text: string,
      options: {
        delimiter: string;
        quoteChar: string;
        preview: number;
      },
    ): { data: Row[]; errors: { code: string }[] };
  };
  export default Papa;
}
