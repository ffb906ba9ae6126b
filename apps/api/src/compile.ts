// Prepares what every start would otherwise repeat: the compile cache of the server, if one is enabled, and
// the index of places.
import { flushCompileCache } from 'node:module';
import './calculations/calculation-handlers.ts';
import './main.ts';
import './server.ts';
import { saveIndex, readIndex } from './places/index-file.ts';
import { makePlaceIndex } from './places/make-place-index.ts';

flushCompileCache();
if (!(await readIndex())) {
  await saveIndex(makePlaceIndex()).catch(({ message }: Error) => {
    process.stderr.write(
      `Could not save the place index; every start will rebuild it (${message}).\n`,
    );
  });
}
process.exit();
