/**
 * The start of a JPEG of a size in pixels, up to its frame header: a reader of sizes needs no more. It has a comment, and a
 * fill byte before the frame.
 * @param colours 1 is grey, 3 is RGB, 4 is CMYK
 */
export function jpegOf(width: number, height: number, colours = 3): Uint8Array<ArrayBuffer> {
  const comment = [0xff, 0xfe, 0, 4, 1, 2];
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  const frame = [0xff, 0xff, 0xc0, 0, 8 + 3 * colours, 8, ...size, colours];
  const components = Array.from({ length: 3 * colours }, () => 0);
  return new Uint8Array([0xff, 0xd8, ...comment, ...frame, ...components]);
}
