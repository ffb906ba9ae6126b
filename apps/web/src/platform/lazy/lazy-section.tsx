import { DeferredDrawings } from '@jyoti/ui/progressive-render';
import {
  lazy,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type CSSProperties,
  type RefObject,
} from 'react';
import { replayInputBeforeHydration } from '../bootstrap/early-input.ts';
import { NOT_READY, PRESSED, READY } from '../bootstrap/queued-presses.ts';
import type { PropsOf } from './lazy-part.tsx';
import * as styles from './lazy-section.css.ts';
import { PartBoundary } from './part-boundary.tsx';
import { loadForSection, sectionsWanted } from './sections-wanted.ts';

const inBrowser = typeof document !== 'undefined';
const never = () => () => undefined;

/** True during hydration of server HTML, and in everything hydrated from it. */
function useWasServerRendered(): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(hydrating)[0];
}

/** Distance from the viewport at which a section's code is loaded: one window height. */
const NEAR = '100% 0px';

/**
 * Calls back once a section is near the viewport, or is hovered, touched or focused. @returns
 * cancels it
 */
function whenNear(box: HTMLElement, act: () => void): () => void {
  if (box.getAttribute(NOT_READY) === PRESSED) act();
  const near = new IntersectionObserver(
    (seen) => seen.some(({ isIntersecting }) => isIntersecting) && act(),
    { rootMargin: NEAR },
  );
  near.observe(box);
  const end = new AbortController();
  const reached = ({ target }: Event) => {
    if (target instanceof Node && box.contains(target)) act();
  };
  // On the document, because React stops these events at its root if their target is not hydrated
  // yet.
  for (const kind of ['focusin', 'pointerover', 'touchstart']) {
    document.addEventListener(kind, reached, { capture: true, passive: true, signal: end.signal });
  }
  return () => {
    near.disconnect();
    end.abort();
  };
}

/**
 * The section's server HTML, shown again if React discards it because a component above updated
 * before hydration.
 */
function ServerHtml({ box }: { box: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => box.current?.innerHTML ?? '');
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return null;
}

/**
 * A section further down a long page: its HTML is server-rendered, its code loads near the
 * viewport. On a page rendered in the browser, and before a navigation, the code loads immediately.
 * Earlier presses are replayed (`platform/bootstrap/queued-presses.ts`).
 * Decorative drawings in a section with sizes are not in the HTML: its code contains them already.
 * @param sizes its block size on a phone and on a desktop, px: the browser lays a section with sizes out when it is near
 * the viewport
 * @example const Story = lazySection(() => import('./story.tsx'), 'Story', [884, 646]);
 */
export function lazySection<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  sizes?: readonly [phone: number, desktop: number],
): ComponentType<PropsOf<Module, Name>> {
  const below = sizes && {
    className: styles.below,
    // In rem, because the visitor's text size changes it.
    style: {
      [styles.SIZE]: `${sizes[0] / 16}rem`,
      [styles.DESKTOP_SIZE]: `${sizes[1] / 16}rem`,
    } as CSSProperties,
  };
  type Props = PropsOf<Module, Name>;
  const near = Promise.withResolvers<void>();
  const code = async () => ({ default: (await load())[name] as ComponentType<Props> });
  const lazyCode = () =>
    lazy(async () => {
      if (!inBrowser) return code();
      await Promise.race([near.promise, sectionsWanted]);
      return loadForSection(code);
    }) as unknown as ComponentType<Props>;
  let Later = lazyCode();

  return function LazySection(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const wasServerRendered = useWasServerRendered();
    const [ready, setReady] = useState(!wasServerRendered);
    const [Section, setSection] = useState(() => Later);
    // Other props would make React replace the HTML before the code to render it has loaded.
    const [first] = useState(props);
    const shown = ready ? props : first;

    useEffect(() => {
      if (wasServerRendered && box.current) return whenNear(box.current, near.resolve);
      near.resolve();
      return undefined;
    }, [wasServerRendered]);

    const content = useMemo(() => {
      const retry = () => {
        // React caches the rejection of a lazy component, so a retry needs a new one.
        Later = lazyCode();
        setSection(() => Later);
      };
      const onHydrated = () => {
        if (!box.current?.hasAttribute(NOT_READY)) return;
        box.current.removeAttribute(NOT_READY);
        replayInputBeforeHydration(box.current);
        setReady(true);
        document.dispatchEvent(new Event(READY));
      };
      return (
        <PartBoundary
          fallback={wasServerRendered ? <ServerHtml box={box} /> : null}
          onRetry={retry}
        >
          <Section {...shown} />
          <Hydrated onHydrated={onHydrated} />
        </PartBoundary>
      );
    }, [wasServerRendered, Section, shown]);

    return (
      <div ref={box} {...(wasServerRendered && { ...below, [NOT_READY]: '' })}>
        <DeferredDrawings value={below !== undefined && !ready}>{content}</DeferredDrawings>
      </div>
    );
  };
}
