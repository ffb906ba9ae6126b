import { Grid } from '../layout/index.ts';
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

export const Parts = () => (
  <Grid minItem="22rem">
    <AstrologerCard
      name="Meera Joshi"
      href="#meera"
      status="online"
      specialties={['Vedic astrology', 'Kundli matching']}
      bio="Reads charts for questions about work and family."
      experience={14}
      languages={['Hindi', 'English', 'Marathi']}
      rating={{ value: 4.8, count: 1240 }}
      nextSlot="Today, 6:30 pm"
      waitTime="5 minutes"
      badges={['Top rated', 'Verified']}
      price={{ amount: 30, listPrice: 50, per: 'minute' }}
      callHref="#call"
      chatHref="#chat"
      note="You pay only for the minutes you talk."
    />
  </Grid>
);
