import type { ComponentType } from 'react';
import { storiesOf, type StoryFile } from './compose-stories.ts';

const composed = new WeakMap<StoryFile, Record<string, ComponentType>>();

/** A story as a component, for a page that shows it a second time. */
export function Composed({ stories, name }: { stories: StoryFile; name: string }) {
  const all = composed.get(stories) ?? storiesOf(stories);
  composed.set(stories, all);
  const Story = all[name];
  return Story && <Story />;
}
