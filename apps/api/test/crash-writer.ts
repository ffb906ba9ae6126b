// Run as a process of its own by crash.test.ts: registers users as fast as it can and writes the id
// of each to standard output once the store has acknowledged it, until it is killed.
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { openFileStore } from '../src/storage/file-store.ts';
import { sampleUser } from './sample-user.ts';

const store = await openFileStore(process.argv[2] ?? '');

async function writeOn(): Promise<void> {
  for (;;) {
    const id = randomUUID();
    await store.users.insert(sampleUser(id));
    await store.tokens.insert(
      id,
      { userId: id, createdAt: '2026-01-01', expiresAt: '2027-01-01' },
      sampleUser(id).passwordHash,
      '2026-01-02',
    );
    writeSync(1, `${id}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, writeOn));
