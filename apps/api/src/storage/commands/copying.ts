import { CommandError } from './command-line.ts';
import { copyPictures, type PicturesLocation, type StoreLocation } from './store-location.ts';
import { differences, sha256, sumsOf, withSums, type Sums } from './sums.ts';

/**
 * Copies everything to an empty location and verifies the copy.
 * @returns the checksums of both
 * @throws CommandError if the target is not empty, or the copy differs
 */
export async function copied(from: StoreLocation, to: StoreLocation): Promise<Sums> {
  return from.read(async (contents) => {
    const { noted, sums } = withSums(contents);
    await to.fill(noted);
    const given = await sums();
    const stored = await to.read(sumsOf);
    const other = differences(given, stored);
    if (other.length > 0) {
      throw new CommandError(
        `What stands in ${to.place} now is not what ${from.place} holds (${other.join(', ')}): do not use it.`,
      );
    }
    return stored;
  });
}

/**
 * Moves pictures: each is written, read back, and removed if all are identical. Those already moved by an
 * earlier run remain.
 * @returns a summary
 * @throws CommandError if there is another picture of that name
 */
export async function movePictures(from: PicturesLocation, to: PicturesLocation): Promise<string> {
  const pictures = await from.pictures.names();
  await copyPictures({ pictures, picture: from.pictures.read }, to.pictures);
  for (const name of pictures) {
    const [content, copy] = await Promise.all([from.pictures.read(name), to.pictures.read(name)]);
    if (content && (!copy || sha256(copy) !== sha256(content))) {
      throw new CommandError(
        `The picture ${name} in ${to.place} is not the one in ${from.place}: nothing was removed there.`,
      );
    }
  }
  for (const name of pictures) await from.pictures.remove(name);
  return `Moved ${pictures.length} pictures from ${from.place} to ${to.place}; the SHA-256 of each was compared.`;
}
