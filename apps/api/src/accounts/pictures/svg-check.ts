// librsvg cannot be interrupted, and a few hundred bytes can require hours of work. The process that decodes is ended
// (picture-decoder.ts); the features that multiply the work, or refer to something else, are rejected before it starts.
// The text is not parsed: what looks like such a feature in a comment is rejected too.

const mostBytes = 50_000;

/** Elements that are rendered once, in place. */
const shapesAndText =
  'svg g a path rect circle ellipse line polyline polygon linearGradient radialGradient';
/** Elements that are not rendered: colours, and data of drawing programs and scripts. */
const structure =
  'defs stop title desc metadata script animate animateTransform set namedview grid guide path-effect RDF Work ' +
  'format type agent creator rights publisher date description license License permits requires prohibits';
const allowedElements = new Set(`${shapesAndText} ${structure}`.split(' '));
/** Any prefix may represent the SVG namespace. */
const element = /<\/?(?:[^\s<>/:]*:)?([^\s<>/]*)/g;

const refused = [
  // A document type, which may define entities.
  /<!(?!--|\[CDATA\[)/,
  /<\?xml-stylesheet/,
  // An encoding in which the same bytes are other tags.
  /^\s*<\?xml\s[^>]*encoding\s*=\s*["'](?!(?:utf-8|us-ascii)["'])/i,
  // Properties that multiply the work: a dash pattern is applied along paths of any length, a clip path is rendered for
  // each reference.
  /[^\w-](?:filter|clip-path|stroke-dasharray|marker(?:-\w+)?|mask)\s*[:=]/i,
  // Escapes that hide the name of a property.
  /\sstyle\s*=\s*(?:"[^"]*[\\&]|'[^']*[\\&])/i,
];

const rasterBeginnings = ['ffd8ff', '89504e47', '474946', '52494646'];

/** Whether the bytes begin like a JPEG, PNG, GIF or WebP; anything else may be an SVG. */
export function beginsAsRaster(content: Buffer): boolean {
  const beginning = content.subarray(0, 4).toString('hex');
  return rasterBeginnings.some((known) => beginning.startsWith(known));
}

/** Whether a file is an SVG that may be passed to the renderer: uncompressed UTF-8, with plain shapes only. */
export function drawableSvg(content: Buffer): boolean {
  if (content.length > mostBytes) return false;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return false;
  }
  if (refused.some((feature) => feature.test(text))) return false;
  const names = [...text.matchAll(element)].flatMap(([tag, name = '']) =>
    /^<[!?]/.test(tag) ? [] : [name],
  );
  return names.includes('svg') && names.every((name) => allowedElements.has(name));
}
