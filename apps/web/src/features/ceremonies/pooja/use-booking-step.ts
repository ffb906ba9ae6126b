import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { searchWith } from '../../../platform/data/search-params.ts';
import { bookingSteps, type BookingStep } from './booking-draft.ts';

/** Search parameter of the step. */
const STEP = 'book';

/** Number of history entries of the booking: going back that many returns to the page. */
function depthOf(state: unknown): number {
  const depth: unknown = (state as { bookingDepth?: unknown } | null)?.bookingDepth;
  return typeof depth === 'number' ? depth : 0;
}

/**
 * The step of the booking, which is in the URL: Back leads to the previous step, then to the page.
 */
export function useBookingStep() {
  const [search] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const step = bookingSteps.find((one) => one === search.get(STEP)) ?? null;
  const depth = depthOf(state);
  const place = step === null ? 0 : bookingSteps.indexOf(step) + 1;

  const show = (next: BookingStep | null, options: { replace?: boolean; state?: object }) =>
    navigate(
      { pathname, search: `?${searchWith(search, { [STEP]: next })}` },
      { ...options, preventScrollReset: true },
    );

  return {
    /** Null while nothing is booked. */
    step,
    /**
     * Goes to a step, or closes the booking: forward pushes an entry, back returns to an existing
     * one.
     */
    goTo: (next: BookingStep | null) => {
      const back = place - (next === null ? 0 : bookingSteps.indexOf(next) + 1);
      if (back < 0) void show(next, { state: { bookingDepth: depth + 1 } });
      else if (back > 0 && depth >= back) void navigate(-back);
      // A step opened by a link has no entry to go back to.
      else if (back > 0) void show(next, { replace: true, state: { bookingDepth: depth } });
    },
  };
}
