import { routesOf } from "#app/platform/paths/route.ts";

const { page } = routesOf("tracks");

export default [
  page("trilhas", "tracks"),
  page("trilhas/:trackCode", "track"),
  page("trilhas/:trackCode/:subtopicCode", "subtopic"),
  page("ide-trilhas", "write-track"),
  page("editar-trilhas", "edit-tracks"),
  page("t/:questionId/editar", "edit-track-question"),
];
