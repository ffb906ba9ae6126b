import { YantraArt } from '../../yantra-art/index.ts';
import type { OfferCardProps } from './index.ts';

/** An invented offer. */
export const ugadi = {
  title: 'New Year reading',
  subtitle: 'A full reading of your chart',
  children: 'Ninety minutes with an astrologer, and the report to keep.',
  art: <YantraArt yantra="ganesha" size="100%" decorative />,
  price: { amount: 1050, listPrice: 2100 },
  savedPercent: 50,
  endsAt: '2026-04-15T18:30:00Z',
  now: '2026-04-13T12:30:00Z',
  code: 'UGADI50',
  href: '#claim',
  actionLabel: 'Claim Offer',
} satisfies OfferCardProps;
