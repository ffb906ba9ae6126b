import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { searchWith } from '../../data/search-params.ts';
import { bookingSteps, type BookingStep } from './booking-draft.ts';

/** Name of the step in the address. */
const STEP = 'book';

/** How many entries of the history the booking has made: as many lead back to the page. */
function depthOf(state: unknown): number {
  const depth: unknown = (state as { bookingDepth?: unknown } | null)?.bookingDepth;
  return typeof depth === 'number' ? depth : 0;
}

/** The step of the booking, which is in the address: the browser's Back leads to the one before, then to the page. */
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
    /** Null while nothing is being booked. */
    step,
    /** Leads to a step, or closes the booking: forward as a new entry, back to an entry that is there already. */
    goTo: (next: BookingStep | null) => {
      const back = place - (next === null ? 0 : bookingSteps.indexOf(next) + 1);
      if (back < 0) void show(next, { state: { bookingDepth: depth + 1 } });
      else if (back > 0 && depth >= back) void navigate(-back);
      // Who came by a link has no entry to go back to.
      else if (back > 0) void show(next, { replace: true, state: { bookingDepth: depth } });
    },
  };
}
