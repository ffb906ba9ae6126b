import { folded } from './fold.ts';
import { regionCalled } from './region-names.ts';

/** A parsed search. */
export interface PlaceQuery {
  /** Folded; `''` if the search has only a PIN. */
  name: string;
  /** Required parts of taluk, district, region or country, folded. */
  within: readonly string[];
  /** Six digits, or null. */
  pin: number | null;
}

/** Six digits, optionally in two groups of three and with the word PIN before them. */
const PIN = /(?:\bpin(?:\s*code)?\s*[:-]?\s*)?\b([1-9]\d{2})[\s-]?(\d{3})\b/i;

/** Words for a kind of place that are not part of its name: `District Rampur`, `जिला रामपुर`. */
const KIND = /(?<=^|\s)(district|distt?|zila|zilla|jila|tehsil|taluka?|जिला|ज़िला|तहसील)(?=\s|$)/g;

/** Removes the word for the kind of place from a folded name, unless nothing else remains. */
function withoutKind(text: string): string {
  const name = folded(text);
  return folded(name.replace(KIND, ' ')) || name;
}

/** Parses `Shivpuri 473551`, `ujjain, madhya`, `PIN 110 001`: name, area after commas, PIN. */
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

/** Maximum words of a name that is followed by an area without a comma. */
const mostWords = 4;

/**
 * Divides the words into a name and an area, the longest name first: `rampur bareilly`.
 */
export function* splitNames({ name, within, pin }: PlaceQuery): Generator<PlaceQuery> {
  const words = name.split(' ');
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count -= 1) {
    const whereabouts = words.slice(count).join(' ');
    yield {
      name: words.slice(0, count).join(' '),
      within: [regionCalled(whereabouts) ?? whereabouts, ...within],
      pin,
    };
  }
}
