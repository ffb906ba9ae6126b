import { act, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { forgetBrowser } from '../src/session/visitor-memory.ts';
import { turns } from './turns.ts';

const { asyncWrapper } = getConfig();
configure({
  // The router navigates asynchronously: what a press causes is there a few turns of the event loop later.
  asyncWrapper: async (callback) => {
    const result = await asyncWrapper(callback);
    await act(() => turns(4));
    return result;
  },
  // A busy machine takes its time.
  asyncUtilTimeout: 5000,
});

// Test files share the site's memory: what one visitor left must not reach the next.
afterEach(forgetBrowser);

// jsdom does not scroll; React Router scrolls to what the address names. Tests in Node's environment have no elements.
if ('Element' in globalThis) Element.prototype.scrollIntoView ??= () => undefined;
