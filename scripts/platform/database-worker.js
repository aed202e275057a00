/** Runs the statements of a request as one batch: see batch-database.ts. */
export default {
  async fetch(request, env) {
    const queries = await request.json();
    try {
      return Response.json(
        await env.DB.batch(queries.map(({ sql, values }) => env.DB.prepare(sql).bind(...values))),
      );
    } catch (error) {
      return Response.json({ message: error.message, cause: error.cause?.message }, { status: 500 });
    }
  },
};
