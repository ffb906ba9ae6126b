import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { forgetBrowser } from '../src/app/visitor-memory.ts';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 5000 });

// Test files share the site's memory: what one visitor left must not reach the next.
afterEach(forgetBrowser);

// jsdom does not scroll; React Router scrolls to what the address names.
Element.prototype.scrollIntoView ??= () => undefined;
