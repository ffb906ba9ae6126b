import { Spinner } from '@jyoti/ui/spinner';
import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { PartBoundary } from './part-boundary.tsx';

/** A component whose code is a chunk of its own. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code. Rejects where it does not load. */
  load: () => Promise<unknown>;
  /** Loads the code before the part is rendered. Never rejects: a failure is reported when the part is rendered. */
  preload: () => Promise<unknown>;
};

/**
 * `React.lazy` for a part of a page (a tab, a dialog, a result) with its own fallback and a retry where it does not load.
 * @param fallback shown while the code loads. @default a spinner
 * @example const MoonTab = lazyPart(() => import('./moon-tab.tsx'), (module) => module.MoonTab);
 */
export function lazyPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  fallback: ReactNode = <PartLoading />,
): LazyPart<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  let Loaded: ComponentType<Props> | undefined;
  const loaded = async () => {
    Loaded = pick(await load());
    return { default: Loaded };
  };
  const loadOnce = () => {
    loading ??= loaded();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const lazyCode = () => lazy(loadOnce) as unknown as ComponentType<Props>;
  let Later = lazyCode();

  function Part(props: Props) {
    // Rendered at once where its code was preloaded: focus can follow the press that opens it.
    const [Code, setCode] = useState(() => Loaded ?? Later);
    const retry = () => {
      // A lazy component keeps its first failure.
      Later = lazyCode();
      setCode(() => Later);
    };
    return (
      <PartBoundary fallback={fallback} onRetry={retry}>
        <Code {...props} />
      </PartBoundary>
    );
  }

  return Object.assign(Part, {
    load: loadOnce,
    preload: () => loadOnce().catch(() => undefined),
  });
}

function PartLoading() {
  const { loadingPart } = useWords();
  return <Spinner label={loadingPart} />;
}

/** Preloads parts while the browser is idle, one at a time. For an effect. @returns stops that */
export function preloadWhenIdle(parts: readonly { preload: () => Promise<unknown> }[]): () => void {
  const waiting = [...parts];
  let stop: () => void = () => undefined;
  const next = () => {
    const part = waiting.shift();
    if (!part) return;
    if ('requestIdleCallback' in globalThis) {
      const idle = requestIdleCallback(load, { timeout: 4000 });
      stop = () => cancelIdleCallback(idle);
    } else {
      const timer = setTimeout(load, 2000);
      stop = () => clearTimeout(timer);
    }
    function load() {
      void part?.preload();
      next();
    }
  };
  next();
  return () => stop();
}
