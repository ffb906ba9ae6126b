import {
  ApiFailure,
  type BookInput,
  type BookingWarning,
  type Booking,
  type PackageTier,
  type Pooja,
  type Quote,
  isUnauthorized,
} from '@jyoti/contract';
import { rupees } from '@jyoti/ui/price';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../platform/session/api.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import {
  bookingSteps,
  hoursOn,
  inputOf,
  stepOf,
  type BookingDraft,
  type BookingStep,
  type StartedBooking,
} from './booking-draft.ts';
import { poojaMessages } from '../../../messages.generated/pooja.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { ceremonyFieldsMessages } from '../../../messages.generated/ceremony-fields.ts';

/** The message above the step, besides field errors. */
export type Notice =
  | { kind: 'price' | 'offer'; text: string }
  /** The result of a code, shown at its field. */
  | { kind: 'code'; text: string }
  /** Whether nothing can be booked any more. */
  | { kind: 'withdrawn' }
  /** Whether an earlier attempt, whose response was lost, was stored. */
  | { kind: 'booked before' };

interface BookingOptions {
  pooja: Pooja;
  tier: PackageTier;
  /** The draft, kept in session storage. */
  started: StartedBooking;
  change: (part: Partial<BookingDraft>) => void;
  step: BookingStep;
  goTo: (step: BookingStep) => void;
  /** The current dates. */
  onRenewed: (pooja: Pooja) => void;
  onBooked: (booking: Booking) => void;
}

const has = (failure: unknown, field: string): failure is ApiFailure =>
  failure instanceof ApiFailure && field in failure.fields;

/** The API field that a warning is about. */
export const warningField = (warning: BookingWarning) => `acceptedWarnings.${warning}`;

/**
 * One booking, from its details to its storing. All attempts have the same idempotency key: even if
 * a response is lost, it is stored once.
 */
export function useBooking(options: BookingOptions) {
  const { pooja, tier, started, change, goTo, onRenewed, onBooked } = options;
  const { draft, key } = started;
  const words = useMessages(poojaMessages);
  const { unknownGotra } = useMessages(ceremonyFieldsMessages);
  /** The server's quote, which the review shows. */
  const [quote, setQuote] = useState<Quote | null>(null);
  /** The code as typed when the quote was requested. */
  const [quotedCode, setQuotedCode] = useState('');
  const [notice, setNotice] = useState<Notice | null>(null);
  const [work, setWork] = useState<'quote' | 'code' | 'book'>('quote');
  const [accepted, setAccepted] = useState<BookingWarning[]>([]);
  const [areDatesRenewed, setDatesRenewed] = useState(false);

  // After a reload the review has no quote, so it goes back one step to request it again.
  const step = options.step === 'review' && quote === null ? 'ceremony' : options.step;

  /** The step that a request runs for. */
  const awaited = useRef<{ step: BookingStep; resolve: () => void } | null>(null);
  useEffect(() => {
    if (awaited.current?.step !== step) return;
    awaited.current.resolve();
    awaited.current = null;
  }, [step]);
  const showStep = (target: BookingStep) =>
    new Promise<void>((resolve) => {
      awaited.current = { step: target, resolve };
      goTo(target);
    });

  const inputFor = (bookingDraft: BookingDraft) =>
    inputOf({
      poojaId: pooja.id,
      tier,
      draft: bookingDraft,
      unknownGotra,
    });

  const quoteWith = async (bookingDraft: BookingDraft) => {
    const found = await api('POST /api/bookings/quote', { body: inputFor(bookingDraft) });
    setQuote(found);
    setQuotedCode(bookingDraft.code.trim());
    return found;
  };

  const renewDates = async () => {
    try {
      onRenewed(await api('GET /api/poojas/:id', { path: { id: pooja.id } }));
      setDatesRenewed(true);
    } catch {
      // The old list stays; the server rejects dates that are not free.
    }
  };

  /** Shows the server's errors at the step where they can be fixed; rethrows all others. */
  const placed = async (failure: unknown): Promise<void> => {
    // After a new login the visitor returns to this step with the input kept.
    if (isUnauthorized(failure)) return;
    if (has(failure, 'poojaId')) {
      setNotice({ kind: 'withdrawn' });
      return;
    }
    if (has(failure, 'idempotency-key')) {
      setNotice({ kind: 'booked before' });
      return;
    }
    if (has(failure, 'preferredDate')) {
      change({ preferredDate: '', preferredTime: '' });
      await renewDates();
    } else if (has(failure, 'preferredTime')) {
      change({ preferredTime: '' });
      await renewDates();
    }
    if (failure instanceof ApiFailure) {
      const steps = Object.keys(failure.fields).map(stepOf);
      const first = bookingSteps.find((one) => steps.includes(one));
      if (first !== undefined && bookingSteps.indexOf(first) < bookingSteps.indexOf(step)) {
        // Render the step first, so that the errors find their fields and the first is focused.
        await showStep(first);
      }
    }
    throw failure;
  };

  const toNext = async (next: BookingStep, bookingDraft: BookingDraft) => {
    try {
      await quoteWith(bookingDraft);
    } catch (failure) {
      if (!has(failure, 'code')) return placed(failure);
      // The code came from an offer link, so without it the price does not change.
      const without = { ...draft, code: '' };
      await quoteWith(without);
      change({ code: '' });
      const text = words.review.codeRefused({
        code: draft.code,
        why: failure.fields['code'] ?? '',
      });
      setNotice({ kind: 'offer', text });
    }
    goTo(next);
  };

  const quoteCode = async () => {
    setWork('code');
    setNotice(null);
    try {
      const found = await quoteWith(draft);
      const codeText = draft.code.trim();
      const text =
        found.code !== null
          ? words.review.codeApplied({ code: found.code, price: rupees(found.price) })
          : codeText
            ? words.review.codeNoUse({ code: codeText })
            : words.review.codeRemoved({ price: rupees(found.price) });
      setNotice({ kind: 'code', text });
    } catch (failure) {
      await placed(failure);
    }
  };

  const book = async (input: BookInput, expectedPrice: number) => {
    try {
      onBooked(
        await api('POST /api/bookings', { body: input, headers: { 'idempotency-key': key } }),
      );
    } catch (failure) {
      if (has(failure, 'acceptedWarnings')) {
        // The review shows the collected warnings.
        await quoteWith(draft);
        setNotice({ kind: 'price', text: failure.fields['acceptedWarnings'] ?? '' });
        return;
      }
      if (!has(failure, 'expectedPrice')) return placed(failure);
      const now = await quoteWith(draft);
      const text = words.review.priceChanged({
        before: rupees(expectedPrice),
        now: rupees(now.price),
      });
      setNotice({ kind: 'price', text });
    }
  };

  const { busy, setErrors, setFieldError, send, form } = useForm({
    loadChecks: () => import('./booking-check.ts'),
    check: ({ checkedBooking }) => {
      const input = inputFor(draft);
      const hours = hoursOn(pooja, draft.preferredDate);
      if (step !== 'review' || quote === null) return checkedBooking(input, step, hours);
      const unaccepted = quote.warnings.filter((warning) => !accepted.includes(warning));
      if (unaccepted.length > 0) {
        const message = words.review.warnings.required;
        return {
          ok: false,
          fields: Object.fromEntries(unaccepted.map((one) => [warningField(one), message])),
        };
      }
      const shown = { expectedPrice: quote.price, acceptedWarnings: quote.warnings };
      return checkedBooking({ ...input, ...shown }, step, hours);
    },
    send: async (input) => {
      setNotice(null);
      // A code is applied where the price is shown.
      if (step === 'details') return toNext('ceremony', { ...draft, code: '' });
      if (step === 'ceremony' || quote === null) return toNext('review', draft);
      // A code that was typed but not applied changes the price, which is shown before booking.
      if (draft.code.trim() !== quotedCode) return quoteCode();
      return book(input, quote.price);
    },
    failed: step === 'review' ? words.review.failed : words.booking.failed,
  });

  const applyCode = () => void send(quoteCode, words.booking.failed);

  const onSubmit: typeof form.onSubmit = (event) => {
    if (busy || notice?.kind === 'withdrawn' || notice?.kind === 'booked before') return;
    setWork(step === 'review' ? 'book' : 'quote');
    form.onSubmit(event);
  };

  return {
    form: { ...form, onSubmit },
    setFieldError,
    draft,
    change,
    step,
    accepted,
    accept: (warning: BookingWarning, isAccepted: boolean) => {
      setFieldError(warningField(warning));
      setAccepted((before) => [
        ...before.filter((one) => one !== warning),
        ...(isAccepted ? [warning] : []),
      ]);
    },
    quote,
    notice,
    /** The running request, if any. */
    working: busy ? work : null,
    areDatesRenewed,
    /** The previous step, which has no errors. */
    back: () => {
      setNotice(null);
      setErrors({});
      goTo(step === 'review' ? 'ceremony' : 'details');
    },
    applyCode,
  };
}

export type BookingInProgress = ReturnType<typeof useBooking>;
