import type { StoredData } from '../records.ts';

/** A consistent snapshot of a store. */
export interface StoreContents {
  data: StoredData;
  /** The names of the pictures. */
  pictures: string[];
  /** `null` if it was deleted in the meantime. */
  picture(name: string): Promise<Buffer | null>;
}

/** A place with a complete store, as the commands see it. */
export interface StoreLocation {
  /** The name in messages: "the folder /srv/jyoti". */
  readonly place: string;
  /** Runs `work` with contents that do not change meanwhile. */
  read<Result>(work: (contents: StoreContents) => Promise<Result>): Promise<Result>;
  /** Copies all contents into this location. @throws CommandError if it is not empty */
  fill(contents: StoreContents): Promise<void>;
  /** Removes pictures that have been moved elsewhere. */
  removePictures(names: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
