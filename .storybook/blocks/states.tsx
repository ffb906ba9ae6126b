import { Canvas, useOf, type Of } from '@storybook/addon-docs/blocks';
import { themeList } from '@jyoti/themes';
import { Button } from '@jyoti/ui/button';
import { useState } from 'react';
import { themeGround } from '../docs/theme-ground.ts';
import type { StoryFile } from './compose-stories.ts';
import { Composed } from './composed.tsx';

interface StatesProps {
  /** The stories of the component. */
  of: StoryFile;
  /** The story with its states. @default "AllStates" */
  name?: string;
  /** Height of an iframe in px, for what covers the page. */
  height?: number;
}

/** The URL of a story by itself in a theme. */
const storyUrl = (id: string, theme: string) =>
  `iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`;

/** Every state of a component, in the theme of the toolbar or in all ten. */
export function States({ of, name = 'AllStates', height }: StatesProps) {
  const [all, setAll] = useState(false);
  const story = of[name as keyof StoryFile] as Of;
  const { id } = useOf(story, ['story']).story;
  return (
    <>
      <div className="sb-unstyled">
        <Button size="small" aria-pressed={all} onClick={() => setAll(!all)}>
          All ten themes
        </Button>
      </div>
      {all ? (
        <div className="book-themes sb-unstyled sb-story">
          {themeList.map((theme) => (
            <section
              key={theme.id}
              data-theme={theme.id}
              style={themeGround}
              aria-label={theme.name.en}
            >
              <p>{theme.name.en}</p>
              {height === undefined ? (
                <Composed stories={of} name={name} />
              ) : (
                // oxlint-disable-next-line react/iframe-missing-sandbox -- it is a story of this book
                <iframe
                  src={storyUrl(id, theme.id)}
                  title={theme.name.en}
                  height={height}
                  loading="lazy"
                />
              )}
            </section>
          ))}
        </div>
      ) : (
        <Canvas
          of={story}
          sourceState="none"
          {...(height !== undefined && { story: { inline: false, height: `${height}px` } })}
        />
      )}
    </>
  );
}
