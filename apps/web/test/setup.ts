import { act, configure, getConfig } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { storeToken } from '../src/platform/session/api.ts';
import { clearBrowserData } from '../src/platform/session/visitor-data.ts';
import { turns } from './turns.ts';

/** The kit's tests share this setup, and need no router. */
const isOfSite = () => expect.getState().testPath?.includes('/apps/web/') === true;

const { asyncWrapper } = getConfig();

/**
 * The router navigates asynchronously, so the effects of a press appear a few turns of the event
 * loop later.
 */
const waitsForRouter: typeof asyncWrapper = async (callback) => {
  const result = await asyncWrapper(callback);
  if (isOfSite()) await act(() => turns(4));
  return result;
};

// Test files share a worker, and this runs for each of them.
if (asyncWrapper.name !== 'waitsForRouter') configure({ asyncWrapper: waitsForRouter });
configure({
  // Longer timeouts for a busy machine.
  asyncUtilTimeout: 5000,
  // Without the printed document, which is made again at each try of a `findBy…`, a fifteenth of the time of these tests.
  getElementError: (message) =>
    Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' }),
});

// Test files share the site's caches and its login, which outlives a storage that refuses it.
afterEach(async () => {
  await clearBrowserData();
  storeToken(null);
});

// jsdom does not scroll; React Router scrolls to the fragment. Tests in Node's environment have no
// elements.
if ('Element' in globalThis) Element.prototype.scrollIntoView ??= () => undefined;
