// Run as a process of its own by server-kill.test.ts, with NODE_COMPILE_CACHE set: loads what the server loads and
// leaves it compiled, so that two hundred starts do not compile it two hundred times.
import { flushCompileCache } from 'node:module';
import '../src/server.ts';
import '../src/places/place-index.ts';

flushCompileCache();
process.exit();
