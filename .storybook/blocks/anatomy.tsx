import { useEffect, useRef, useState, type PropsWithChildren } from 'react';
import type { StoryFile } from './compose-stories.ts';
import { Composed } from './composed.tsx';
import { Live, type Shown } from './frame.tsx';
import { inPx, lengthsIn, measuresOf, type Measure } from './measure.ts';

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
/** Most parts of a sample whose guide names none. */
const MOST_PARTS = 8;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const selectorOf = (part: string) => (/^[\w-]+$/.test(part) ? `[data-part="${part}"]` : part);

/** The document with the parts: that of a story is in an iframe. */
const rootOf = (frame: HTMLElement): HTMLElement | undefined => {
  const inner = frame.querySelector('iframe');
  return inner ? inner.contentDocument?.body : frame;
};

const partIn = (frame: HTMLElement, part: string) =>
  rootOf(frame)?.querySelector<HTMLElement>(selectorOf(part)) ?? undefined;

/** The place of a part in the frame. */
function boxIn(frame: HTMLElement, part: string): Box | undefined {
  const origin = frame.getBoundingClientRect();
  const shift = frame.querySelector('iframe')?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const box = partIn(frame, part)?.getBoundingClientRect();
  if (!box || box.width === 0 || box.height === 0) return undefined;
  return {
    left: box.left + shift.left - origin.left,
    top: box.top + shift.top - origin.top,
    width: box.width,
    height: box.height,
  };
}

/** A large part has its number before its corner, a small one above its middle, so that neighbours do not overlap. */
const markOf = ({ left, top, width }: Box) => ({
  left: Math.max(SIDE, left + (width > WIDE ? -BEFORE : width / 2)),
  top: Math.max(TOP, top),
});

/** Names of the parts of a sample, in order of appearance. */
const namedIn = (frame: HTMLElement): string[] =>
  [
    ...new Set(
      [...frame.querySelectorAll<HTMLElement>('[data-part]')]
        .filter(({ offsetHeight }) => offsetHeight !== 0)
        .map(({ dataset }) => dataset['part']!),
    ),
  ].slice(0, MOST_PARTS);

interface Measured {
  index: number;
  box: Box;
  /** Padding as CSS, for the band inside the box. */
  padding: string;
  measures: readonly Measure[];
}

function measured(frame: HTMLElement, part: string, index: number): Measured | undefined {
  const [element, box] = [partIn(frame, part), boxIn(frame, part)];
  if (!element || !box) return undefined;
  return {
    index,
    box,
    padding: element.ownerDocument.defaultView!.getComputedStyle(element).padding,
    measures: measuresOf(element, lengthsIn(rootOf(frame)!)),
  };
}

interface AnatomyProps extends Shown {
  /** Each a `data-part` or a selector, in the order of the numbered list. @default the parts of the default story */
  parts?: readonly string[];
  /** The stories of a component whose guide has no example of its parts. */
  stories?: StoryFile;
}

/**
 * An example with a number at each of its parts; its children are the numbered list that explains
 * them. A part under the pointer, or whose number has the focus, shows its measures and their tokens.
 */
export function Anatomy({ parts, stories, children, ...shown }: PropsWithChildren<AnatomyProps>) {
  const frame = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<(Box | undefined)[]>([]);
  const [named, setNamed] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<Measured>();
  const given = parts?.join('\n');
  const isFramed = shown.story !== undefined;
  const names = given?.split('\n') ?? named;
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let last = '';
    const place = () => {
      const own = given?.split('\n') ?? namedIn(element);
      const places = own.map((part) => boxIn(element, part));
      const key = JSON.stringify([own, places]);
      if (key !== last) {
        setNamed(own);
        setBoxes(places);
        setChosen(undefined);
      }
      last = key;
    };
    const observer = new ResizeObserver(place);
    observer.observe(element);
    // The content of an iframe loads, and opens, some time later.
    const timer = isFramed ? setInterval(place, 500) : undefined;
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [given, isFramed]);
  const choose = (index: number) => {
    const part = names[index];
    if (frame.current && part !== undefined) setChosen(measured(frame.current, part, index));
  };
  /** The innermost part under the pointer. */
  const chooseAt = (target: EventTarget) => {
    const [inside] = names
      .flatMap((part, index) => {
        const element = frame.current && partIn(frame.current, part);
        return element?.contains(target as Node) ? [{ element, index }] : [];
      })
      .toSorted((a, b) => (a.element.contains(b.element) ? 1 : -1));
    if (inside && inside.index !== chosen?.index) choose(inside.index);
  };

  return (
    <figure className="book-frame book-anatomy">
      <div
        ref={frame}
        className="book-measured"
        onPointerOver={({ target }) => chooseAt(target)}
        onPointerLeave={() => setChosen(undefined)}
      >
        {stories ? (
          <div className="book-live sb-unstyled sb-story">
            <Composed stories={stories} name="Default" />
          </div>
        ) : (
          <Live {...shown} />
        )}
        {chosen && (
          <span
            aria-hidden
            className="book-box"
            style={{
              left: chosen.box.left,
              top: chosen.box.top,
              width: chosen.box.width,
              height: chosen.box.height,
              padding: chosen.padding,
            }}
          />
        )}
        {boxes.map(
          (box, index) =>
            box && (
              <button
                key={names[index]}
                type="button"
                className="book-mark"
                aria-label={`Measures of part ${index + 1}`}
                aria-describedby={chosen?.index === index ? 'anatomy-measures' : undefined}
                style={markOf(box)}
                onFocus={() => choose(index)}
                onClick={() => choose(index)}
                onPointerEnter={() => choose(index)}
              >
                {index + 1}
              </button>
            ),
        )}
      </div>
      <div className="book-measures" id="anatomy-measures" role="status">
        {chosen ? (
          <>
            <strong>{chosen.index + 1}</strong>
            {chosen.measures.map(({ name, px, token }) => (
              <span key={name}>
                {name} {inPx(px)} {token !== undefined && <code>{token}</code>}
              </span>
            ))}
          </>
        ) : (
          'Point at a part, or move to its number, to read its measures.'
        )}
      </div>
      <figcaption>
        {children ?? (
          <ol>
            {names.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ol>
        )}
      </figcaption>
    </figure>
  );
}
