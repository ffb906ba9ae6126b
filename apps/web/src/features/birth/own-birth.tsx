import type { User } from '@jyoti/contract';
import { noBirthDetails, type BirthDetails } from '@jyoti/ui/birth-details-form';
import { Button } from '@jyoti/ui/button';
import { useDraft } from '../../platform/forms/use-draft.ts';
import { useSession } from '../../platform/session/session.tsx';
import { detailsOfUser } from './birth-details.ts';
import { frameMessages } from '../../messages.generated/frame.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

interface NeedsTime {
  /** Whether the form requires a time: an unknown one is then an empty field. @default false */
  needsTime?: boolean | undefined;
}

/**
 * The birth of a form: that of the URL, else as it was typed, else the visitor's own.
 * @param name of the draft
 * @param requested the birth in the URL, or null
 * @param own whether the form starts with the visitor's own birth
 */
export function useBirthDraft(
  name: string,
  requested: BirthDetails | null,
  { needsTime = false, own = true }: NeedsTime & { own?: boolean } = {},
): [BirthDetails, (next: BirthDetails) => void] {
  const { user } = useSession();
  const initial = requested ?? (own && user ? detailsOfUser(user, { needsTime }) : noBirthDetails);
  const { draft, change } = useDraft(name, initial, requested !== null);
  return [
    draft,
    (next) => {
      // An account has no gender: one that is chosen before the session is known does not keep its birth out.
      const isGenderOnly = next.gender !== draft.gender && isSameBirth(next, draft);
      // `fold` may be missing in the next birth, and then must not remain.
      change(isGenderOnly ? { gender: next.gender } : { fold: undefined, ...next });
    },
  ];
}

const compared = ['name', 'date', 'time', 'timeUnknown', 'placeText'] as const;

/** Whether all given details except the gender are those of a birth. */
export function isSameBirth(details: Partial<BirthDetails>, birth: BirthDetails): boolean {
  const { place } = details;
  return (
    compared.every((key) => !(key in details) || details[key] === birth[key]) &&
    (place === undefined ||
      (place?.name === birth.place?.name && place?.latitude === birth.place?.latitude))
  );
}

interface OwnBirthButtonProps extends NeedsTime {
  /** The details of the form, as many as it asks for. */
  details: Partial<BirthDetails>;
  /** Called with the visitor's own birth and its account, or with empty details. */
  onFill: (birth: BirthDetails, user: User | null) => void;
}

/** Empties a form that has the visitor's own birth, for somebody else's; fills any other form with it. */
export function OwnBirthButton({ details, needsTime = false, onFill }: OwnBirthButtonProps) {
  const { birth: words } = useMessages(frameMessages);
  const { user } = useSession();
  const own = user && detailsOfUser(user, { needsTime });
  // Until the session is known, presses are queued: what is pressed then must still be the same button.
  const isOwn = isSameBirth(details, own ?? noBirthDetails);
  return (
    <Button
      size="small"
      onClick={() => {
        if (isOwn) onFill(noBirthDetails, null);
        else if (user && own) onFill({ ...own, gender: details.gender ?? null }, user);
      }}
    >
      {isOwn ? words.other : words.mine}
    </Button>
  );
}
