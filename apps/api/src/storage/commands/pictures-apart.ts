import { Refused } from '../../command-line.ts';
import type { BucketAddress } from '../../config.ts';
import { Bucket } from '../objects/bucket.ts';
import { picturesRepository, type ObjectPictures } from '../objects/pictures.ts';
import type { StoreContents, StoreLocation } from './store-location.ts';
import { sha256 } from './sums.ts';

interface PicturePlace {
  /** How a sentence names it. */
  place: string;
  repository: ObjectPictures;
}

async function openBucket(address: BucketAddress): Promise<PicturePlace> {
  const bucket = new Bucket(address);
  await bucket.prepare();
  return { place: `the object store at ${bucket.place}`, repository: picturesRepository(bucket) };
}

/** Pictures that the records were stored with before: a command that left them out would lose them. */
function refuseOwn({ pictures }: StoreContents, place: string): void {
  if (pictures.length === 0) return;
  throw new Refused(
    `There are pictures (${pictures.length}) in ${place} still: take them to the object store first, with storage move-pictures.`,
  );
}

const withoutPictures = (contents: StoreContents): StoreContents => ({ ...contents, pictures: [] });

/** Records where they are, with their pictures in a bucket. */
export async function withPicturesApart(
  records: StoreLocation,
  address: BucketAddress,
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
        refuseOwn(contents, records.place);
        return work({ ...contents, pictures: await repository.names(), picture: repository.read });
      }),
    fill: async (contents) => {
      const { pictures } = contents;
      if ((await repository.names()).length > 0) {
        throw new Refused(
          `There are pictures in ${place} already: nothing was changed; empty it or name another.`,
        );
      }
      try {
        // Before the records, so that none of them points to what is not there.
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
 * Takes the pictures that are with the records to a bucket, reads each back, and takes those away
 * that are there as they were. What is there already, of an earlier try, stays.
 * @returns what to say of it
 */
export async function movePictures(
  records: StoreLocation,
  address: BucketAddress,
): Promise<string> {
  const { place, repository } = await openBucket(address);
  const moved = await records.read(async ({ pictures, picture }) => {
    const stored = new Set(await repository.names());
    const names: string[] = [];
    for (const name of pictures) {
      const content = await picture(name);
      if (!content) continue;
      if (!stored.has(name)) await repository.insert(name, content);
      const kept = await repository.read(name);
      if (!kept || sha256(kept) !== sha256(content)) {
        throw new Refused(
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
