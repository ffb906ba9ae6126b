import {
  ApiFailure,
  type BookInput,
  type Booking,
  type PackageTier,
  type Pooja,
  type Quote,
  type User,
  isUnauthorized,
} from '@jyoti/contract';
import { rupees } from '@jyoti/ui/price';
import { useState } from 'react';
import { api } from '../../session/api.ts';
import { useForm } from '../../forms/use-form.ts';
import { hoursOn, inputOf, isDetail, keepBooking, type BookingDraft } from './booking-draft.ts';
import { usePoojaWords } from './words.ts';

/** What stands over the step, beside the errors of fields. */
export type Notice =
  | { kind: 'price' | 'offer'; text: string }
  /** What a code has come to: it stands at its field. */
  | { kind: 'code'; text: string }
  /** There is nothing left to book. */
  | { kind: 'withdrawn' }
  /** A try whose answer was lost has been booked. */
  | { kind: 'booked before' };

interface BookingOptions {
  pooja: Pooja;
  tier: PackageTier;
  user: User;
  start: { draft: BookingDraft; key: string };
  /** The dates as they are by now. */
  onRenewed: (pooja: Pooja) => void;
  onBooked: (booking: Booking) => void;
}

const has = (failure: unknown, field: string): failure is ApiFailure =>
  failure instanceof ApiFailure && field in failure.fields;

/**
 * One booking, from its details over the review to its storing. All tries bear the same key: whatever answer is lost, it
 * is stored once.
 */
export function useBooking({ pooja, tier, user, start, onRenewed, onBooked }: BookingOptions) {
  const words = usePoojaWords();
  const [draft, setDraft] = useState(start.draft);
  /** What the server says that it would cost; the review stands on it. */
  const [quote, setQuote] = useState<Quote | null>(null);
  /** The code that the quote was made with, as it was typed. */
  const [quotedCode, setQuotedCode] = useState('');
  const [notice, setNotice] = useState<Notice | null>(null);
  const [work, setWork] = useState<'quote' | 'code' | 'book'>('quote');
  const [areDatesRenewed, setDatesRenewed] = useState(false);

  const inputFor = (asked: BookingDraft) =>
    inputOf({
      poojaId: pooja.id,
      tier,
      draft: asked,
      unknownGotra: words.review.gotraSaid,
    });

  const quoteWith = async (asked: BookingDraft) => {
    const found = await api.quoteBooking(inputFor(asked));
    setQuote(found);
    setQuotedCode(asked.code.trim());
    return found;
  };

  const renewDates = async () => {
    try {
      onRenewed(await api.pooja(pooja.id));
      setDatesRenewed(true);
    } catch {
      // The old list stays; the server refuses what is not free.
    }
  };

  /** Puts what the server will not book where it can be mended; what it cannot place it throws on. */
  const placed = async (failure: unknown): Promise<void> => {
    if (isUnauthorized(failure)) {
      keepBooking({ userId: user.id, poojaId: pooja.id, tier, draft, key: start.key });
      return;
    }
    if (has(failure, 'poojaId')) {
      setNotice({ kind: 'withdrawn' });
      return;
    }
    if (has(failure, 'idempotency-key')) {
      setNotice({ kind: 'booked before' });
      return;
    }
    if (has(failure, 'preferredDate')) {
      setDraft((before) => ({ ...before, preferredDate: '', preferredTime: '' }));
      await renewDates();
    }
    if (has(failure, 'preferredTime')) {
      setDraft((before) => ({ ...before, preferredTime: '' }));
      await renewDates();
    }
    if (failure instanceof ApiFailure && Object.keys(failure.fields).some(isDetail)) setQuote(null);
    throw failure;
  };

  const toReview = async () => {
    try {
      await quoteWith(draft);
    } catch (failure) {
      if (!has(failure, 'code')) return placed(failure);
      // The code came with the visitor from an offer: without it the price stands.
      const without = { ...draft, code: '' };
      await quoteWith(without);
      setDraft(without);
      const text = words.review.codeRefused(draft.code, failure.fields['code'] ?? '');
      setNotice({ kind: 'offer', text });
    }
  };

  const quoteCode = async () => {
    setWork('code');
    setNotice(null);
    try {
      const found = await quoteWith(draft);
      const asked = draft.code.trim();
      const text =
        found.code !== null
          ? words.review.codeApplied(found.code, rupees(found.price))
          : asked
            ? words.review.codeNoUse(asked)
            : words.review.codeRemoved(rupees(found.price));
      setNotice({ kind: 'code', text });
    } catch (failure) {
      await placed(failure);
    }
  };

  const book = async (input: BookInput, expectedPrice: number) => {
    try {
      onBooked(await api.book(input, start.key));
    } catch (failure) {
      if (!has(failure, 'expectedPrice')) return placed(failure);
      const now = await quoteWith(draft);
      const text = words.review.priceChanged(rupees(expectedPrice), rupees(now.price));
      setNotice({ kind: 'price', text });
    }
  };

  const { busy, setErrors, setFieldError, send, form } = useForm({
    loadChecks: () => import('./booking-check.ts'),
    check: ({ checkedBooking }) =>
      quote === null
        ? checkedBooking(inputFor(draft), 'details', hoursOn(pooja, draft.preferredDate))
        : checkedBooking({ ...inputFor(draft), expectedPrice: quote.price }, 'review'),
    send: async (input) => {
      setNotice(null);
      if (quote === null) return toReview();
      // A code that was typed and not applied changes the price: that is shown before anything is booked.
      if (draft.code.trim() !== quotedCode) return quoteCode();
      return book(input, quote.price);
    },
    failed: quote === null ? words.booking.failed : words.review.failed,
  });

  const applyCode = () => void send(quoteCode, words.booking.failed);

  const onSubmit: typeof form.onSubmit = (event) => {
    if (busy || notice?.kind === 'withdrawn' || notice?.kind === 'booked before') return;
    setWork(quote === null ? 'quote' : 'book');
    form.onSubmit(event);
  };

  return {
    form: { ...form, onSubmit },
    setFieldError,
    draft,
    change: (part: Partial<BookingDraft>) => setDraft((before) => ({ ...before, ...part })),
    quote,
    notice,
    /** What is under way, where something is. */
    working: busy ? work : null,
    areDatesRenewed,
    toDetails: () => {
      setQuote(null);
      setNotice(null);
      setErrors({});
    },
    applyCode,
  };
}

export type BookingInProgress = ReturnType<typeof useBooking>;
