import { describe } from 'vitest';
import { storeConformance } from '../../test/store-conformance.ts';
import { tempDir } from '../../test/temp-dir.ts';
import { openFileStore } from './file-store.ts';

describe('the file store', () => {
  storeConformance(async () => openFileStore(await tempDir()));
});

describe('the file store with a journal', () => {
  storeConformance(async () => openFileStore(await tempDir(), { smallUpTo: 0 }));
});
