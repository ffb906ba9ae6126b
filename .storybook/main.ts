import { kitTheme, SYSTEM_THEME_ID, systemPair } from '@jyoti/themes';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { hoverOnly } from '../packages/ui/scripts/hover-only.ts';
import { shownStates } from '../packages/ui/scripts/shown-states.ts';
import { guideLinks } from './plugins/guide-links.ts';
import { kitBook } from './plugins/kit-book.ts';
import { withSearchWords } from './plugins/search-words.ts';
import { bookTokens } from './plugins/token-files.ts';

/** The fonts of the kit for the manager, which Vite does not build. */
const FACES = [
  ['Mukta', 400, 'mukta-latin-400-normal'],
  ['Mukta', 600, 'mukta-latin-600-normal'],
  ['Tiro Devanagari Hindi', 400, 'tiro-devanagari-hindi-latin-400-normal'],
] as const;

const faceCss = FACES.map(
  ([family, weight, file]) =>
    `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: swap; src: url('./fonts/${file}.woff2') format('woff2'); }`,
).join('\n');

/**
 * Storybook colours the selected tool with the colour that it uses behind white text elsewhere: too
 * dark on a dark bar.
 */
const toolbarCss = `@media (prefers-color-scheme: dark) { .sb-bar [role='toolbar'] button { color: ${kitTheme(systemPair.dark).color.primary}; } }`;

/** The theme of the address, before the first paint: the frame of a story would show the default one until all of it has loaded. */
const themeScript = `<script>{
const { dataset } = document.documentElement;
const [, id = '${process.env.STORYBOOK_THEME ?? SYSTEM_THEME_ID}'] = /(?:^|;)theme:([\\w-]+)/.exec(new URLSearchParams(location.search).get('globals') ?? '') ?? [];
dataset.theme = id !== '${SYSTEM_THEME_ID}' ? id : matchMedia('(prefers-color-scheme: dark)').matches ? '${systemPair.dark}' : '${systemPair.light}';
}</script>`;

/** While a page loads, Storybook shows it in a face of its own of 94 kB. */
const loadingFont =
  '<style>.sb-wrapper, .sb-wrapper * { font-family: system-ui !important; }</style>';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/**/*.mdx',
    './docs/**/*.stories.tsx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: {
        mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, guideLinks] } },
      },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  experimental_indexers: (indexers) => (indexers ?? []).map(withSearchWords),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'Guide' },
  staticDirs: [
    { from: '../packages/themes/src/fonts/files', to: '/fonts' },
    { from: './brand', to: '/' },
  ],
  managerHead: (head) => `${head}<style>${faceCss}\n${toolbarCss}</style>`,
  previewHead: (head) => `${head}${themeScript}${loadingFont}`,
  // Reads propTypes, with a JavaScript parser of 70 kB gzip; the kit has none, and its props come from plugins/kit-book.ts.
  previewAnnotations: (entries = []) =>
    entries.filter((entry) => !String(entry).includes('entry-preview-argtypes')),
  // Props are read by the TypeScript compiler (plugins/kit-book.ts).
  typescript: { reactDocgen: false },
  viteFinal: (base) => ({
    ...base,
    plugins: [...(base.plugins ?? []), vanillaExtractPlugin(), kitBook(), bookTokens()],
    css: { ...base.css, postcss: { plugins: [hoverOnly(), shownStates()] } },
    build: {
      ...base.build,
      rolldownOptions: {
        ...base.build?.rolldownOptions,
        // The code of a story is generated from the display names of its components.
        output: { keepNames: true },
      },
    },
  }),
};

export default config;
