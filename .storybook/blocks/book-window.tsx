import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { globalsInUrl } from '../book/book-globals.ts';
import { currentGlobals } from '../book/current-globals.ts';

interface BookWindowProps {
  /** Its frame: frames with `iframe--` before this follow the toolbar (book/frames.ts). */
  id: string;
  /** The story in it. */
  story: string;
  /** Its accessible name. */
  title: string;
  /** Width of the window in px. It is scaled down where there is less space. */
  width: number;
  height: number;
  ref?: Ref<HTMLIFrameElement>;
  /** What lies on it, for the scale at which it is shown. */
  over?: (scale: number) => ReactNode;
}

/** A story in a window of its own, as wide as a screen. */
export function BookWindow({ id, story, title, width, height, ref, over }: BookWindowProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  // The frame has these settings from its first paint; later ones are sent to it.
  const [url] = useState(() => {
    const globals = globalsInUrl(currentGlobals());
    return `iframe.html?id=${story}&viewMode=story${globals && `&globals=${globals}`}`;
  });
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) =>
      setScale(Math.min(1, (entry?.contentRect.width ?? width) / width)),
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [width]);
  return (
    <figure className="book-window sb-unstyled" style={{ maxInlineSize: width + 2 }}>
      <figcaption>
        {`${width} px`}
        {scale < 1 && `, at ${Math.round(scale * 100)} %`}
      </figcaption>
      <div ref={box} style={{ blockSize: height * scale }}>
        {/* A page of this book: it has the rights of the page around it. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          id={`iframe--${id}`}
          ref={ref}
          title={title}
          src={url}
          loading="lazy"
          style={{ inlineSize: width, blockSize: height, scale }}
        />
        {over?.(scale)}
      </div>
    </figure>
  );
}
