// @vitest-environment node
import { composeStories, type Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

type StoryFile = Parameters<typeof composeStories>[0] & { default: Meta };

const files = import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true });

/**
 * What components write into style attributes in addition to custom properties: lengths of a product, places and sizes on a
 * scale, drawings. A strict content policy blocks them in the markup of a server until `styleScript` runs, so no layout
 * (`display`, columns, order of parts) may be among them.
 */
const ALLOWED = [
  'animation-delay',
  'aspect-ratio',
  'block-size',
  'clip-path',
  'font-size',
  'inline-size',
  'inset-block-end',
  'inset-block-start',
  'inset-inline-start',
  'opacity',
  'order',
  // The list of Tabs, by Radix.
  'outline',
  'z-index',
];
/** Given by stories, as products may. */
const OF_STORIES = ['max-inline-size', 'position'];

const inAttributes = new Set<string>();

/** Without any document, every story still renders: the kit can be used on any server. */
test.each(Object.entries(files))('%s renders to a string without a document', (_path, file) => {
  for (const [name, story] of Object.entries(composeStories(file))) {
    const Story = story as ComponentType;
    let markup = '';
    expect(() => (markup = renderToString(<Story />)), name).not.toThrow();
    for (const [tag, style = ''] of markup.matchAll(/<[^>]* style="([^"]*)"[^>]*>/g)) {
      if (!/class="|data-part/.test(tag)) continue;
      for (const declaration of style.replaceAll(/&[^;]+;/g, '').split(';'))
        inAttributes.add(declaration.split(':', 1)[0]!);
    }
  }
});

test('style attributes hold no layout', () => {
  const properties = [...inAttributes].filter((property) => !property.startsWith('--jyoti-'));
  expect(properties.toSorted()).toEqual([...ALLOWED, ...OF_STORIES].toSorted());
});
