import type { Astrologer } from '@jyoti/contract';
import { AstrologerCard as KitAstrologerCard } from '@jyoti/ui/recipes/astrologer-card';
import { personOf } from './person-of.ts';
import { showcaseMessages } from '../../messages.generated/showcase.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** The kit's card for an astrologer of the API. */
export function AstrologerCard({ astrologer }: { astrologer: Astrologer }) {
  const { name, url, image, bio, experience, languages, badges, availability } = astrologer;
  const { status, price, rating } = personOf(astrologer);
  const { ask: words } = useMessages(showcaseMessages);
  const free = status === 'online' || status === 'available';
  const { call, chat } = astrologer;
  const note = () => {
    if (!free) return words.away;
    if (!call) return words.writingOnly;
    return chat ? words.request : words.callOnly;
  };
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
      {...(free && call && { callHref: `${url}?ask=call#ask` })}
      {...(free && chat && { chatHref: `${url}?ask=chat#ask` })}
      note={note()}
    />
  );
}
