// librsvg cannot be interrupted, and a few hundred bytes can require hours of work, so expensive features are
// rejected before a process is started. If an accepted SVG still takes long, the process is killed
// (picture-decoder.ts).

const mostBytes = 50_000;
const mostElements = 2_000;
const mostDepth = 20;
/**
 * Maximum characters of an element: the segments of a path are tested against each other, so the cost is
 * quadratic.
 */
const mostAttributes = 10_000;
/** Limited, because gradients may refer to each other. */
const mostGradients = 50;
/** Maximum characters between tags. */
const mostText = 5_000;

/** Elements that are rendered once, in place. */
const drawn = 'svg g a path rect circle ellipse line polyline polygon';
const gradients = 'linearGradient radialGradient';
/** Elements that are not rendered: colours, and data of drawing programs and scripts. */
const undrawn =
  'defs stop title desc metadata script animate animateTransform set namedview grid guide path-effect RDF Work ' +
  'format type agent creator rights publisher date description license License permits requires prohibits';
const allowedElements = new Set(`${drawn} ${gradients} ${undrawn}`.split(' '));
const gradientElements = new Set(gradients.split(' '));

/**
 * Properties that multiply the work: a dash pattern is applied along paths of any length, a clip path is
 * rendered for each reference.
 */
const refusedProperty =
  /(?:^|[^\w-])(?:filter|clip-path|stroke-dasharray|marker(?:-\w+)?|mask)\s*[:=]/i;
/** Escapes that hide a property name from the pattern above. */
const hiddenSpelling = /\\|&/;
const styleAttribute = /(?:^|\s)style\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

const rasterBeginnings = ['ffd8ff', '89504e47', '474946', '52494646'];

/** Whether the bytes begin like a JPEG, PNG, GIF or WebP; anything else may be an SVG. */
export function beginsAsRaster(content: Buffer): boolean {
  const beginning = content.subarray(0, 4).toString('hex');
  return rasterBeginnings.some((known) => beginning.startsWith(known));
}

interface Tag {
  kind: 'open' | 'empty' | 'close';
  name: string;
  attributes: string;
}

function tagOf(inner: string): Tag {
  const close = inner.startsWith('/');
  const empty = inner.endsWith('/');
  const body = inner.slice(close ? 1 : 0, empty ? -1 : undefined);
  const name = /^\S*/.exec(body)?.[0] ?? '';
  return {
    kind: close ? 'close' : empty ? 'empty' : 'open',
    name: name.slice(name.lastIndexOf(':') + 1), // any prefix may represent the SVG namespace
    attributes: body.slice(name.length),
  };
}

/** The end of the tag at `start`, skipping a quoted `>`; -1 if it is not closed. */
function tagEnd(text: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
  }
  return -1;
}

type Piece = { tag: Tag } | { text: string } | 'refused';

/** Tags and the text between them, without comments, in one pass. */
function* pieces(text: string): Generator<Piece> {
  const skipped = [
    { opening: '<!--', closing: '-->', keep: false },
    { opening: '<![CDATA[', closing: ']]>', keep: true },
    { opening: '<?', closing: '?>', keep: false },
  ];
  for (let at = 0; at < text.length;) {
    const start = text.indexOf('<', at);
    yield { text: text.slice(at, start < 0 ? undefined : start) };
    if (start < 0) return;
    const section = skipped.find(({ opening }) => text.startsWith(opening, start));
    const end = section ? text.indexOf(section.closing, start) : tagEnd(text, start);
    // Any other `<!` is a document type, which may define entities.
    if (end < 0 || (!section && text[start + 1] === '!')) return yield 'refused';
    if (section) {
      const content = text.slice(start + section.opening.length, end);
      // A style sheet's URL, or an encoding in which the same bytes are other tags.
      const declared = /encoding\s*=\s*["']([^"']*)/i.exec(content)?.[1] ?? 'utf-8';
      if (section.opening === '<?' && !/^(?:utf-8|us-ascii)$/i.test(declared)) yield 'refused';
      if (content.startsWith('xml-stylesheet')) yield 'refused';
      if (section.keep) yield { text: content };
    } else yield { tag: tagOf(text.slice(start + 1, end)) };
    at = end + (section?.closing.length ?? 1);
  }
}

function costlyAttributes(attributes: string): boolean {
  if (attributes.length > mostAttributes || refusedProperty.test(attributes)) return true;
  return [...attributes.matchAll(styleAttribute)].some(([style]) => hiddenSpelling.test(style));
}

/** Whether the text is an SVG that is cheap to render. */
function harmless(text: string): boolean {
  const counts = { elements: 0, gradients: 0, drawings: 0, depth: 0, text: 0 };
  for (const piece of pieces(text)) {
    if (piece === 'refused') return false;
    if ('text' in piece) counts.text += piece.text.replace(/\s+/g, ' ').length;
    else {
      const { kind, name, attributes } = piece.tag;
      if (kind === 'open') counts.depth += 1;
      if (kind === 'close') counts.depth -= 1;
      else {
        if (!allowedElements.has(name) || costlyAttributes(attributes)) return false;
        counts.elements += 1;
        if (name === 'svg') counts.drawings += 1;
        if (gradientElements.has(name)) counts.gradients += 1;
      }
    }
    if (counts.elements > mostElements || counts.gradients > mostGradients) return false;
    if (counts.drawings > 1 || counts.depth > mostDepth || counts.text > mostText) return false;
  }
  return true;
}

/** Whether a file is an SVG that may be passed to the renderer: uncompressed UTF-8 and cheap to render. */
export function drawableSvg(content: Buffer): boolean {
  if (content.length > mostBytes) return false;
  try {
    return harmless(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch {
    return false;
  }
}
