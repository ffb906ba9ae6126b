import { CommandError } from './command-line.ts';
import type { StoreContents, StoreLocation } from './store-location.ts';
import { differences, sumsOf, withSums, type Sums } from './sums.ts';

/**
 * Copies everything to an empty location and verifies the copy.
 * @returns the checksums of both
 * @throws CommandError if the target is not empty, or the copy differs
 */
export async function copied(from: StoreLocation, to: StoreLocation): Promise<Sums> {
  return from.read(async (contents: StoreContents) => {
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
