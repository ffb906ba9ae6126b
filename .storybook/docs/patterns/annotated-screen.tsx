import { Source } from '@storybook/addon-docs/blocks';
import { ToggleGroup } from '@jyoti/ui/toggle';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { catalogue } from 'virtual:kit-catalogue';
import { BookWindow } from '../../blocks/book-window.tsx';
import { pageUrl } from '../../blocks/catalogue.ts';
import type { ExampleComponent } from '../../blocks/frame.tsx';

interface ScreenPart {
  /** Folder of the component. */
  guide: string;
  /** Where it is: a `data-part` or a selector. @default the folder's name */
  at?: string;
  /** What it does on this screen. */
  says: ReactNode;
}

interface AnnotatedScreenProps {
  /** Name of the story in "Patterns/Screens", as in its id. */
  screen: string;
  /** What is on it, for its code. */
  of: ExampleComponent;
  parts: readonly ScreenPart[];
}

const WIDTHS = ['360', '768', '1280'] as const;
/** How much of a long screen is shown, px. */
const LONGEST = 2400;
/** Distance of a number from the edge of the window, px. */
const EDGE = 16;

interface Measured {
  height: number;
  marks: readonly ({ left: number; top: number } | undefined)[];
}

/** Height of a screen, and where its parts begin. */
function measure(root: Document, places: readonly string[]): Measured {
  return {
    height: Math.min(LONGEST, root.querySelector('#storybook-root')?.scrollHeight ?? 0),
    marks: places.map((place) => {
      const selector = /^[\w-]+$/.test(place) ? `[data-part="${place}"]` : place;
      const box = root.querySelector(selector)?.getBoundingClientRect();
      return box && box.width > 0 ? { left: box.left, top: box.top } : undefined;
    }),
  };
}

/** A whole screen at three widths. Its numbered parts are explained below it, each with a link to its guide. */
export function AnnotatedScreen({ screen, of, parts }: AnnotatedScreenProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(
    // On a phone a wide screen would be too small to read.
    () => (innerWidth < 768 ? '360' : '1280'),
  );
  const [{ height, marks }, setMeasured] = useState<Measured>({ height: 600, marks: [] });
  const places = parts.map(({ guide, at = guide }) => at).join('\n');
  useEffect(() => {
    let last = '';
    // What is in the frame loads, and grows, some time later.
    const timer = setInterval(() => {
      const root = frame.current?.contentDocument;
      if (!root?.querySelector('#storybook-root > *')) return;
      const measured = measure(root, places.split('\n'));
      const key = JSON.stringify(measured);
      if (key !== last && measured.height > 0) setMeasured(measured);
      last = key;
    }, 500);
    return () => clearInterval(timer);
  }, [places]);
  return (
    <div className="book-screen">
      <div className="sb-unstyled">
        <ToggleGroup
          label="Width"
          value={width}
          onValueChange={setWidth}
          options={WIDTHS.map((value) => ({ value, label: `${value} px` }))}
        />
      </div>
      <BookWindow
        id={`screen-${screen}`}
        ref={frame}
        story={`patterns-screens--${screen}`}
        title={`The screen at ${width} px`}
        width={Number(width)}
        height={height}
        over={(scale) =>
          marks.map(
            (mark, index) =>
              mark &&
              mark.top < LONGEST && (
                <span
                  key={parts[index]?.guide}
                  className="book-mark"
                  aria-hidden
                  style={{
                    left: Math.max(EDGE, mark.left * scale),
                    top: Math.max(EDGE, mark.top * scale),
                  }}
                >
                  {index + 1}
                </span>
              ),
          )
        }
      />
      <ol>
        {parts.map(({ guide, says }) => {
          const entry = catalogue.find(({ id }) => id === guide);
          return (
            <li key={guide}>
              <a href={entry && pageUrl(entry.guide)}>{entry?.name ?? guide}</a>: {says}
            </li>
          );
        })}
      </ol>
      {of.code !== undefined && (
        <details className="book-frame book-code">
          <summary>Code</summary>
          <Source code={of.code} language="tsx" />
        </details>
      )}
    </div>
  );
}
