import { folded } from './fold.ts';
import { withIndianPlaces } from './india-places.ts';
import { searchText, type PlaceIndexParts } from './place-index.ts';
import { hindiNameOf } from './place-name-in.ts';
import type { PlaceRecord } from './place-record.ts';
import { placeColumns } from './place-table.ts';
import { indexedTexts } from './text-index.ts';
import { worldPlaces } from './world-places.ts';

/**
 * Weight of Indian towns: most users search for places in India, so these rank as if they were this many
 * times as large.
 */
const HOME = 3;

/** All names of a place that a search finds. */
function searchedNames({ names: [name = '', ...others], region, country }: PlaceRecord): string[] {
  const hindi = hindiNameOf(name, region, country);
  return [name, ...others, ...(hindi === null ? [] : [hindi])].map(folded);
}

const weightOf = ({ population, inIndia }: PlaceRecord) => population * (inIndia ? HOME : 1);

/**
 * Larger places first; without population data, India before the rest of the world, and head offices before
 * branches.
 */
const bestFirst = (a: PlaceRecord, b: PlaceRecord) =>
  weightOf(b) - weightOf(a) || Number(b.inIndia) - Number(a.inIndia) || a.rank - b.rank;

/**
 * Generates the index from the places of the world and the villages of India, best first. Takes a few
 * seconds, and ten times the memory of the result.
 */
export function makePlaceIndex(): PlaceIndexParts {
  const records = withIndianPlaces(worldPlaces()).toSorted(bestFirst);
  const names = records.map((record) => [...new Set(searchedNames(record))]);
  return {
    columns: placeColumns(records),
    names: indexedTexts(names.flat().map(searchText)),
    placeOfName: Int32Array.from(names.flatMap((own, place) => own.map(() => place))),
  };
}
