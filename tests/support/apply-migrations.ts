import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

// Files share a workerd: each begins with empty bindings, but for the migrations, in one batch.
await reset();
const statements = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries);
await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
