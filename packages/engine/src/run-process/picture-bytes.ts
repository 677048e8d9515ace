import type { Picture } from "../browser/screencast/screencast-page.ts";
import { FrameError } from "./frames.ts";

const headerBytes = 12;
const largestSide = 10_000;

/** Encodes a picture for transport: its time, its size, and the JPEG. */
export function encodePicture({ at, width, height, data }: Picture): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeDoubleBE(at.getTime(), 0);
  header.writeUInt16BE(Math.min(width, largestSide), 8);
  header.writeUInt16BE(Math.min(height, largestSide), 10);
  return Buffer.concat([header, Buffer.from(data, "base64")]);
}

/** Throws FrameError if it is not a JPEG. */
export function decodePicture(bytes: Buffer): Picture {
  if (bytes.byteLength < headerBytes + 3) throw new FrameError("a picture without content");
  const at = new Date(bytes.readDoubleBE(0));
  const [width, height] = [bytes.readUInt16BE(8), bytes.readUInt16BE(10)];
  const jpeg = bytes.subarray(headerBytes);
  const isJpeg = jpeg[0] === 0xff && jpeg[1] === 0xd8 && jpeg[2] === 0xff;
  const isPicture = isJpeg && !Number.isNaN(at.getTime()) && width <= largestSide && height <= largestSide;
  if (!isPicture) throw new FrameError("a picture that is none");
  return { at, width, height, data: jpeg.toString("base64") };
}
