// @vitest-environment node
import { composeStories, type Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

type StoryFile = Parameters<typeof composeStories>[0] & { default: Meta };

const files = import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true });

/** Without any document, every story still renders: the kit can be used on any server. */
test.each(Object.entries(files))('%s renders to a string without a document', (_path, file) => {
  for (const [name, story] of Object.entries(composeStories(file))) {
    const Story = story as ComponentType;
    expect(() => renderToString(<Story />), name).not.toThrow();
  }
});
