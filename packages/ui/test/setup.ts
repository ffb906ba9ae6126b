import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { loadStrings } from '../src/i18n/index.ts';

// Components are shown in Hindi too.
beforeAll(() => loadStrings('hi'));

afterEach(cleanup);
