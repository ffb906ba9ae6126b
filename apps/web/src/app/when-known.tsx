import {
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Kept, Told, useCameAsHtml } from '../parts/came-as-html.tsx';
import { watchPart } from '../parts/reach.ts';
import { part as withoutBox } from '../parts/when-near.css.ts';
import { ASKS_FOR_LOGIN } from './early-login.ts';
import { takeUpEarlyInput } from './early-visitor.ts';
import { coming } from './root.css.ts';

/** On the server nothing is waited for: what it writes is what the page shows to begin with. */
const isServer = typeof document === 'undefined';

function Gate({ until, children }: { until: Promise<void> | undefined; children: ReactNode }) {
  if (until && !isServer) use(until);
  return children;
}

interface WhenKnownProps {
  known: boolean;
  hidden: boolean;
  children: ReactNode;
}

/**
 * What is drawn once it is known that it may be. Its HTML comes from the server and stands until then as it is; what was
 * typed and pressed in it meanwhile is made up for. Nothing of it runs before: no call goes out.
 * @param hidden something else stands in its place for now
 * @param children drawn anew when they change only once they are known
 */
export function WhenKnown({ known, hidden, children }: WhenKnownProps) {
  const cameAsHtml = useCameAsHtml();
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => (known ? null : Promise.withResolvers<void>()));
  const [drawn, setDrawn] = useState(false);
  const [kept, setKept] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (known) gate?.resolve();
  }, [known, gate]);

  // At once: a form that was sent still earlier is let go as soon as the frame is there.
  useLayoutEffect(() => {
    const html = kept ?? place.current;
    if (drawn || !cameAsHtml || !html) return undefined;
    return watchPart(html, 'reached', () => Promise.resolve());
  }, [cameAsHtml, drawn, kept]);

  const onDrawn = useCallback(() => {
    if (cameAsHtml && place.current) takeUpEarlyInput(place.current);
    setDrawn(true);
  }, [cameAsHtml]);

  // One element: what changes above would make React draw it anew before it may be drawn.
  const content = useMemo(
    () => (
      <Suspense
        fallback={cameAsHtml ? <Kept part={place} ref={setKept} /> : <div className={coming} />}
      >
        <Gate until={gate?.promise}>{children}</Gate>
        <Told onDrawn={onDrawn} />
      </Suspense>
    ),
    [cameAsHtml, gate, children, onDrawn],
  );
  return (
    <div
      ref={place}
      hidden={hidden}
      className={hidden ? undefined : withoutBox}
      {...(!known && { [ASKS_FOR_LOGIN]: '' })}
    >
      {content}
    </div>
  );
}
