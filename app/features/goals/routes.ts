import { routesOf } from "#app/platform/paths/route.ts";

const { page } = routesOf("goals");

export default [page("meta", "courses"), page("meta/:course", "course")];
