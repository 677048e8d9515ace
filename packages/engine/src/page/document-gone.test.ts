import { describe, expect, it } from "vitest";
import { DocumentGoneError, inCurrentDocument } from "./document-gone.ts";

const gone = () => new Error("Execution context was destroyed, most likely because of a navigation");

describe("a call in a document that is replaced meanwhile", () => {
  it("is made again in the next document, also if the navigation ends two", async () => {
    const answers = [Promise.reject(gone()), Promise.reject(gone()), Promise.resolve("read")];
    for (const answer of answers) answer.catch(() => undefined);
    expect(await inCurrentDocument(() => answers.shift() ?? Promise.resolve(""))).toBe("read");
  });

  it("ends as trouble of the page if each is replaced, not as a fault of the service", async () => {
    await expect(inCurrentDocument(() => Promise.reject(gone()))).rejects.toThrow(DocumentGoneError);
  });

  it("keeps any other error", async () => {
    const error = new Error("a fault");
    await expect(inCurrentDocument(() => Promise.reject(error))).rejects.toBe(error);
  });
});
