import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';

/** The exports of a file of stories. */
export type StoryFile = Parameters<typeof composeStories>[0];

const composed = new WeakMap<StoryFile, Record<string, ComponentType>>();

/** A story as a component, for a page that shows it a second time. */
export function Composed({ stories, name }: { stories: StoryFile; name: string }) {
  const all = composed.get(stories) ?? (composeStories(stories) as Record<string, ComponentType>);
  composed.set(stories, all);
  const Story = all[name];
  return Story && <Story />;
}
