import { act, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeAll, expect } from 'vitest';
import { forgetBrowser } from '../src/session/visitor-memory.ts';
import { wantWords } from '../src/words/word-files.ts';
import { turns } from './turns.ts';

/** The kit's tests share this setup, and need no router. */
const isOfSite = () => expect.getState().testPath?.includes('/apps/web/') === true;

const { asyncWrapper } = getConfig();

/** The router navigates asynchronously: what a press causes is there a few turns of the event loop later. */
const waitsForRouter: typeof asyncWrapper = async (callback) => {
  const result = await asyncWrapper(callback);
  if (isOfSite()) await act(() => turns(4));
  return result;
};

// Test files share a worker, in which this runs for each of them.
if (asyncWrapper.name !== 'waitsForRouter') configure({ asyncWrapper: waitsForRouter });
// A busy machine takes its time.
configure({ asyncUtilTimeout: 5000 });

// Parts of the site that a test renders by themselves have their English words.
beforeAll(() => wantWords('en'));

// Test files share the site's memory: what one visitor left must not reach the next.
afterEach(forgetBrowser);

// jsdom does not scroll; React Router scrolls to what the address names. Tests in Node's environment have no elements.
if ('Element' in globalThis) Element.prototype.scrollIntoView ??= () => undefined;
