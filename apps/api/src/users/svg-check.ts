// librsvg cannot be interrupted: sharp's timeout only looks in between strips of the finished drawing.
// A few hundred bytes can ask for hours of work, so what is costly is refused before anything is drawn.

/** More could hold a path of tens of thousands of long lines, which takes many seconds. */
const mostBytes = 50_000;
const mostElements = 2_000;
const mostDepth = 20;
/** Characters between the tags of a drawing, styles aside: laying out one long line takes minutes. */
const mostText = 5_000;

/** Elements that draw others again and again, work on every pixel, or fetch something. */
const refusedElement = /^(?:use|filter|fe\w*|pattern|mask|marker|image|foreignObject|include)$/i;
/** Properties that multiply work: a dash pattern is laid along paths of any length. */
const refusedProperty =
  /(?:^|[^\w-])(?:filter|stroke-dasharray|marker(?:-\w+)?|mask)\s*[:=]|@import/i;
/** Spellings that hide a property's name from the pattern above. */
const hiddenSpelling = /\\|&/;
const styleAttribute = /(?:^|\s)style\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

const rasterBeginnings = ['ffd8ff', '89504e47', '474946', '52494646'];

/** Whether the bytes begin as a JPEG, PNG, GIF or WebP does; whatever else may turn out an SVG. */
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
    name: name.slice(name.lastIndexOf(':') + 1), // any prefix may stand for the SVG namespace
    attributes: body.slice(name.length),
  };
}

/** Where the tag that begins at `start` ends, quoted `>` passed over; -1 where it does not. */
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

/** Tags and the text between them, comments left out, in one pass. */
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
    // What is left of `<!` is a document type, with the entities that it may define.
    if (end < 0 || (!section && text[start + 1] === '!')) return yield 'refused';
    if (section) {
      const content = text.slice(start + section.opening.length, end);
      // A style sheet's address, or an encoding in which the same bytes are other tags.
      const declared = /encoding\s*=\s*["']([^"']*)/i.exec(content)?.[1] ?? 'utf-8';
      if (section.opening === '<?' && !/^(?:utf-8|us-ascii)$/i.test(declared)) yield 'refused';
      if (content.startsWith('xml-stylesheet')) yield 'refused';
      if (section.keep) yield { text: content };
    } else yield { tag: tagOf(text.slice(start + 1, end)) };
    at = end + (section?.closing.length ?? 1);
  }
}

function costlyAttributes(attributes: string): boolean {
  if (refusedProperty.test(attributes)) return true;
  return [...attributes.matchAll(styleAttribute)].some(([style]) => hiddenSpelling.test(style));
}

/** Whether the text is a drawing that is surely drawn quickly. */
function harmless(text: string): boolean {
  let elements = 0;
  let depth = 0;
  let textLength = 0;
  let inStyle = false;
  for (const piece of pieces(text)) {
    if (piece === 'refused') return false;
    if ('text' in piece) {
      if (!inStyle) textLength += piece.text.replace(/\s+/g, ' ').length;
      else if (refusedProperty.test(piece.text) || hiddenSpelling.test(piece.text)) return false;
      if (textLength > mostText) return false;
      continue;
    }
    const { kind, name, attributes } = piece.tag;
    if (kind !== 'close') elements += 1;
    if (kind === 'open') depth += 1;
    if (kind === 'close') depth -= 1;
    if (elements > mostElements || depth > mostDepth) return false;
    if (refusedElement.test(name) || costlyAttributes(attributes)) return false;
    if (name === 'style') inStyle = kind === 'open';
  }
  return true;
}

/**
 * Whether a file is an SVG that may be handed to the renderer: plain UTF-8, and of little cost.
 * A compressed SVG is none.
 */
export function drawableSvg(content: Buffer): boolean {
  if (content.length > mostBytes) return false;
  try {
    return harmless(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch {
    return false;
  }
}
