/** What a letter says of a booking. */
interface BookingFacts {
  id: string;
  title: string;
  tier: string;
  day: string;
  price: string;
}

/** What letters say, in English. */
export const mailWordsEn = {
  greeting: (firstName: string) => `Namaste ${firstName},`,
  closing: 'Jyoti',
  reset: {
    subject: 'Set a new password for Jyoti',
    asked: 'Somebody, most likely you, asked for a new password for the account with this e-mail.',
    label: 'Set a new password',
    valid:
      'The link works once, for one hour. When the new password is set, every login that is open now ends.',
    ignore: 'If you did not ask for it, do nothing: your password stays as it is.',
  },
  passwordSet: {
    subject: 'Your password for Jyoti was changed',
    changed:
      'A new password was set for the account with this e-mail, through a link that we had sent here. Every earlier login has ended.',
    label: 'Contact us',
    notYou: 'If that was not you, ask for a new link on the login page at once, and write to us.',
  },
  booking: {
    subject: (id: string) => `Your booking ${id}`,
    received: 'Your booking request has reached us. Our team will contact you shortly to confirm.',
    what: ({ id, title, tier, day, price }: BookingFacts) =>
      `${id}: ${title}, package ${tier}, on ${day}, ${price}.`,
    tiers: { standard: 'Standard', premium: 'Premium', elite: 'Elite' },
    unpaid: 'Nothing has been paid. How to pay comes with the confirmation.',
    rule: 'Until 24 hours before the day of the ceremony begins in India, cancelling is refunded in full and rescheduling is free. Within 24 hours there is no refund, but one rescheduling. If the pandit is not available, you get a full refund.',
    label: 'See or change your booking',
  },
};

export type MailWords = typeof mailWordsEn;
