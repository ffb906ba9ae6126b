// Mutation tests: small changes of a component's code that its tests should detect. Run by hand, since one component takes
// minutes: `COMPONENT=tabs pnpm mutate`.
const component = process.env.COMPONENT;
if (!component) throw new Error('Name the component: COMPONENT=tabs pnpm mutate');
const folder = `packages/ui/src/${component}`;

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  ignorePatterns: ['/data', '/spec', '/test-results', '/storybook-static', '/reports', 'dist'],
  // Styles and words are checked by screenshots and by readers.
  mutate: [
    `${folder}/**/*.{ts,tsx}`,
    `!${folder}/**/*.{test,stories,samples,examples,css,strings,types,probe,controlled}.{ts,tsx}`,
  ],
  mutator: { excludedMutations: ['StringLiteral'] },
  // Stryker would rewrite the paths in tsconfig.json with TypeScript's API, which TypeScript 7 does not have.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  concurrency: 1,
  incremental: true,
  incrementalFile: `reports/mutation/${component}.json`,
  htmlReporter: { fileName: `reports/mutation/${component}.html` },
  reporters: ['clear-text', 'html'],
};
