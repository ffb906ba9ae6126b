import { afterEach } from 'vitest';
import { endAll } from './ends.ts';

// Vitest evaluates this file for each test file, unlike the modules that it imports: registered in one of
// them, the hook would run only for the first test file, and programs and folders of all others would remain.
afterEach(endAll);
