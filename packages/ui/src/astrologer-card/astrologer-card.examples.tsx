import { AstrologerCard, type AstrologerCardProps } from './index.ts';

const sunanda: AstrologerCardProps = {
  name: 'Sunanda Iyer',
  href: '#sunanda',
  status: 'offline',
  specialties: ['Numerology', 'Names'],
  experience: 11,
  languages: ['Tamil', 'English'],
  rating: { value: 4.8, count: 1920 },
  price: { amount: 25, per: 'minute' },
  headingLevel: 4,
};

export const SaysWhen = () => (
  <AstrologerCard
    {...sunanda}
    nextSlot="Tomorrow, 9:00 am"
    chatHref="#chat"
    note="Calls start again tomorrow at 9:00 am. You can leave a question in the chat."
  />
);

export const Uninformative = () => <AstrologerCard {...sunanda} />;
