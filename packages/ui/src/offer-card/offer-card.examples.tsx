import { OfferCard } from './index.ts';

export const SaysWhenItEnds = () => (
  <OfferCard
    headingLevel={4}
    title="New Year reading"
    price={{ amount: 1050, listPrice: 2100 }}
    endsAt="2026-04-15T18:30:00Z"
    now="2026-04-13T12:30:00Z"
    code="UGADI50"
    href="#claim"
    actionLabel="Claim Offer"
  >
    Ninety minutes with an astrologer.
  </OfferCard>
);

export const Presses = () => (
  <OfferCard
    headingLevel={4}
    title="Hurry! Last chance!"
    price={{ amount: 1050, listPrice: 2100 }}
    href="#claim"
    actionLabel="Claim Offer"
  >
    Only a few places are left.
  </OfferCard>
);
