import { provideBuild } from "./provide-build.ts";

await provideBuild();
