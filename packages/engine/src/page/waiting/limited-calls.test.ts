import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const source = join(import.meta.dirname, "../..");
/** The driver gives these no time limit, or its own of half a minute: a page that is stuck in its script never answers. */
const unlimited =
  /\b(?!presses|sockets|awaited|texts)\w+\.(isVisible|isHidden|isDisabled|isEnabled|isChecked|allInnerTexts|allTextContents|count|all|textContent|innerText|inputValue|boundingBox|cookies|storageState)\(\)|\.press\("\w+"\)/;

it("the driver is asked nothing that has no time limit", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !/in-page|browser\//.test(file),
  );
  const found = files.flatMap((file) => {
    const lines = readFileSync(join(source, file), "utf8").split("\n");
    return lines.flatMap((line, index) => {
      const before = lines.slice(Math.max(0, index - 2), index + 1).join("\n");
      return unlimited.test(line) && !/withinLimit\(|bounded\(/.test(before)
        ? [`${file}: ${line.trim()}`]
        : [];
    });
  });

  expect(found).toEqual([]);
});
