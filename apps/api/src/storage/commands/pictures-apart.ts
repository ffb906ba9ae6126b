import { CommandError } from './command-line.ts';
import type { BucketLocation } from '../../config.ts';
import { Bucket } from '../objects/bucket.ts';
import { picturesRepository, type ObjectPictures } from '../objects/pictures.ts';
import type { StoreContents, StoreLocation } from './store-location.ts';
import { sha256 } from './sums.ts';

interface PicturePlace {
  /** The name in messages. */
  place: string;
  repository: ObjectPictures;
}

async function openBucket(address: BucketLocation): Promise<PicturePlace> {
  const bucket = new Bucket(address);
  await bucket.prepare();
  return { place: `the object store at ${bucket.place}`, repository: picturesRepository(bucket) };
}

/** Refuses pictures stored with the records, which the command would otherwise lose. */
function rejectOwn({ pictures }: StoreContents, place: string): void {
  if (pictures.length === 0) return;
  throw new CommandError(
    `There are pictures (${pictures.length}) in ${place} still: take them to the object store first, with storage move-pictures.`,
  );
}

const withoutPictures = (contents: StoreContents): StoreContents => ({ ...contents, pictures: [] });

/** Combines a location of records with pictures in a bucket. */
export async function withPicturesApart(
  records: StoreLocation,
  address: BucketLocation,
): Promise<StoreLocation> {
  const { place, repository } = await openBucket(address);
  const put = async (names: readonly string[], { picture }: StoreContents) => {
    for (const name of names) {
      const content = await picture(name);
      if (content) await repository.insert(name, content);
    }
  };
  const removePictures = async (names: readonly string[]) => {
    for (const name of names) await repository.remove(name);
  };
  return {
    place: `${records.place} and ${place}`,
    read: (work) =>
      records.read(async (contents) => {
        rejectOwn(contents, records.place);
        return work({ ...contents, pictures: await repository.names(), picture: repository.read });
      }),
    fill: async (contents) => {
      const { pictures } = contents;
      if ((await repository.names()).length > 0) {
        throw new CommandError(
          `There are pictures in ${place} already: nothing was changed; empty it or name another.`,
        );
      }
      try {
        // Before the records, so that none of them refers to a missing picture.
        await put(pictures, contents);
        await records.fill(withoutPictures(contents));
      } catch (error) {
        await removePictures(pictures);
        throw error;
      }
    },
    removePictures,
    close: () => records.close(),
  };
}

/**
 * Moves pictures from the records to a bucket: each is written, read back, and removed if it is identical.
 * Pictures already moved by an earlier run remain.
 * @returns a summary
 */
export async function movePictures(
  records: StoreLocation,
  address: BucketLocation,
): Promise<string> {
  const { place, repository } = await openBucket(address);
  const moved = await records.read(async ({ pictures, picture }) => {
    const stored = new Set(await repository.names());
    const names: string[] = [];
    for (const name of pictures) {
      const content = await picture(name);
      if (!content) continue;
      if (!stored.has(name)) await repository.insert(name, content);
      const copy = await repository.read(name);
      if (!copy || sha256(copy) !== sha256(content)) {
        throw new CommandError(
          `The picture ${name} in ${place} is not the one in ${records.place}: nothing was taken away there.`,
        );
      }
      names.push(name);
    }
    return names;
  });
  await records.removePictures(moved);
  return `${moved.length} pictures, the SHA-256 of each the same: they stand in ${place}, and no more in ${records.place}.`;
}
