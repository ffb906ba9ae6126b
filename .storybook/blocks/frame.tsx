import { Story, type Of } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useCurrentGlobal } from '../book/index.ts';
import { showContentIn } from '../sample-content/index.ts';

/** A component of a file of examples; the build adds its code. */
export type ExampleComponent = ComponentType & { code?: string };

export interface Shown {
  /** An export of a file of examples. */
  of?: ExampleComponent;
  /** A story instead, in an iframe: for overlays that cover the page when open. */
  story?: Of;
  /** Height of the iframe in px. @default 420 */
  height?: number;
}

/** A story in a frame, which loads the preview once more: only when it is near the window. */
function FramedStory({ of, height }: { of: Of; height: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '50% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? (
    <Story of={of} inline={false} height={`${height}px`} __forceInitialArgs />
  ) : (
    <div ref={place} style={{ blockSize: height }} />
  );
}

/** Content of a block, on the theme's background and isolated from the styles of the page. */
export function Live({ of: Component, story, height = 420 }: Shown): ReactNode {
  // An example is rendered again in another language.
  showContentIn(useCurrentGlobal('language'));
  if (story !== undefined) return <FramedStory of={story} height={height} />;
  if (Component === undefined) return null;
  return (
    <div className="book-live sb-unstyled">
      <Component />
    </div>
  );
}
