import {
  lazy,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type RefObject,
} from 'react';
import { takeUpEarlyInput } from '../app/early-visitor.ts';
import { renewPage } from '../app/lost-code.ts';
import { PartSheets } from './part-sheets.ts';
import { addPart } from './parts.ts';
import { watchPart } from './reach.ts';
import * as styles from './when-near.css.ts';

/** Brings a module; the build writes beside it how its manifest names it. */
interface Load<Module> {
  (): Promise<Module>;
  module?: string;
}

const never = () => () => undefined;

/** True in what takes over HTML from the server, false in what is drawn by the browser alone. */
function useCameAsHtml(): boolean {
  const hydrates = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [came] = useState(hydrates);
  return came;
}

/** Tells that it has been drawn. */
function Told({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

/** The part's HTML as it stands: React would take it away where something changes above it before its code is there. */
function Kept({ part }: { part: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => {
    const [, ...drawn] = part.current?.children ?? [];
    return drawn.map(({ outerHTML }) => outerHTML).join('');
  });
  return <div className={styles.part} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * A part of a page below its beginning: its HTML comes from the server with the page, its code when the part comes near
 * the window or when somebody reaches into it. Where the page is opened without HTML from the server, the code comes
 * with the page's.
 * @example const Story = whenNear(() => import('./story.tsx'), (module) => module.Story);
 */
export function whenNear<Module, Props extends object>(
  load: Load<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  const { module = '' } = load;
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
  addPart({ module, isThere: () => Loaded !== undefined, bring });

  return function PartOfPage(props: Props) {
    const part = useRef<HTMLDivElement>(null);
    const cameAsHtml = useCameAsHtml();
    const sheets = use(PartSheets)(module);
    const [Shown] = useState(() => Loaded ?? Later);
    const [settled, setSettled] = useState(false);
    const [kept, setKept] = useState(false);
    // What changes before the code is there would make React draw the part anew without it.
    const [first] = useState(props);
    const shown = settled ? props : first;

    useEffect(() => {
      if (settled || !part.current) return undefined;
      if (cameAsHtml) return watchPart(part.current, bring);
      bring().catch(() => void renewPage());
      return undefined;
    }, [cameAsHtml, settled, kept]);

    const content = useMemo(() => {
      const settle = () => {
        if (part.current) takeUpEarlyInput(part.current);
        setSettled(true);
      };
      const instead = (
        <>
          <Kept part={part} />
          <Told onDrawn={() => setKept(true)} />
        </>
      );
      return (
        <Suspense fallback={cameAsHtml ? instead : null}>
          <Shown {...shown} />
          <Told onDrawn={settle} />
        </Suspense>
      );
    }, [cameAsHtml, Shown, shown]);

    return (
      <div ref={part} className={styles.part}>
        {cameAsHtml && (
          <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sheets }} />
        )}
        {content}
      </div>
    );
  };
}
