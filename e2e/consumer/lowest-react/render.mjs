// Loads every entry of the kit and renders every sample. Prints the version of React in use.
import { globSync } from 'node:fs';
import { createElement, Fragment, version } from 'react';
import { renderToString } from 'react-dom/server';
import { clientSamples } from '../samples/client.js';
import { serverSamples } from '../samples/server.js';

for (const entry of globSync('node_modules/@jyoti/ui/dist/*/index.js'))
  await import(new URL(`../${entry}`, import.meta.url));

for (const [name, sample] of Object.entries({ ...clientSamples, ...serverSamples })) {
  try {
    renderToString(createElement(Fragment, null, sample));
  } catch (error) {
    throw new Error(`${name} does not render`, { cause: error });
  }
}
process.stdout.write(version);
