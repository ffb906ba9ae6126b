// Writes to a file store and erases from it until it is killed, with a compaction always under way. Prints
// every change that was acknowledged.
import { openFileStore } from '../src/storage/file-store.ts';
import { sampleUser } from './sample-user.ts';

const [directory = '', life = ''] = process.argv.slice(2);
const store = await openFileStore(directory, { smallUpTo: 0, compactAfter: 1 });
const print = (line: string) => process.stdout.write(`${line}\n`);
const acknowledged = (userId: string, visitorId: string) =>
  store.acknowledgements.insert({
    document: 'disclaimer',
    version: '2026-01-01',
    userId,
    visitorId,
    acknowledgedAt: '2026-01-01',
  });

async function lane(name: string): Promise<void> {
  for (let number = 0; ; number += 1) {
    const id = `${life}-${name}-${number}`;
    await store.users.insert(sampleUser(id, `mark-${id}@example.in`));
    print(`made ${id}`);
    await acknowledged(id, id);
    print(`noted ${id}`);
    if (number % 2 === 0) continue;
    const left = `${life}-${name}-${number - 1}`;
    await store.users.erase(left, { reason: 'other', additionalInfo: left, date: '2026-01-01' });
    print(`left ${left}`);
    await store.users.update(id, { mobile: '9000000001' });
    print(`changed ${id}`);
  }
}

print('open');
await Promise.all(['a', 'b', 'c', 'd'].map(lane));
