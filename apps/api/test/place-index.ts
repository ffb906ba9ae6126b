import { readIndex } from '../src/places/index-file.ts';
import { makePlaceIndex } from '../src/places/make-place-index.ts';

/**
 * The whole place index: the file of the build, if there is one, because generating it takes five seconds of the processor.
 * They are equal; `place-search.test.ts` generates one.
 */
export const placeIndexParts = (await readIndex()) ?? makePlaceIndex();
