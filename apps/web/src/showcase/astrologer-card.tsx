import type { Astrologer } from '@jyoti/contract';
import { AstrologerCard as KitAstrologerCard } from '@jyoti/ui/astrologer-card';
import { personOf } from './person-of.ts';

/** An astrologer as the API describes them, in the card of the kit. */
export function AstrologerCard({ astrologer }: { astrologer: Astrologer }) {
  const { name, url, image, bio, experience, languages, badges, availability } = astrologer;
  const { status, price, rating } = personOf(astrologer);
  const free = status === 'online' || status === 'available';
  return (
    <KitAstrologerCard
      name={name}
      href={url}
      src={image}
      status={status}
      specialties={astrologer.specializations}
      bio={bio}
      experience={experience}
      languages={languages}
      rating={rating}
      nextSlot={availability.nextSlot}
      waitTime={availability.waitTime}
      badges={badges}
      price={price}
      {...(free && astrologer.call && { callHref: `${url}?ask=call` })}
      {...(free && astrologer.chat && { chatHref: `${url}?ask=chat` })}
    />
  );
}
