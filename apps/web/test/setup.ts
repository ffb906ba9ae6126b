import { afterEach } from 'vitest';
import { forgetBrowser } from '../src/app/visitor-memory.ts';

// Test files share the site's memory: what one visitor left must not reach the next.
afterEach(forgetBrowser);
