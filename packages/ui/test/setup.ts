import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import * as React from 'react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// jsdom prints a warning at each call; axe asks for it to find icon fonts, of which there are none. Tests in Node's environment
// have no elements.
if ('HTMLCanvasElement' in globalThis) HTMLCanvasElement.prototype.getContext = () => null;

// React's development build records a stack trace for each element, up to 10,000 times a second, which is a quarter of the
// time of these tests. This counter tells it that the limit is reached. Without such a counter React records them.
const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
) as object | undefined;
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 1e4,
    set() {},
  });
