import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

const { DB, TEST_MIGRATIONS } = env as unknown as { DB: D1Database; TEST_MIGRATIONS: D1Migration[] };
// Files share a workerd: each begins with empty bindings, but for the migrations.
await reset();
await applyD1Migrations(DB, TEST_MIGRATIONS);
