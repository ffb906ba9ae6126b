import { defineConfig } from 'vitest/config';
import { dom } from './vitest.config.ts';

// Stryker supports neither several projects nor a browser. It runs the tests of one component and the shared ones.
export default defineConfig({
  ...dom,
  test: {
    ...dom.test,
    include: [
      `packages/ui/src/${process.env.COMPONENT}/**/*.test.{ts,tsx}`,
      'packages/ui/test/without-name.test.tsx',
    ],
  },
});
