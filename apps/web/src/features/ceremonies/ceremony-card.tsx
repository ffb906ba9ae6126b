import { ceremonyFormat, weekdayNames, type Pooja, type Language } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { dayAndMonth, weekdayName } from '@jyoti/ui/dates';
import { PoojaCard, type Weekday } from '@jyoti/ui/recipes/pooja-card';
import { Rating } from '@jyoti/ui/rating';
import { poojaUrl } from './poojas-url.ts';
import { useLanguage } from '../../platform/words/use-language.ts';
import { ceremoniesMessages } from '../../messages.generated/ceremonies.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** The kit counts weekdays from Sunday, the contract from Monday. */
const kitWeekday = (day: Pooja['days'][number]) =>
  ((weekdayNames.indexOf(day) + 1) % weekdayNames.length) as Weekday;

/** "Mon, 24 Nov" */
const shortDay = (date: string, language: Language) =>
  `${weekdayName(language, date, 'short')}, ${dayAndMonth(language, date, 'short')}`;

interface CeremonyCardProps {
  pooja: Pooja;
  /** Code of an offer, passed on in the link. */
  code: string;
  /** Level of the heading with the name. */
  headingLevel: 2 | 3;
}

/**
 * A ceremony in a list, with the price of its standard package. Stars are shown only if it has
 * reviews.
 */
export function CeremonyCard({ pooja, code, headingLevel }: CeremonyCardProps) {
  const words = useMessages(ceremoniesMessages);
  const language = useLanguage();
  const { price: listPrice, discountedPrice: amount } = pooja.pricing.standard;
  const next = pooja.availabilityDates[0];
  return (
    <PoojaCard
      as="li"
      shortSummary
      headingLevel={headingLevel}
      name={pooja.title}
      href={poojaUrl(pooja.id, code)}
      yantra={pooja.image}
      summary={pooja.description}
      weekdays={pooja.days.map(kitWeekday)}
      pandit={pooja.panditName}
      price={{ amount, listPrice }}
      {...(next && { nextDate: shortDay(next, language) })}
      badges={
        <>
          <Badge>{words.formats[ceremonyFormat(pooja.type)]}</Badge>
          <Badge>{words.duration({ minutes: pooja.duration })}</Badge>
          {pooja.rating && <Rating value={pooja.rating.average} count={pooja.rating.count} />}
        </>
      }
    />
  );
}
