import { noProfileImage } from '@jyoti/contract';
import type { StoredData } from '../records.ts';
import type { Pictures } from '../store.ts';
import { CommandError } from './command-line.ts';

/** A consistent snapshot of a store. */
export interface StoreContents {
  data: StoredData;
  /** The names of the pictures. */
  pictures: string[];
  /** `null` if it was deleted in the meantime. */
  picture(name: string): Promise<Buffer | null>;
}

/** A place with pictures. */
export interface PicturesLocation {
  /** The name in messages: "the folder /srv/jyoti". */
  readonly place: string;
  readonly pictures: Pictures;
}

/** A place with records, and pictures beside them unless they are in a bucket. */
export interface RecordsLocation extends PicturesLocation {
  /** Runs `work` with records that do not change meanwhile. */
  read<Result>(work: (data: StoredData) => Promise<Result>): Promise<Result>;
  /** @throws CommandError if there are records already */
  fill(data: StoredData): Promise<void>;
  close(): Promise<void>;
}

/** A place with a complete store, as the commands see it. */
export interface StoreLocation {
  readonly place: string;
  /** Runs `work` with contents that do not change meanwhile. */
  read<Result>(work: (contents: StoreContents) => Promise<Result>): Promise<Result>;
  /** Copies all contents into this location. @throws CommandError if it is not empty */
  fill(contents: StoreContents): Promise<void>;
}

export function holdsSomething(place: string): CommandError {
  return new CommandError(
    `${place[0]?.toUpperCase()}${place.slice(1)} holds something already: nothing was changed; empty it or name another.`,
  );
}

/**
 * Copies pictures, except those that are there.
 * @returns the names of the copies
 */
export async function copyPictures(
  { pictures, picture }: Pick<StoreContents, 'pictures' | 'picture'>,
  to: Pictures,
): Promise<string[]> {
  await to.prepare();
  const there = new Set(await to.names());
  const copies: string[] = [];
  for (const name of pictures) {
    const content = there.has(name) ? null : await picture(name);
    if (content === null) continue;
    await to.insert(name, content);
    copies.push(name);
  }
  return copies;
}

/** A complete store: records, with the pictures beside them or those of another place. */
export function storeAt(records: RecordsLocation, apart?: PicturesLocation): StoreLocation {
  const { pictures } = apart ?? records;
  return {
    place: apart ? `${records.place} and ${apart.place}` : records.place,
    read: async (work) => {
      // The command would otherwise lose them.
      const beside = apart ? await records.pictures.names() : [];
      if (beside.length > 0) {
        throw new CommandError(
          `There are pictures (${beside.length}) in ${records.place} still: take them to the object store first, with storage move-pictures.`,
        );
      }
      // Listed before the records: a picture that is missing here was added later, and is then read by name.
      const names = await pictures.names();
      return records.read((data) => {
        const owned = Object.values(data.users).map(({ profileImage }) => profileImage);
        const all = new Set([...names, ...owned]);
        all.delete(noProfileImage);
        return work({ data, pictures: [...all], picture: pictures.read });
      });
    },
    fill: async (contents) => {
      await pictures.prepare();
      if ((await pictures.names()).length > 0) {
        throw apart
          ? new CommandError(
              `There are pictures in ${apart.place} already: nothing was changed; empty it or name another.`,
            )
          : holdsSomething(records.place);
      }
      try {
        // Before the records, so that none of them refers to a missing picture.
        await copyPictures(contents, pictures);
        await records.fill(contents.data);
      } catch (error) {
        for (const name of contents.pictures) await pictures.remove(name);
        throw error;
      }
    },
  };
}
