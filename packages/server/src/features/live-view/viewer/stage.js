import { byId } from "./elements.js";
import { covers } from "./words.js";

/** Shorter gaps aren't worth a message. */
const patienceMs = 2_000;

/** The area that shows the pictures, with a cover while there are none. */
export function createStage() {
  const stage = byId("stage");
  const canvas = byId("picture");
  const pen = canvas.getContext("2d");
  let hasEnded = false;
  /** Whether the next picture removes the cover. */
  let wantsPicture = false;
  /** The newest picture that has not been drawn yet. */
  let undrawn;
  let isDrawing = false;
  let coming;
  let comingWords;

  const setScene = (scene, words) => {
    clearTimeout(coming);
    coming = undefined;
    stage.dataset.scene = scene;
    canvas.ariaHidden = scene === "shown" ? null : "true";
    if (!words) return;
    byId("cover-title").textContent = words[0];
    byId("cover-text").textContent = words[1];
  };

  /** Delays the cover, so that it doesn't flash during short gaps. */
  const coverSoon = (words) => {
    comingWords = words;
    wantsPicture = false;
    if (stage.dataset.scene === "waiting") setScene("waiting", words);
    else coming ??= setTimeout(() => setScene("waiting", comingWords), patienceMs);
  };

  const drawNext = async () => {
    const { data, mime, width, height } = undrawn;
    undrawn = undefined;
    const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: mime }));
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    pen.drawImage(picture, 0, 0, width, height);
    picture.close();
    if (wantsPicture && !hasEnded) setScene("shown");
  };
  const draw = async () => {
    isDrawing = true;
    // A picture that can't be decoded is skipped, like one that arrives too early.
    while (undrawn) await drawNext().catch(() => undefined);
    isDrawing = false;
  };

  return {
    picture: (state) => {
      wantsPicture = state === "shown";
      if (state === "hidden") setScene("hidden", covers.hidden);
      if (state === "waiting") coverSoon(covers.waiting);
    },
    frame: (frame) => {
      undrawn = frame;
      if (!isDrawing) void draw();
    },
    lose: () => coverSoon(covers.lost),
    end: (scene, words) => {
      hasEnded = true;
      setScene(scene, words);
    },
  };
}
