import { type RecordedRound, recordedRound } from "./recorded-round.ts";

/** Common defaults, which are not written to the file. */
const plainControl = {
  type: "",
  autocomplete: "",
  name: "",
  id: "",
  hints: "",
  label: "",
  title: "",
  placeholder: "",
  nearby: "",
  group: "",
  section: "",
  surroundings: "",
  pattern: "",
  required: false,
  enabled: true,
  value: "",
  form: -1,
  sentTo: [],
  sentBy: "",
  isAside: false,
};

const plainPressable = {
  spoken: "",
  names: "",
  href: "",
  isSubmit: false,
  isLink: false,
  enabled: true,
  looksShut: false,
  isInDialog: false,
  isInFrameOfPage: false,
  isFilled: false,
  isInText: false,
  form: -1,
  around: "",
  isShutStep: false,
  cover: 0,
};

/** Serializes a round for a file: one line per thing on the page, defaults omitted. */
export function writeRound(round: RecordedRound): string {
  const { reading, ...rest } = round;
  const frames = reading.frames.map(({ controls, pressables, ...frame }) => ({
    ...frame,
    controls: controls.map((one) => without(one, plainControl)),
    pressables: pressables.map((one) => without(one, plainPressable)),
  }));
  const text = JSON.stringify({ ...rest, reading: { ...reading, frames } });
  return `${text.replaceAll('},{"', '},\n{"').replaceAll('":[{"', '":[\n{"')}\n`;
}

/** Throws if the text is not a round. */
export function readRound(text: string): RecordedRound {
  const round = JSON.parse(text);
  for (const frame of round.reading.frames) {
    frame.lines ??= [];
    frame.controls = frame.controls.map((one: object) => ({ ...plainControl, ...one }));
    frame.pressables = frame.pressables.map((one: object) => ({ ...plainPressable, ...one }));
  }
  return recordedRound.parse(round);
}

function without(item: object, plain: object): object {
  const kept = Object.entries(item).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(plain, key)),
  );
  return Object.fromEntries(kept);
}
