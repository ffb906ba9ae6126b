// Loads what the server loads and leaves it compiled for the starts to come, where a compile cache is on.
import { flushCompileCache } from 'node:module';
import './main.ts';
import './server.ts';
import './places/place-reader.ts';

flushCompileCache();
process.exit();
