import { afterEach } from 'vitest';
import { endAll } from './ends.ts';

// Read anew for each file of tests, as nothing that they import is: said there, it would hold for the first of them alone, and
// programs and folders of all others would stay.
afterEach(endAll);
