import { useEffect, useRef, useState, type PropsWithChildren } from 'react';
import { Live, type Shown } from './frame.tsx';

/** Width in px from which a part is large. */
const WIDE = 120;
/**
 * Minimum distance of the centre of a large part's number from its corner, px: on the corner it
 * would cover the first letter.
 */
const BEFORE = 14;
/** Minimum distance between the centre of a number and the side of the frame, px. */
const SIDE = 14;
/** Minimum distance between the bottom of a number and the top of the frame, px. */
const TOP = 26;

interface Mark {
  left: number;
  top: number;
}

/** The document with the parts; that of a story is in an iframe. */
function marksIn(frame: HTMLElement, parts: readonly string[]): (Mark | undefined)[] {
  const origin = frame.getBoundingClientRect();
  const inner = frame.querySelector('iframe');
  const shift = inner ? inner.getBoundingClientRect() : { left: 0, top: 0 };
  const root = inner ? inner.contentDocument : frame;
  return parts.map((part) => {
    const selector = /^[\w-]+$/.test(part) ? `[data-part="${part}"]` : part;
    const box = root?.querySelector(selector)?.getBoundingClientRect();
    if (!box || box.width === 0) return undefined;
    // A large part has its number before its corner, a small one above its middle, so that neighbours do not overlap.
    const along = box.width > WIDE ? -BEFORE : box.width / 2;
    return {
      left: Math.max(SIDE, box.left + shift.left - origin.left + along),
      top: Math.max(TOP, box.top + shift.top - origin.top),
    };
  });
}

interface AnatomyProps extends Shown {
  /** Each a `data-part` or a selector, in the order of the numbered list. */
  parts: readonly string[];
}

/**
 * An example with a number at each of its parts; its children are the numbered list that explains
 * them.
 */
export function Anatomy({ parts, children, ...shown }: PropsWithChildren<AnatomyProps>) {
  const frame = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<(Mark | undefined)[]>([]);
  const names = parts.join('\n');
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let last = '';
    const measure = () => {
      const found = marksIn(element, names.split('\n'));
      const key = JSON.stringify(found);
      if (key !== last) setMarks(found);
      last = key;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The content of an iframe loads, and opens, some time later.
    const timer = element.querySelector('iframe') ? setInterval(measure, 500) : undefined;
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [names]);

  return (
    <figure className="book-frame book-anatomy">
      <div ref={frame} className="book-measured">
        <Live {...shown} />
        {marks.map(
          (mark, index) =>
            mark && (
              <span
                key={parts[index]}
                className="book-mark"
                aria-hidden
                style={{ left: mark.left, top: mark.top }}
              >
                {index + 1}
              </span>
            ),
        )}
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
