import {
  lazy,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type RefObject,
} from 'react';
import { takeUpEarlyInput } from '../start/early-input.ts';
import { NOT_READY, READY } from '../start/held-presses.ts';
import { contents } from './lazy-section.css.ts';
import { PartBoundary } from './part-boundary.tsx';

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

/** Calls back once when a section comes near the window, or is reached with a hand or the focus. */
function whenNear(box: HTMLElement, act: () => void): () => void {
  const near = new IntersectionObserver(
    (seen) => seen.some(({ isIntersecting }) => isIntersecting) && act(),
    { rootMargin: NEAR },
  );
  // The box itself has no layout.
  for (const child of box.children) near.observe(child);
  const reached = { once: true, passive: true };
  box.addEventListener('focusin', act, reached);
  box.addEventListener('pointerover', act, reached);
  return () => near.disconnect();
}

/** Tells that the section beside it has been hydrated. */
function Hydrated({ box }: { box: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    if (!box.current?.hasAttribute(NOT_READY)) return;
    box.current.removeAttribute(NOT_READY);
    takeUpEarlyInput(box.current);
    document.dispatchEvent(new Event(READY));
  }, [box]);
  return null;
}

/**
 * A section below the start of a long page: its HTML comes from the server, its code when it comes near the window. On a
 * page that the browser renders the code loads at once. What is pressed before is held (`start/held-presses.ts`).
 * @example const Story = lazySection(() => import('./story.tsx'), (module) => module.Story);
 */
export function lazySection<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  const near = Promise.withResolvers<void>();
  const lazyCode = () =>
    lazy(async () => {
      if (inBrowser) await near.promise;
      return { default: pick(await load()) };
    }) as unknown as ComponentType<Props>;
  let Section = lazyCode();

  return function LazySection(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const cameAsHtml = useCameAsHtml();
    const [, setRetries] = useState(0);
    const retry = () => {
      // A lazy component keeps its first failure.
      Section = lazyCode();
      setRetries((count) => count + 1);
    };
    useEffect(() => {
      if (cameAsHtml && box.current) return whenNear(box.current, near.resolve);
      near.resolve();
      return undefined;
    }, [cameAsHtml]);
    return (
      <div ref={box} className={contents} {...(cameAsHtml && { [NOT_READY]: '' })}>
        <PartBoundary fallback={null} onRetry={retry}>
          <Section {...props} />
          <Hydrated box={box} />
        </PartBoundary>
      </div>
    );
  };
}
