import { runCommand } from '../storage/commands/command-line.ts';
import { askServer } from '../storage/command-socket.ts';
import { readConfig } from '../config.ts';
import { openStore } from '../storage/open-store.ts';
import { operatorWork } from './operator-work.ts';

await runCommand(async () => {
  const args = process.argv.slice(2);
  const run = operatorWork(args);
  const config = readConfig(process.env);
  const output = await askServer(config, ['operator', ...args]);
  if (output !== null) return output;
  const store = await openStore(config);
  try {
    return await run(store);
  } finally {
    await store.close();
  }
});
