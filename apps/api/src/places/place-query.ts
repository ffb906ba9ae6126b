import { folded } from './fold.ts';
import { regionCalled } from './region-names.ts';

/** What somebody typed, taken apart. */
export interface PlaceQuery {
  /** Folded; `''` where only a PIN was typed. */
  name: string;
  /** What taluk, district, region or country must contain, folded. */
  within: readonly string[];
  /** Six digits, or null. */
  pin: number | null;
}

/** Six digits that may be written in two threes, with or without the word before them. */
const PIN = /(?:\bpin(?:\s*code)?\s*[:-]?\s*)?\b([1-9]\d{2})[\s-]?(\d{3})\b/i;

/** Words that say what kind of place it is and are part of no name: `District Rampur`, `जिला रामपुर`. */
const KIND = /(?<=^|\s)(district|distt?|zila|zilla|jila|tehsil|taluka?|जिला|ज़िला|तहसील)(?=\s|$)/g;

/** A name, folded, without the word for its kind, where more than that word was typed. */
function withoutKind(text: string): string {
  const name = folded(text);
  return folded(name.replace(KIND, ' ')) || name;
}

/** `Shivpuri 473551`, `ujjain, madhya`, `PIN 110 001`: name, whereabouts after commas, PIN. */
export function readPlaceQuery(query: string): PlaceQuery {
  const [written, first, second] = PIN.exec(query) ?? [];
  const rest = written === undefined ? query : query.replace(written, ' ');
  const [name = '', ...within] = rest.split(',').map(withoutKind);

  return {
    name,
    within: within.filter(Boolean).map((part) => regionCalled(part) ?? part),
    pin: first === undefined || second === undefined ? null : Number(first + second),
  };
}

/** The same words read as a name and its whereabouts, the longest name first: `rampur bareilly`. */
export function* splitNames({ name, within, pin }: PlaceQuery): Generator<PlaceQuery> {
  const words = name.split(' ');
  for (let count = words.length - 1; count > 0; count -= 1) {
    const whereabouts = words.slice(count).join(' ');
    yield {
      name: words.slice(0, count).join(' '),
      within: [regionCalled(whereabouts) ?? whereabouts, ...within],
      pin,
    };
  }
}
