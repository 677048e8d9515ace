// One of several processes that need the bundled Chromium at the same time.
import { unpackBundledChromium } from "../../../src/browser/chromium/bundled-chromium.ts";

process.send?.(await unpackBundledChromium());
