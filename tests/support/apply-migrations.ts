import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

// Files share a workerd: each begins with empty bindings, but for the schema and rows of all migrations, in one batch.
const isMigrated = () => env.DB.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'users'").first();

await reset();
// An object of the file before may still write while its storage is deleted: then the database exists again.
while (await isMigrated()) await reset();
await env.DB.batch(env.TEST_SCHEMA.map((sql) => env.DB.prepare(sql)));
