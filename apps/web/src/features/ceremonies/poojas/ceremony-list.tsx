import type { CeremonyPurpose, Pooja, WeekdayName } from '@jyoti/contract';
import { EmptyState } from '@jyoti/ui/empty-state';
import { Grid, VisuallyHidden } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { Skeleton, SkeletonBlock } from '@jyoti/ui/skeleton';
import { CeremonyCard } from '../ceremony-card.tsx';
import { listUrl } from '../poojas-url.ts';
import { ceremoniesMessages } from '../../../messages.generated/ceremonies.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const shape = { minItem: '26rem', columns: 2, gap: 'x5' } as const;

/** Skeleton of the cards. */
export function WaitingCeremonies() {
  const words = useMessages(ceremoniesMessages);
  return (
    <Skeleton label={words.loading}>
      <Grid {...shape}>
        {Array.from({ length: 6 }, (_, index) => (
          <SkeletonBlock key={index} blockSize="18rem" />
        ))}
      </Grid>
    </Skeleton>
  );
}

interface CeremonyListProps {
  poojas: readonly Pooja[];
  /** The chosen weekday; null for all. */
  day: WeekdayName | null;
  /** The chosen purpose; null for any. */
  purpose: CeremonyPurpose | null;
  code: string;
}

/** Ceremonies of a weekday and a purpose, or all. */
export function CeremonyList({ poojas, day, purpose, code }: CeremonyListProps) {
  const words = useMessages(ceremoniesMessages);
  const shown = poojas.filter(
    ({ days, purposes }) =>
      (day === null || days.includes(day)) && (purpose === null || purposes.includes(purpose)),
  );
  const count = shown.length;
  const shownInWords = () => {
    if (day !== null && purpose !== null)
      return words.shown.onDayForPurpose({
        count,
        day: words.weekdays[day],
        purpose: words.purposes[purpose],
      });
    if (day !== null) return words.shown.onDay({ count, day: words.weekdays[day] });
    if (purpose !== null)
      return words.shown.forPurpose({ count, purpose: words.purposes[purpose] });
    return words.shown.all({ count });
  };
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {shownInWords()}
      </VisuallyHidden>
      {shown.length === 0 ? (
        <EmptyState
          title={purpose === null ? words.none : words.noneOfPurpose}
          {...((day ?? purpose) !== null && {
            action: <ButtonLink href={listUrl(null, code)}>{words.all}</ButtonLink>,
          })}
        >
          {words.noneText}
        </EmptyState>
      ) : (
        <Grid as="ul" {...shape} aria-label={words.list}>
          {shown.map((pooja) => (
            <CeremonyCard key={pooja.id} pooja={pooja} code={code} headingLevel={2} />
          ))}
        </Grid>
      )}
    </>
  );
}
