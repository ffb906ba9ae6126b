import { defineConfig } from 'vitest/config';
import { dom } from './vitest.config.ts';

// Stryker knows neither several projects nor a browser, and runs the tests of one component, with those that all share.
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
