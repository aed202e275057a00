import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

// Files share a workerd: each begins with empty bindings, but for the migrations.
await reset();
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
