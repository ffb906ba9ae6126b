import type { Booking, PackageTier, Pooja } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Badge } from '@jyoti/ui/badge';
import { Grid, Stack } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { PageHeader } from '@jyoti/ui/page-header';
import { SkeletonBlock } from '@jyoti/ui/skeleton';
import { YantraArt } from '@jyoti/ui/yantra-art';
import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { useSession } from '../../../platform/session/session.tsx';
import { ShareResult } from '../../documents/share/share-result.tsx';
import { codeOf, poojaUrl } from '../poojas-url.ts';
import { BackToAll } from './back-to-all.tsx';
import { BookBar } from './book-bar.tsx';
import {
  firstDraft,
  newBookingKey,
  onDay,
  type BookingDraft,
  type StartedBooking,
} from './booking-draft.ts';
import { NextDates } from './next-dates.tsx';
import { PoojaFacts } from './pooja-facts.tsx';
import { PoojaTabs } from './pooja-tabs.tsx';
import * as styles from './pooja.css.ts';
import { poojaMessages } from '../../../messages.generated/pooja.ts';
import { OtherCeremonies } from './others.tsx';
import { lazyDialog, lazyPart, preloadWhenIdle } from '../../../platform/lazy/lazy-part.tsx';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { useBookingStep } from './use-booking-step.ts';
import type { loader } from './pooja.route.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { frameMessages } from '../../../messages.generated/frame.ts';
import { readingMessages } from '../../../messages.generated/reading.ts';

const Packages = lazyPart(
  () => import('./packages.tsx'),
  'Packages',
  <SkeletonBlock blockSize="24rem" />,
);
const BookingDialog = lazyDialog(() => import('./booking-dialog.tsx'), 'BookingDialog');
const BookingMade = lazyPart(() => import('./booking-made.tsx'), 'BookingMade');

/** The package that an offer's code applies to; null while unknown. */
function useOfferedTier(code: string): PackageTier | null {
  const promotions = useLoaderData<typeof loader>();
  return promotions.find((one) => one.code === code.toUpperCase())?.package ?? null;
}

/** Sets the document's title to the ceremony's name, which the route does not know. */
function useDocumentTitle(name: string) {
  const { siteName } = useMessages(frameMessages);
  useEffect(() => {
    document.title = `${name} · ${siteName}`;
  }, [name, siteName]);
}

interface PoojaDetailProps {
  pooja: Pooja;
  /** Replaces the data with those of a later response. */
  onRenewed: (pooja: Pooja) => void;
}

/** A ceremony: description, packages, dates, and the booking dialog. */
export function PoojaDetail({ pooja, onRenewed }: PoojaDetailProps) {
  const words = useMessages(poojaMessages);
  const { sample } = useMessages(readingMessages);
  const { user } = useSession();
  const [search] = useSearchParams();
  const code = codeOf(search);
  const offered = useOfferedTier(code);
  const { step, goTo } = useBookingStep();
  // The draft outlives the dialog, the page and a login in between.
  const {
    draft: { started: stored },
    change: keep,
    forget,
  } = useDraft(`booking.${pooja.id}`, { started: null as StartedBooking | null });
  const started = stored?.userId === user?.id ? stored : null;
  const [picked, setPicked] = useState<PackageTier | null>(null);
  /** Key of the dialog: each opening has fresh errors. */
  const [opening, setOpening] = useState(0);
  const [made, setMade] = useState<Booking | null>(null);
  const afterDialog = useRef<HTMLDivElement>(null);
  useDocumentTitle(pooja.title);
  useEffect(() => preloadWhenIdle([BookingDialog, BookingMade]), []);

  const tier = picked ?? started?.tier ?? offered ?? 'standard';
  const hasDates = pooja.availabilityDates.length > 0;

  const begin = (): StartedBooking | null =>
    user && {
      userId: user.id,
      tier,
      draft: started?.draft ?? firstDraft(pooja, user, code),
      key: started?.key ?? newBookingKey(),
    };
  const open = (preferredDate = '') => {
    const next = begin();
    if (!next) return;
    // On close, focus returns to the button that opened the dialog.
    afterDialog.current = null;
    const draft = preferredDate ? onDay(next.draft, pooja, preferredDate) : next.draft;
    keep({ started: { ...next, draft: { ...draft, code: draft.code || code } } });
    setOpening((before) => before + 1);
    goTo('details');
  };
  const change = (part: Partial<BookingDraft>) =>
    keep(({ started: before }) => {
      const current = before ?? begin();
      return { started: current && { ...current, draft: { ...current.draft, ...part } } };
    });
  // A step opened by a reload or a link starts with the draft, or with the account's data.
  const shown = started ?? begin();
  const isOpen = step !== null && hasDates;

  return (
    <Section variant="band" as="div">
      <Stack gap="x8">
        <Stack gap="x5">
          <BackToAll />
          {made && <BookingMade key={made.id} booking={made} ref={afterDialog} />}
          <article className={styles.page}>
            <div className={styles.column}>
              <Stack gap="x3" align="start" className={styles.head}>
                <PageHeader title={pooja.title} description={pooja.description} />
                {pooja.sample && <Badge>{sample}</Badge>}
              </Stack>
              <PoojaTabs pooja={pooja} />
              <Packages
                pricing={pooja.pricing}
                chosen={tier}
                code={code}
                onChoose={(chosen) => {
                  setPicked(chosen);
                  if (started) keep({ started: { ...started, tier: chosen } });
                }}
              />
              <BookBar
                tier={tier}
                price={pooja.pricing[tier]}
                next={pooja.availabilityDates[0]}
                onBook={() => open()}
              />
              <Alert tone="info" announce="off" title={words.important}>
                {pooja.disclaimer}
              </Alert>
            </div>
            <div className={styles.side}>
              <Stack gap="x5" className={styles.look}>
                <YantraArt
                  yantra={pooja.image}
                  size="100%"
                  niche
                  noted
                  className={styles.picture}
                />
                <PoojaFacts pooja={pooja} />
              </Stack>
              <Stack gap="x4" className={styles.when}>
                <NextDates dates={pooja.availabilityDates} onBook={open} />
                <Grid minItem="12rem" gap="x3" align="start">
                  <ShareResult
                    title={pooja.title}
                    text={`${pooja.title}: ${pooja.description}`}
                    path={poojaUrl(pooja.id)}
                    label={words.share}
                  />
                </Grid>
              </Stack>
            </div>
          </article>
        </Stack>
        <OtherCeremonies id={pooja.id} code={code} />
      </Stack>
      {shown && (isOpen || opening > 0) && (
        <BookingDialog
          key={opening}
          open={isOpen}
          onClose={(isOver) => {
            if (isOver) forget();
            goTo(null);
          }}
          pooja={pooja}
          tier={tier}
          started={shown}
          change={change}
          step={step ?? 'details'}
          goTo={goTo}
          onRenewed={onRenewed}
          onBooked={async (booking) => {
            // It receives the focus from the dialog, so it must be rendered before that closes.
            await BookingMade.preload();
            setMade(booking);
            forget();
            goTo(null);
          }}
          returnFocus={afterDialog}
        />
      )}
    </Section>
  );
}
