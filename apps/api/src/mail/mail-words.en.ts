/** The facts of a booking that an e-mail contains. */
interface BookingFacts {
  id: string;
  title: string;
  tier: string;
  day: string;
  price: string;
}

/** Sentences of the e-mails, in English. */
export const mailWordsEn = {
  greeting: (firstName: string) => `Namaste ${firstName},`,
  neutralGreeting: 'Namaste,',
  closing: 'Jyoti',
  confirmEmail: {
    subject: 'Confirm your e-mail for Jyoti',
    signedUp: 'Someone, probably you, signed up for Jyoti with this e-mail address.',
    changed: 'Someone, probably you, wants to use this e-mail address for a Jyoti account.',
    label: 'Confirm this e-mail',
    valid: 'The link works once, for 24 hours.',
    unconfirmed: 'If the e-mail isn’t confirmed within 7 days, we delete the account.',
    ignore:
      'If this wasn’t you, open the link and choose “This wasn’t me”, or simply ignore this e-mail.',
  },
  emailInUse: {
    subject: 'You already have a Jyoti account',
    wanted:
      'Someone, probably you, wants to use this e-mail address for another Jyoti account. There is already an account with this address, and an address can belong to only one.',
    label: 'Login',
    forgotten: 'If you don’t remember the password, you can set a new one from the login page.',
    ignore: 'If this wasn’t you, please ignore this e-mail. Nothing has changed.',
  },
  newsletterConfirm: {
    subject: 'Confirm your Jyoti newsletter',
    reason: 'Someone, probably you, asked us to send the Jyoti newsletter to this e-mail address.',
    label: 'Yes, send me the newsletter',
    valid: 'The link works for 24 hours.',
    ignore: 'If this wasn’t you, please ignore this e-mail. You won’t get the newsletter.',
  },
  newsletterWelcome: {
    subject: 'Welcome to the Jyoti newsletter',
    subscribed: 'Thank you for confirming. We’ll send the Jyoti newsletter to this address.',
    leave: 'You can unsubscribe at any time with this link.',
    label: 'Unsubscribe',
  },
  emailChanged: {
    subject: 'The e-mail address of your Jyoti account has changed',
    changed:
      'The e-mail address of your Jyoti account has been changed. We won’t write to this address any more.',
    label: 'Contact us',
    notYou: 'If you didn’t change it, please contact us at once.',
  },
  passwordChanged: {
    subject: 'Your Jyoti password has changed',
    changed:
      'The password of your Jyoti account has been changed. You have been logged out on every other device.',
    label: 'Set a new password',
    notYou: 'If you didn’t change it, please set a new password at once.',
  },
  newDevice: {
    subject: 'New login to your Jyoti account',
    device: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: 'a device we do not know',
    loggedIn: (device: string, at: string) =>
      `There was a new login to your account from ${device} on ${at} (Indian time).`,
    you: 'If this was you, you don’t need to do anything.',
    label: 'See your logins',
    notYou: 'If it wasn’t you, log that device out on your profile page and change your password.',
  },
  accountDeleted: {
    subject: 'Your Jyoti account is deleted',
    deleted: 'We have deleted your Jyoti account and everything in it.',
    booking: (id: string, title: string, day: string) =>
      `Your booking ${id} (${title}, ${day}) was cancelled with it.`,
    keepNumber: 'Please keep this e-mail: our team finds a payment by the booking number.',
    label: 'Contact us',
    notYou: 'If you didn’t ask for this, please contact us.',
  },
  reset: {
    subject: 'Set a new Jyoti password',
    reason:
      'Someone, probably you, asked for a new password for the Jyoti account with this e-mail address.',
    unconfirmed:
      'The account was created with your address, but the address was never confirmed. If you didn’t create the account, someone else did: your new password confirms that the address is yours and locks them out.',
    label: 'Set a new password',
    valid: 'The link works once, for ten minutes. Setting a new password logs you out everywhere.',
    ignore: 'If you didn’t ask for it, please ignore this e-mail. Your password stays the same.',
  },
  lockedOut: {
    subject: 'Someone is trying to log in to your Jyoti account',
    tried:
      'Someone has tried many wrong passwords for your account in the past hour. We have blocked these attempts for up to an hour.',
    knownDevices: 'On devices where you have logged in before, your password works as usual.',
    otherDevices: 'To log in on another device now, set a new password with this link.',
    label: 'Set a new password',
    valid: 'The link works once, for ten minutes. Setting it logs you out everywhere.',
    notYou:
      'If this wasn’t you, don’t worry: nobody has got in. If you use the same password elsewhere, choose a new one.',
  },
  failedCodes: {
    subject: 'Wrong codes for your Jyoti operator account',
    tried:
      'Someone has logged in to your operator account and entered several wrong codes. We have blocked further codes for up to 15 minutes.',
    label: 'Set a new password',
    notYou:
      'If this wasn’t you, someone else knows your password. Set a new one at once and tell the person who runs the server.',
  },
  passwordSet: {
    subject: 'Your Jyoti password has changed',
    changed:
      'A new password was set for the Jyoti account with this e-mail address, using a link we sent here. You have been logged out on all devices.',
    label: 'Contact us',
    notYou: 'If this wasn’t you, ask for a new link on the login page at once, and contact us.',
  },
  booking: {
    subjects: {
      requested: (id: string) => `Your booking ${id}`,
      confirmed: (id: string) => `Your booking ${id} is confirmed`,
      rescheduled: (id: string) => `Your booking ${id} has a new date`,
      completed: (id: string) => `Your ceremony has taken place (${id})`,
      cancelled: (id: string) => `Your booking ${id} is cancelled`,
      declined: (id: string) => `Your booking ${id} cannot take place`,
      hour_set: (id: string) => `The hour of your booking ${id}`,
      call_set: (id: string) => `The call of your booking ${id}`,
      payment_noted: (id: string) => `Payment for your booking ${id}`,
      recording_added: (id: string) => `The recording of your booking ${id}`,
    },
    received:
      'We have received your booking request. Our team will contact you shortly to confirm.',
    what: ({ id, title, tier, day, price }: BookingFacts) =>
      `${id}: ${title}, ${tier} package, ${day}, ${price}.`,
    /** The day and the hour of a ceremony. */
    at: (day: string, hour: string) => `${day} at ${hour} (Indian time)`,
    endOf: (day: string) => `the end of ${day} (Indian time)`,
    tiers: { standard: 'Standard', premium: 'Premium', elite: 'Elite' },
    unpaid: 'You have not paid anything yet. When we confirm, we’ll tell you how to pay.',
    confirmed: 'Your booking is confirmed. The pandit will perform the ceremony on this day.',
    payment:
      'You can pay by card, net banking, UPI or wallet. Our team will agree the payment method with you. We never ask for a card number, a PIN or a one-time code by phone or e-mail.',
    rescheduled: (oldDay: string) =>
      `Your booking has moved from ${oldDay} to the day below, as you asked.`,
    toBeConfirmed: 'Our team will contact you shortly to confirm the new day.',
    completed: 'The ceremony has been performed.',
    afterwards: 'Our team will send you the recording and anything else in your package.',
    cancelled: 'Your booking is cancelled, as you asked.',
    declined:
      'We’re sorry: the ceremony can’t be performed on this day, so we have cancelled the booking.',
    refunds: {
      full: (amount: string) =>
        `Refund: ${amount}. We’ll return it the way you paid, within 7-10 business days. Nothing more is due.`,
      none: (_amount: string) =>
        'The time for free changes was over, or was over when you changed the date, so there is no refund. Nothing more is due.',
    },
    nothingPaid:
      'We have no payment on record for this booking, so there is nothing to refund and nothing is due. If you have paid, please write to us.',
    arranged: {
      hour_set: 'Our team has set the hour of the ceremony. You’ll find it below.',
      call_set: 'You can join the ceremony by a call. The link is below.',
      payment_noted: 'We have noted your payment. Thank you.',
      recording_added: 'The recording of the ceremony is ready. The link is below.',
    },
    paid: (paid: string, price: string) => `Paid: ${paid} of ${price}.`,
    call: (link: string) => `Join the call: ${link}`,
    recording: (link: string) => `Recording: ${link}`,
    newDate:
      'If another day suits you, you can book it on the page of the ceremony while it is offered.',
    rule: (until: string) =>
      `Until ${until}, you can cancel for a full refund or change the date for free. After that there is no refund, but you can change the date once, and the booking then stays without a refund.`,
    lateRule: (until: string) =>
      `Free changes were possible until ${until}. Cancelling no longer gets a refund, but you can still change the date once.`,
    usedRule: 'Cancelling no longer gets a refund, and the date cannot be changed again.',
    unavailable: 'If the pandit is not available, you get a full refund.',
    label: 'See or change your booking',
  },
};

export type MailWords = typeof mailWordsEn;
