import { afterEach } from 'vitest';
import { endAll } from './ends.ts';

// Read again for each test file, unlike the modules that they import: said there, it would hold for the first of them alone, and
// programs and folders of all others would stay.
afterEach(endAll);
