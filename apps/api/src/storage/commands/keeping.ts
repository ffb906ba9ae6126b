import type { StoredData } from '../records.ts';

/** All that a store holds, at one moment. */
export interface Holdings {
  data: StoredData;
  /** The names of the pictures. */
  pictures: string[];
  /** `null` where it is gone meanwhile. */
  picture(name: string): Promise<Buffer | null>;
}

/** A place that holds all of a store, as the commands see it. */
export interface Keeping {
  /** How a sentence names it: "the folder /srv/jyoti". */
  readonly place: string;
  /** What is asked of the holdings is asked while they stand still. */
  read<Result>(work: (holdings: Holdings) => Promise<Result>): Promise<Result>;
  /** Takes everything over. @throws Refused where it holds something already */
  fill(holdings: Holdings): Promise<void>;
  /** Takes pictures away that stand elsewhere by now. */
  removePictures(names: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
