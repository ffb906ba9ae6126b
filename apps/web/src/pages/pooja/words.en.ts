import {
  mostReschedulings,
  type BookingWarning,
  type PackageTier,
  type ServiceType,
} from '@jyoti/contract';

export const en = {
  title: 'Ceremony',
  description:
    'What happens in the ceremony, who performs it, on which days, and what each package includes.',
  loading: 'Loading the ceremony...',
  failed: 'The ceremony could not be loaded',
  failedText: 'Your bookings are safe. Please try again.',
  back: 'Back to All Ceremonies',
  facts: { days: 'Available', hours: 'Begins at', duration: 'Duration', format: 'Service type' },
  hours: {
    /** The hours of a group of weekdays; the weekdays are left out if all have the same hours. */
    of: (days: string | null, hours: string) => (days === null ? hours : `${days}: ${hours}`),
    zone: 'Indian time',
  },
  duration: (minutes: number) => `About ${minutes} minutes`,
  formats: {
    video: 'Video Recording',
    audio: 'Audio Recording',
    video_audio: 'Video & Audio Recording',
  } satisfies Record<ServiceType, string>,
  pandit: 'Performed by',
  dates: {
    title: 'Next Available Dates',
    book: 'Book',
    bookOn: (day: string) => `Book ${day}`,
    none: 'No date is free in the next eight weeks. New dates are added every week.',
  },
  share: 'Share This Ceremony',
  tabsLabel: 'About this ceremony',
  tabs: {
    about: 'About Ceremony',
    benefits: 'Benefits',
    process: 'How It Happens',
    maximumBenefits: 'Maximum Benefits',
    pandit: 'About Pandit',
  },
  packages: {
    title: 'Select Your Package',
    tiers: { standard: 'Standard', premium: 'Premium', elite: 'Elite' } satisfies Record<
      PackageTier,
      string
    >,
    chosen: (tier: string) => `${tier} package`,
    chosenWithNext: (tier: string, date: string) => `${tier} · next ${date}`,
    code: (code: string) => `Offer code ${code} is checked when you review the booking.`,
    terms:
      'You pay nothing while booking. You can cancel free of charge until 24 hours before the ceremony or, if its hour is not fixed yet, until 24 hours before its day begins in India.',
    policy: 'Refund policy',
  },
  bookThis: 'BOOK THIS CEREMONY',
  important: 'Important Information',
  others: 'You May Also Consider',

  made: {
    sentence:
      'Your booking has been successfully submitted! Our team will contact you shortly to confirm.',
    id: 'Booking number',
    ceremony: 'Ceremony',
    date: 'Date and hour',
    package: 'Package',
    price: 'To be paid after we confirm',
    bookings: 'My bookings',
    next: {
      title: 'What happens next',
      steps: [
        'We call or write to you and confirm the date and the hour.',
        'You pay after that. Until then you pay nothing.',
        'After the ceremony you find the recording under My bookings.',
      ],
    },
    /** In a calendar entry. */
    status: 'Requested, not yet confirmed',
  },

  booking: {
    title: 'Book Ceremony',
    summary: (tier: string) => `${tier} package`,
    /** The current step. */
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    cancel: 'Cancel',
    next: 'Next',
    checking: 'Checking...',
    failed: 'We couldn’t reach our booking desk. What you entered is still here. Please try again.',
    serviceType: 'Service type',
    services: {
      video: 'Video',
      audio: 'Audio',
      video_audio: 'Video & Audio',
    } satisfies Record<ServiceType, string>,
    firstName: 'First name',
    lastName: 'Last name',
    mobile: 'Mobile number',
    mobileHint: 'Ten digits; +91 and spaces are fine.',
    email: 'Email',
    date: 'Preferred date',
    dateChoose: 'Select a date',
    hour: 'Hour',
    hourHint: 'By Indian time (Asia/Kolkata). The ceremony begins at this hour.',
    hourAgreed: 'Our team will agree the hour with you.',
    dateRenewed: 'The list now shows the free dates.',
    withdrawn:
      'This ceremony is no longer offered. Nothing has been booked. Please choose another one.',
    toAll: 'See all ceremonies',
  },

  ceremony: {
    title: 'For the ceremony',
    text: 'The pandit says these in your name. All are optional, and you can change them under My bookings until we confirm.',
    next: 'Next',
    back: 'Back',
  },

  review: {
    title: 'Review your booking',
    back: 'Back',
    confirm: 'Confirm Booking',
    confirming: 'Booking...',
    failed:
      'Your booking could not be confirmed. What you entered is still here. Please try again: a booking is stored once, however often you send it.',
    facts: {
      date: 'Date and hour',
      service: 'Service type',
      name: 'Name',
      mobile: 'Mobile number',
      email: 'Email',
    },
    payLater:
      'You pay nothing now. Our team will confirm the booking with you, and you pay after that.',
    refund: {
      title: 'If your plans change',
      free: (until: string) =>
        `Until ${until}, you can cancel with a full refund or choose another date free of charge, up to ${mostReschedulings} times. After that there is no refund, and one change of date.`,
      late: (until: string) =>
        `Free changes were possible until ${until}. Cancelling no longer gets a refund, but you can still change the date once.`,
      unavailable: 'If the pandit is unavailable, we refund everything.',
      policy: 'Refund policy',
    },
    warnings: {
      titles: {
        booked_already: 'You have booked this ceremony for this day already',
        begins_soon: 'This date is too near for a refund',
      } satisfies Record<BookingWarning, string>,
      texts: {
        booked_already:
          'This would be a second booking. You can see the first one under My bookings.',
        begins_soon:
          'If you cancel, you get no refund, and our team has little time to reach you before it begins.',
      } satisfies Record<BookingWarning, string>,
      accept: {
        booked_already: 'Yes, book it a second time',
        begins_soon: 'Yes, book it at short notice',
      } satisfies Record<BookingWarning, string>,
      required: 'Please tick this box, or go back and choose another day.',
    },
    code: 'Discount code',
    apply: 'Apply code',
    applying: 'Checking...',
    codeApplied: (code: string, price: string) =>
      `${code} is applied. The price is now ${price}. Please confirm if you agree.`,
    codeNoUse: (code: string) => `${code} doesn’t help here: the current price is already lower.`,
    codeRemoved: (price: string) => `Without a code the price is ${price}.`,
    codeRefused: (code: string, why: string) => `${code}: ${why} The price below is without it.`,
    priceChanged: (before: string, now: string) =>
      `The price has changed from ${before} to ${now}. Nothing has been booked. Please confirm again if you agree.`,
    bookedBefore:
      'This booking already went through. You have not been booked twice. See or change it under My bookings.',
  },
};
