import type { Booking, PackageTier, Pooja } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Dialog, DialogClose } from '@jyoti/ui/dialog';
import { FocusOnMount } from '@jyoti/ui/focus-on-mount';
import { Form } from '@jyoti/ui/form';
import { Cluster, Heading, Rule, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { Price } from '@jyoti/ui/price';
import { useId, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { UnconfirmedEmail } from '../../../platform/frame/unconfirmed-email.tsx';
import { FailureAlert } from '../../../platform/data/failure-alert.tsx';
import { CeremonyFields } from '../ceremony-fields.tsx';
import { BookingDetails } from './booking-details.tsx';
import {
  bookingSteps,
  type BookingDraft,
  type BookingStep,
  type StartedBooking,
} from './booking-draft.ts';
import { BookingReview } from './booking-review.tsx';
import * as styles from './booking.css.ts';
import { useBooking, type Notice } from './use-booking.ts';
import { poojaMessages } from '../../../messages.generated/pooja.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface BookingDialogProps {
  open: boolean;
  /** @param isOver whether the booking cannot be continued */
  onClose: (isOver: boolean) => void;
  pooja: Pooja;
  tier: PackageTier;
  /** The draft, kept in session storage. */
  started: StartedBooking;
  change: (part: Partial<BookingDraft>) => void;
  step: BookingStep;
  goTo: (step: BookingStep) => void;
  onRenewed: (pooja: Pooja) => void;
  onBooked: (booking: Booking) => void;
  /** Gets the focus when the dialog closes; if null, the previously focused element does. */
  returnFocus: RefObject<HTMLElement | null>;
}

function NoticeOf({ notice }: { notice: Exclude<Notice, { kind: 'code' }> }) {
  const words = useMessages(poojaMessages);
  switch (notice.kind) {
    case 'withdrawn':
      return (
        <FailureAlert
          title={words.booking.withdrawn}
          action={<ButtonLink href="/poojas">{words.booking.toAll}</ButtonLink>}
        />
      );
    case 'booked before':
      return (
        <Alert
          tone="warning"
          announce="assertive"
          action={<ButtonLink href="/profile#bookings">{words.made.bookings}</ButtonLink>}
        >
          {words.review.bookedBefore}
        </Alert>
      );
    case 'price':
      return (
        <Alert tone="warning" announce="assertive">
          {notice.text}
        </Alert>
      );
    case 'offer':
      return <Alert tone="info">{notice.text}</Alert>;
  }
}

interface BookingSummaryProps {
  ceremony: string;
  /** "Standard package" */
  tier: string;
  price: { amount: number; listPrice: number };
}

/** What is booked and its price: the same in all steps. */
function BookingSummary({ ceremony, tier, price }: BookingSummaryProps) {
  return (
    <Stack gap="x3">
      <Cluster justify="between" align="baseline" gap="x2">
        <div>
          <Heading level={3} size="h4">
            {ceremony}
          </Heading>
          <Text tone="muted">{tier}</Text>
        </div>
        <Price {...price} className={styles.summaryPrice} />
      </Cluster>
      <Rule />
    </Stack>
  );
}

/**
 * Ignores the second click of a double click, which was meant for the button that was here before.
 */
const ignoreSecondPress = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/**
 * Books a ceremony in three steps: details, personalisation, review. The input outlives the dialog.
 */
export function BookingDialog({
  open,
  onClose,
  pooja,
  tier,
  returnFocus,
  ...options
}: BookingDialogProps) {
  const words = useMessages(poojaMessages);
  const formId = useId();
  const booking = useBooking({ pooja, tier, ...options });
  const { quote, notice, working, form, step, draft, change } = booking;
  const isReview = step === 'review' && quote !== null;
  const isOver = notice?.kind === 'withdrawn' || notice?.kind === 'booked before';
  const { price: listPrice, discountedPrice } = pooja.pricing[tier];

  const footer: ReactNode = isOver ? null : !isReview ? (
    <>
      {step === 'details' ? (
        <DialogClose>
          <Button>{words.booking.cancel}</Button>
        </DialogClose>
      ) : (
        <Button disabled={working !== null} onClick={booking.back}>
          {words.ceremony.back}
        </Button>
      )}
      <Button
        // Each step has another button, so the second click of a double click was meant for the
        // previous one.
        key={step}
        type="submit"
        form={formId}
        variant="primary"
        loading={working !== null}
        loadingLabel={words.booking.checking}
        onClick={ignoreSecondPress}
      >
        {words.booking.next}
      </Button>
    </>
  ) : (
    <>
      <Button disabled={working !== null} onClick={booking.back}>
        {words.review.back}
      </Button>
      <Button
        key="confirm"
        type="submit"
        form={formId}
        variant="primary"
        disabled={working === 'code'}
        loading={working === 'book'}
        loadingLabel={words.review.confirming}
        onClick={ignoreSecondPress}
      >
        {words.review.confirm}
      </Button>
    </>
  );

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        // The dialog cannot be closed while a booking is sent, because its result would be lost.
        if (!next && working !== 'book') onClose(isOver);
      }}
      title={words.booking.title}
      sheet="full"
      closeOnOutsidePress={false}
      returnFocus={returnFocus}
      footer={footer}
    >
      <Form id={formId} {...form}>
        {notice && notice.kind !== 'code' && (
          <FocusOnMount key={notice.kind} focus={notice.kind !== 'offer'}>
            <NoticeOf notice={notice} />
          </FocusOnMount>
        )}
        <UnconfirmedEmail />
        <Text size="small" tone="muted">
          {words.booking.step({ step: bookingSteps.indexOf(step) + 1, steps: bookingSteps.length })}
        </Text>
        {!isReview ? (
          <>
            <BookingSummary
              ceremony={pooja.title}
              tier={words.booking.summary({ tier: words.packages.tiers[tier] })}
              price={{ amount: discountedPrice, listPrice }}
            />
            {step === 'details' ? (
              <BookingDetails pooja={pooja} booking={booking} />
            ) : (
              <>
                <FocusOnMount>
                  <Heading level={3}>{words.ceremony.title}</Heading>
                </FocusOnMount>
                <Text>{words.ceremony.text}</Text>
                <CeremonyFields
                  value={draft}
                  onChange={change}
                  onFieldEdit={booking.setFieldError}
                  delivers={pooja.pricing[tier].delivers}
                />
              </>
            )}
          </>
        ) : (
          <>
            <FocusOnMount>
              <Heading level={3}>{words.review.title}</Heading>
            </FocusOnMount>
            <BookingSummary
              ceremony={quote.poojaTitle}
              tier={words.booking.summary({ tier: words.packages.tiers[quote.package] })}
              price={{ amount: quote.price, listPrice: quote.listPrice }}
            />
            <BookingReview quote={quote} booking={booking} />
          </>
        )}
      </Form>
    </Dialog>
  );
}
