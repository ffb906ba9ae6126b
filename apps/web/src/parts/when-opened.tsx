import { Spinner } from '@jyoti/ui/spinner';
import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { renewPage } from '../app/lost-code.ts';
import { TryAgain } from '../app/try-again.tsx';
import { useWords } from '../words/index.ts';
import type { PartCode } from './part-code.ts';

/** A part of a page that is shown once something is opened: a tab, a dialog, the answer in place of a form. */
export type OpenedPart<Props> = PartCode & ComponentType<Props>;

/** Brings a module; the build writes beside it how its manifest names it. */
interface Load<Module> {
  (): Promise<Module>;
  module?: string;
}

/**
 * A part whose code is a file of its own, brought when it is shown if nobody has brought it before. One that does not
 * come says so in its place, and can be asked for again.
 * @param coming what stands in its place while its code is on its way; a spinner where nothing is said
 * @example const MoonTab = whenOpened(() => import('./moon-tab.tsx'), (module) => module.MoonTab);
 */
export function whenOpened<Module, Props extends object>(
  load: Load<Module>,
  pick: (module: Module) => ComponentType<Props>,
  coming: ReactNode = <PartComing />,
): OpenedPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const bring = async () => {
    Loaded ??= pick(await load());
  };

  function OpenedPart(props: Props) {
    const [Shown, setShown] = useState(() => Loaded);
    const [failed, setFailed] = useState(false);
    const Code = Shown ?? Loaded;

    useEffect(() => {
      if (Code || failed) return undefined;
      let current = true;
      bring().then(
        () => current && startTransition(() => setShown(() => Loaded)),
        async () => {
          const renewed = await renewPage();
          if (current && !renewed) setFailed(true);
        },
      );
      return () => {
        current = false;
      };
    }, [Code, failed]);

    if (Code) return <Code {...props} />;
    return failed ? <PartLost onRetry={() => setFailed(false)} /> : coming;
  }

  return Object.assign(OpenedPart, {
    module: load.module ?? '',
    isThere: () => Loaded !== undefined,
    bring,
  });
}

function PartComing() {
  const { loadingPart } = useWords();
  return <Spinner label={loadingPart} />;
}

function PartLost({ onRetry }: { onRetry: () => void }) {
  const { partLost } = useWords();
  return <TryAgain onRetry={onRetry}>{partLost}</TryAgain>;
}
