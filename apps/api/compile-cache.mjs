// Loaded before the server (node --import): Node keeps what it has compiled, so that a start neither reads TypeScript
// nor holds the 30 MB that reading it takes. Plain JavaScript, which is read without them.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Where the folder cannot be written, nothing is kept and everything works. NODE_COMPILE_CACHE names another one.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/jyoti-api', import.meta.url)));
