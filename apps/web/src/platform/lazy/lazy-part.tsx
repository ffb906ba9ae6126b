import { Spinner } from '@jyoti/ui/spinner';
import {
  lazy,
  useState,
  type ComponentType,
  type FunctionComponent,
  type JSXElementConstructor,
  type ReactNode,
} from 'react';
import { PartProgress } from './page-progress.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { frameMessages } from '../../messages.generated/frame.ts';
import { useMessages } from '../words/use-messages.ts';

/** A component in a separate chunk. */
export type LazyPart<Props> = FunctionComponent<Props> & {
  /** Loads the code. Rejects if it fails to load. */
  load: () => Promise<unknown>;
  /** Preloads the code. Never rejects: an error is reported when the part is rendered. */
  preload: () => Promise<unknown>;
};

/** Props of the component that a module exports under a name. */
export type PropsOf<Module, Name extends keyof Module> =
  Module[Name] extends JSXElementConstructor<infer Props> ? Props & object : never;

/**
 * `React.lazy` for a part of a page (a tab, a result) with its own fallback and a retry if it fails
 * to load.
 * @param name the component's name in the module
 * @param fallback shown while the code loads. @default a spinner
 * @example const MoonTab = lazyPart(() => import('./moon-tab.tsx'), 'MoonTab');
 */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  fallback: ReactNode = <PartLoading />,
): LazyPart<PropsOf<Module, Name>> {
  type Props = PropsOf<Module, Name>;
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  let Loaded: ComponentType<Props> | undefined;
  const loaded = async () => {
    Loaded = (await load())[name] as ComponentType<Props>;
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
    // A preloaded part renders synchronously, so that focus can follow the press that opens it.
    const [Code, setCode] = useState(() => Loaded ?? Later);
    const retry = () => {
      // React caches the rejection of a lazy component, so a retry needs a new one.
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

/**
 * `lazyPart` for dialogs and other overlays: a progress bar at the top of the window while the code
 * loads.
 */
export const lazyDialog = <Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) => lazyPart(load, name, <PartProgress />);

function PartLoading() {
  const { loadingPart } = useMessages(frameMessages);
  return <Spinner label={loadingPart} />;
}

/** Preloads parts while the browser is idle, one at a time. For an effect. @returns cancels it */
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
