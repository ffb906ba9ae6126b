import { createElement, type ComponentType } from 'react';
import { composeStories, composeStory, defaultDecorateStory } from 'storybook/preview-api';

/** The exports of a file of stories. */
export type StoryFile = Parameters<typeof composeStories>[0];

/** What `@storybook/react-vite` adds to a story; its own `composeStories` brings a parser of props that the book has no use for. */
const react = {
  render: (args: object, { component }: { component?: ComponentType<object> }) => {
    if (!component) throw new Error('A story without `component` needs its own `render`');
    return createElement(component, args);
  },
  applyDecorators: ((storyFn, decorators) =>
    defaultDecorateStory(
      (context) => createElement(storyFn as ComponentType<object>, context),
      decorators,
    )) as typeof defaultDecorateStory,
};

type Compose = Parameters<typeof composeStories>[2];

const composeOne: Compose = (story, meta, project, name) =>
  composeStory(story as Parameters<typeof composeStory>[0], meta, project, react, name);

/** The stories of a file as components. */
export const storiesOf = (file: StoryFile) =>
  composeStories(file, {}, composeOne) as unknown as Record<string, ComponentType>;
