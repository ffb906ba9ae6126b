import {
  lazy,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type RefObject,
} from 'react';
import { withWords } from '../words/page-words.ts';
import { takeUpEarlyInput } from '../start/early-input.ts';
import { NOT_READY, PRESSED, READY } from '../start/held-presses.ts';
import type { PropsOf } from './lazy-part.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { sectionsNeeded, sectionsWanted } from './sections-wanted.ts';

const inBrowser = typeof document !== 'undefined';
const never = () => () => undefined;

/** True while HTML from the server is hydrated, and in what was hydrated from it. */
function useCameAsHtml(): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(hydrating)[0];
}

/** How far from the window a section's code is loaded: a window's height. */
const NEAR = '100% 0px';

/** Calls back once a section is near the viewport, or is hovered, touched or focused. @returns stops that */
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
  // On the document: React stops these events at its root where they are meant for HTML that it has not hydrated.
  for (const kind of ['focusin', 'pointerover', 'touchstart']) {
    document.addEventListener(kind, reached, { capture: true, passive: true, signal: end.signal });
  }
  return () => {
    near.disconnect();
    end.abort();
  };
}

/** The section's HTML, kept where React gives up hydrating it because something above it changed too early. */
function KeptHtml({ box }: { box: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => box.current?.innerHTML ?? '');
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return null;
}

/**
 * A section below the start of a long page: its HTML comes from the server, its code when it is near the viewport. On a
 * page that the browser renders, and before a navigation, the code loads at once. Presses before that are replayed (`start/held-presses.ts`).
 * @example const Story = lazySection(() => import('./story.tsx'), 'Story',);
 */
export function lazySection<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): ComponentType<PropsOf<Module, Name>> {
  type Props = PropsOf<Module, Name>;
  const near = Promise.withResolvers<void>();
  const code = async () => ({ default: (await withWords(load))[name] as ComponentType<Props> });
  const lazyCode = () =>
    lazy(async () => {
      if (!inBrowser) return code();
      await Promise.race([near.promise, sectionsWanted]);
      // Its HTML can be read without: a section that does not load fails only where the page cannot go on without it.
      return code().catch(async () => {
        await sectionsNeeded;
        return code();
      });
    }) as unknown as ComponentType<Props>;
  let Later = lazyCode();

  return function LazySection(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const cameAsHtml = useCameAsHtml();
    const [ready, setReady] = useState(!cameAsHtml);
    const [Section, setSection] = useState(() => Later);
    // Other props would make React replace the HTML before there is code to render them with.
    const [first] = useState(props);
    const shown = ready ? props : first;

    useEffect(() => {
      if (cameAsHtml && box.current) return whenNear(box.current, near.resolve);
      near.resolve();
      return undefined;
    }, [cameAsHtml]);

    const content = useMemo(() => {
      const retry = () => {
        // A lazy component keeps its first failure.
        Later = lazyCode();
        setSection(() => Later);
      };
      const onHydrated = () => {
        if (!box.current?.hasAttribute(NOT_READY)) return;
        box.current.removeAttribute(NOT_READY);
        takeUpEarlyInput(box.current);
        setReady(true);
        document.dispatchEvent(new Event(READY));
      };
      return (
        <PartBoundary fallback={cameAsHtml ? <KeptHtml box={box} /> : null} onRetry={retry}>
          <Section {...shown} />
          <Hydrated onHydrated={onHydrated} />
        </PartBoundary>
      );
    }, [cameAsHtml, Section, shown]);

    return (
      <div ref={box} {...(cameAsHtml && { [NOT_READY]: '' })}>
        {content}
      </div>
    );
  };
}
