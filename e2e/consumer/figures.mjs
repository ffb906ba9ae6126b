// The engine's results in plain Node.
import { figures } from './src/engine.ts';

process.stdout.write(figures());
