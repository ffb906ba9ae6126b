import { runCommand } from '../storage/commands/command-line.ts';
import { askServer } from '../storage/command-socket.ts';
import { readConfig, type Config } from '../config.ts';
import { openStore } from '../storage/open-store.ts';
import { operatorWork } from './operator-work.ts';

/** Runs `operator ARGS…`, in the server if one uses the data. @returns what it prints */
export async function runOperatorCommand(args: string[], config: Config): Promise<string> {
  const run = operatorWork(args);
  const output = await askServer(config, ['operator', ...args]);
  if (output !== null) return output;
  const store = await openStore(config);
  try {
    return await run(store);
  } finally {
    await store.close();
  }
}

// Tests import it.
if (import.meta.main)
  await runCommand(async () => runOperatorCommand(process.argv.slice(2), readConfig(process.env)));
