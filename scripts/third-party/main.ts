import { writeThirdParty } from "../platform/third-party.ts";

writeThirdParty();
