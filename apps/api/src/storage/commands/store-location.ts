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
  /** The contents do not change while they are compared. */
  read<Result>(work: (contents: StoreContents) => Promise<Result>): Promise<Result>;
  /** Takes everything over. @throws Refused where it holds something already */
  fill(contents: StoreContents): Promise<void>;
  /** Removes pictures that have been moved elsewhere. */
  removePictures(names: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
