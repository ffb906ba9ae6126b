import {
  lazy,
  Suspense,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { takeUpEarlyInput } from '../app/early-visitor.ts';
import { renewPage } from '../app/lost-code.ts';
import { Kept, SheetsBeside, Told, useCameAsHtml } from './came-as-html.tsx';
import { PartSheets } from './part-sheets.ts';
import type { PartCode } from './part-code.ts';
import { addPart } from './parts.ts';
import { watchPart, type Occasion } from './reach.ts';
import * as styles from './when-near.css.ts';

/** Brings a module; the build writes beside it how its manifest names it, and the module that brings it. */
interface Load<Module> {
  (): Promise<Module>;
  module?: string;
  from?: string;
}

/** A part as it stands on a page, whose code can be brought before its occasion. */
type NearPart<Props> = ComponentType<Props> & PartCode;

/**
 * A part that always stands in view but is seldom used: its HTML comes from the server with the page, its code when
 * somebody reaches into it. As {@link whenNear} otherwise.
 */
export function whenReached<Module, Props extends object>(
  load: Load<Module>,
  pick: (module: Module) => ComponentType<Props>,
): NearPart<Props> {
  return partOfPage('reached', load, pick);
}

/**
 * A part of a page below its beginning: its HTML comes from the server with the page, its code when the part is in view,
 * when it comes near the window of somebody who uses the page, or when somebody reaches into it. Where the page is opened
 * without HTML from the server, the code comes with the page's.
 * @example const Story = whenNear(() => import('./story.tsx'), (module) => module.Story);
 */
export function whenNear<Module, Props extends object>(
  load: Load<Module>,
  pick: (module: Module) => ComponentType<Props>,
): NearPart<Props> {
  return partOfPage('near', load, pick);
}

function partOfPage<Module, Props extends object>(
  occasion: Occasion,
  load: Load<Module>,
  pick: (module: Module) => ComponentType<Props>,
): NearPart<Props> {
  const { module = '', from = '' } = load;
  const there = Promise.withResolvers<{ default: ComponentType<Props> }>();
  const Later = lazy(() => there.promise) as unknown as ComponentType<Props>;
  let Loaded: ComponentType<Props> | undefined;
  let asked: Promise<void> | undefined;

  const fetched = async () => {
    try {
      Loaded = pick(await load());
      there.resolve({ default: Loaded });
    } catch (failure) {
      asked = undefined;
      throw failure;
    }
  };
  const bring = () => (asked ??= fetched());
  const code = { module, from, isThere: () => Loaded !== undefined, bring };
  addPart(code);

  function PartOfPage(props: Props) {
    const part = useRef<HTMLDivElement>(null);
    const takenUp = useRef(false);
    const cameAsHtml = useCameAsHtml();
    const sheets = use(PartSheets)(module);
    const [Shown] = useState(() => Loaded ?? Later);
    const [settled, setSettled] = useState(false);
    const [kept, setKept] = useState<HTMLElement | null>(null);
    // What changes before the code is there would make React draw the part anew without it.
    const [first] = useState(props);
    const shown = settled ? props : first;

    // At once: what was pressed still earlier is let go as soon as the page around it is there.
    useLayoutEffect(() => {
      const html = kept ?? part.current;
      if (settled || !html) return undefined;
      if (cameAsHtml) return watchPart(html, occasion, bring);
      bring().catch(() => void renewPage());
      return undefined;
    }, [cameAsHtml, settled, kept]);

    const content = useMemo(() => {
      const settle = () => {
        // Once: what is chosen later is no early choice.
        if (part.current && !takenUp.current) takeUpEarlyInput(part.current);
        takenUp.current = true;
        setSettled(true);
      };
      return (
        <Suspense fallback={cameAsHtml ? <Kept part={part} after={1} ref={setKept} /> : null}>
          <Shown {...shown} />
          <Told onDrawn={settle} />
        </Suspense>
      );
    }, [cameAsHtml, Shown, shown]);

    return (
      <div ref={part} className={styles.part}>
        {cameAsHtml && <SheetsBeside sheets={sheets} />}
        {content}
      </div>
    );
  }

  return Object.assign(PartOfPage, code);
}
