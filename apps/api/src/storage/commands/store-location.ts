import type { StoredData } from '../records.ts';

/** All that a store holds, at one moment. */
export interface StoreContents {
  data: StoredData;
  /** The names of the pictures. */
  pictures: string[];
  /** `null` where it is gone meanwhile. */
  picture(name: string): Promise<Buffer | null>;
}

/** A place that holds all of a store, as the commands see it. */
export interface StoreLocation {
  /** How a sentence names it: "the folder /srv/jyoti". */
  readonly place: string;
  /** What is asked of the contents is asked while they stand still. */
  read<Result>(work: (contents: StoreContents) => Promise<Result>): Promise<Result>;
  /** Takes everything over. @throws Refused where it holds something already */
  fill(contents: StoreContents): Promise<void>;
  /** Takes pictures away that stand elsewhere by now. */
  removePictures(names: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
