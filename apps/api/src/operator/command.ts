import { runCommand } from '../command-line.ts';
import { askServer } from '../command-socket.ts';
import { readConfig } from '../config.ts';
import { openStore } from '../storage/open-store.ts';
import { operatorWork } from './operator-work.ts';

await runCommand(async () => {
  const args = process.argv.slice(2);
  const asked = operatorWork(args);
  const config = readConfig(process.env);
  const said = await askServer(config, ['operator', ...args]);
  if (said !== null) return said;
  const store = await openStore(config);
  try {
    return await asked(store);
  } finally {
    await store.close();
  }
});
