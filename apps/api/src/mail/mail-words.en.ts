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
  neutralGreeting: 'Namaste,',
  closing: 'Jyoti',
  confirmEmail: {
    subject: 'Confirm your e-mail for Jyoti',
    signedUp: 'Somebody, most likely you, signed up at Jyoti with this e-mail.',
    changed: 'Somebody, most likely you, wants to use this e-mail for a Jyoti account.',
    label: 'Confirm this e-mail',
    valid: 'The link works once, for 24 hours.',
    ignore: 'If it was not you, do nothing. We will not write to you again.',
  },
  newsletterConfirm: {
    subject: 'Confirm your Jyoti newsletter',
    asked: 'Somebody, most likely you, asked for the Jyoti newsletter at this e-mail.',
    label: 'Yes, send me the newsletter',
    valid: 'The link works for 24 hours.',
    ignore: 'If it was not you, do nothing. You will not get the newsletter.',
  },
  newsletterWelcome: {
    subject: 'You now get the Jyoti newsletter',
    subscribed: 'Thank you for confirming. We will send the Jyoti newsletter to this e-mail.',
    leave: 'You can unsubscribe at any time with this link.',
    label: 'Unsubscribe',
  },
  emailChanged: {
    subject: 'The e-mail of your Jyoti account was changed',
    changed: 'Your Jyoti account now has another e-mail. We will no longer write to this address.',
    label: 'Contact us',
    notYou: 'If you did not change it, write to us at once.',
  },
  passwordChanged: {
    subject: 'Your password for Jyoti was changed',
    changed: 'The password of your Jyoti account was changed. Every other login has ended.',
    label: 'Set a new password',
    notYou: 'If you did not change it, set a new password at once.',
  },
  newDevice: {
    subject: 'New login to your Jyoti account',
    device: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: 'a device we do not know',
    loggedIn: (device: string, at: string) =>
      `Somebody logged in to your account with ${device} on ${at} (India).`,
    you: 'If it was you, there is nothing to do.',
    label: 'See your logins',
    notYou: 'If it was not you, end that login on your profile page and change your password.',
  },
  accountDeleted: {
    subject: 'Your Jyoti account is deleted',
    deleted: 'Your Jyoti account and everything in it are deleted.',
    label: 'Contact us',
    notYou: 'If you did not delete it, write to us.',
  },
  reset: {
    subject: 'Set a new password for Jyoti',
    asked: 'Somebody, most likely you, asked for a new password for the account with this e-mail.',
    label: 'Set a new password',
    valid:
      'The link works once, for ten minutes. When the new password is set, every login that is open now ends.',
    ignore: 'If you did not ask for it, do nothing: your password stays as it is.',
  },
  lockedOut: {
    subject: 'Somebody is trying to log in to your Jyoti account',
    tried:
      'Somebody has tried wrong passwords for your account many times in the past hour. We have stopped these tries for up to an hour.',
    knownDevices: 'On a device where you have logged in before, your password works as usual.',
    otherDevices: 'To log in on another device now, set a new password with this link.',
    label: 'Set a new password',
    valid:
      'The link works once, for ten minutes. When you set a new password, you will be logged out everywhere.',
    notYou:
      'If that was not you, nobody has got in. Choose a new password if you use the same one elsewhere.',
  },
  passwordSet: {
    subject: 'Your password for Jyoti was changed',
    changed:
      'A new password was set for the account with this e-mail, through a link that we had sent here. Every earlier login has ended.',
    label: 'Contact us',
    notYou: 'If that was not you, ask for a new link on the login page at once, and write to us.',
  },
  booking: {
    subjects: {
      requested: (id: string) => `Your booking ${id}`,
      confirmed: (id: string) => `Your booking ${id} is confirmed`,
      rescheduled: (id: string) => `Your booking ${id} has a new date`,
      completed: (id: string) => `Your booking ${id} is completed`,
      cancelled: (id: string) => `Your booking ${id} is cancelled`,
      declined: (id: string) => `Your booking ${id} cannot take place`,
      hour_set: (id: string) => `The hour of your booking ${id}`,
      call_set: (id: string) => `The call of your booking ${id}`,
      payment_noted: (id: string) => `Payment for your booking ${id}`,
      recording_added: (id: string) => `The recording of your booking ${id}`,
    },
    received: 'Your booking request has reached us. Our team will contact you shortly to confirm.',
    what: ({ id, title, tier, day, price }: BookingFacts) =>
      `${id}: ${title}, package ${tier}, on ${day}, ${price}.`,
    /** The day and the hour of a ceremony. */
    at: (day: string, hour: string) => `${day} at ${hour} (Indian time)`,
    tiers: { standard: 'Standard', premium: 'Premium', elite: 'Elite' },
    unpaid: 'Nothing has been paid. How to pay comes with the confirmation.',
    confirmed: 'Your booking is confirmed: the pandit performs the ceremony on this day.',
    payment:
      'You can pay by card, net banking, UPI or wallet; our team agrees the way with you. We never ask for a card number, a PIN or a one-time code by telephone or e-mail.',
    rescheduled: (oldDay: string) =>
      `Your booking has moved from ${oldDay} to the day below, as you asked.`,
    toBeConfirmed: 'Our team will contact you shortly to confirm the new day.',
    completed: 'The ceremony was performed.',
    afterwards:
      'What your package brings afterwards, such as the recording, comes to you from our team.',
    cancelled: 'Your booking is cancelled, as you asked.',
    declined:
      'We are sorry: the ceremony cannot be performed on this day, so we have cancelled the booking.',
    refunds: {
      full: (amount: string) =>
        `Refund: ${amount}. It goes back the way you paid, within 7-10 business days. Nothing more is due.`,
      none: (_amount: string) =>
        'Less than 24 hours remained before the day of the ceremony, or the date was changed within them, so there is no refund. What you have not paid is no longer due.',
    },
    nothingPaid:
      'We have noted no payment for this booking, so there is nothing to refund and nothing is due. If you have paid, please write to us.',
    arranged: {
      hour_set: 'Our team has set the hour of the ceremony. It is below.',
      call_set: 'You can join the ceremony by a call. The link is below.',
      payment_noted: 'We have noted your payment. Thank you.',
      recording_added: 'The recording of the ceremony is ready. The link is below.',
    },
    paid: (paid: string, price: string) => `Paid: ${paid} of ${price}.`,
    call: (link: string) => `Join the call: ${link}`,
    recording: (link: string) => `Recording: ${link}`,
    newDate: 'If you would rather have another day, book it at any time.',
    rule: 'Until 24 hours before the day of the ceremony begins in India, cancelling is refunded in full and rescheduling is free. Within 24 hours there is no refund, but one rescheduling, after which the booking stays without a refund. If the pandit is not available, you get a full refund.',
    label: 'See or change your booking',
  },
};

export type MailWords = typeof mailWordsEn;
