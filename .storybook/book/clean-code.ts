/** The code of a story as Storybook writes it, without what only its own rendering adds. */
export const cleanCode = (code: string): string =>
  code
    // Children that were given as a list.
    .replaceAll(/<React\.Fragment key="[^"]*">\s*|\s*<\/React\.Fragment>/g, '')
    .replaceAll(/\{function \w*\(\)\s*\{\s*\}\}/g, '{() => {}}')
    .replaceAll(/=\{\(\) => \{\s*\}\}/g, '={() => {}}');
