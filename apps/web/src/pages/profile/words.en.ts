import type {
  BookingEvent,
  BookingStatus,
  ConsultationKind,
  ConsultationStatus,
  PackageTier,
  RefundKind,
  ServiceType,
} from '@jyoti/contract';

export const en = {
  title: 'Your Profile',
  editTitle: 'Edit Profile',
  loading: 'Loading profile...',
  loadFailed: 'Failed to load profile',
  onThisPage: 'On this page',
  since: (date: string) => `Member since ${date}`,

  details: {
    title: 'Your details',
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    password: 'Current password',
    passwordHint: 'Another e-mail needs it: with the e-mail one gets into your account.',
    mobile: 'Mobile Number',
    mobileHint: 'Ten digits; +91 and spaces are fine.',
    image: 'Profile image',
    imageTooLarge: 'The picture is larger than 5 MB.',
    imageType: 'The picture must be a JPEG, PNG, GIF, WebP or SVG image.',
    birth: 'Your birth',
    birthNote: 'The kundli form is filled from these.',
    birthDate: 'Birth date',
    birthTime: 'Birth time',
    birthPlace: 'Birth place',
    birthPlaceHint: 'Type the town, then choose it from the list.',
    edit: 'Edit Profile',
    cancel: 'Cancel',
    save: 'Save Changes',
    saving: 'Saving...',
    saved: 'Your profile is saved.',
    failed: 'Failed to update profile',
  },

  leaving: {
    title: 'Leave without saving?',
    text: 'What you changed in your profile is not saved yet.',
    leave: 'Leave without saving',
    stay: 'Keep editing',
  },

  password: {
    title: 'Password',
    text: 'A new password logs every other device out. This one stays logged in.',
    open: 'Change password',
    current: 'Current password',
    next: 'New password',
    nextHint:
      'At least 8 characters, and not one of the most common passwords. A short sentence works well.',
    cancel: 'Cancel',
    submit: 'Change password',
    busy: 'Changing...',
    done: 'Your password is changed. Every other device is logged out.',
    failed: 'The password could not be changed. Please try again.',
    forgot: 'Forgot your password?',
  },

  logins: {
    title: 'Logins',
    text: 'Where your account is open. A login ends 14 days after its last use, and 30 days after it began.',
    loading: 'Loading your logins...',
    failed: 'Your logins could not be loaded.',
    madeWith: (browser: string | null, system: string | null) =>
      browser !== null && system !== null
        ? `${browser} on ${system}`
        : (browser ?? system ?? 'Unknown browser'),
    current: 'This browser',
    times: (made: string, used: string) => `Logged in on ${made} · last used on ${used}`,
    end: 'End',
    endOf: (name: string, made: string) => `End the login: ${name}, ${made}`,
    endOthers: 'End all other logins',
    ending: {
      one: (name: string) => `End the login: ${name}?`,
      others: 'End all other logins?',
      text: 'Whoever uses it is logged out at once. This browser stays logged in.',
      password: 'Current password',
      confirmOne: 'End login',
      confirmOthers: 'End all others',
      busy: 'Ending...',
      failed: 'Nothing has ended. Please try again.',
    },
    endedOne: 'The login has ended.',
    endedOthers: 'All other logins have ended.',
  },

  charts: {
    title: 'My charts',
    loading: 'Loading your charts...',
    failed: 'Your charts could not be loaded.',
    empty: 'No charts kept yet',
    emptyText: 'Charts that you keep from a kundli report stand here.',
    make: 'Make a kundli',
    open: (name: string) => `Open the kundli of ${name}`,
    remove: 'Delete',
    removeOf: (name: string) => `Delete the chart “${name}”`,
    removeTitle: (name: string) => `Delete the chart “${name}”?`,
    removeText: 'The chart can be made again from the same birth details.',
    removing: 'Deleting...',
    removed: (name: string) => `The chart “${name}” is deleted.`,
    removeFailed: 'The chart could not be deleted.',
    keptOn: (date: string) => `Kept on ${date}`,
  },

  bookings: {
    title: 'My bookings',
    loading: 'Loading your bookings...',
    failed: 'Your bookings could not be loaded.',
    empty: 'No ceremonies booked',
    emptyText: 'Ceremonies that you book stand here, with their day and how they go.',
    browse: 'See the ceremonies',
    upcoming: 'Upcoming',
    earlier: 'Earlier and cancelled',
    statuses: {
      requested: 'Requested',
      confirmed: 'Confirmed',
      completed: 'Completed',
      cancelled: 'Cancelled',
    } satisfies Record<BookingStatus, string>,
    facts: {
      date: 'Date',
      package: 'Package',
      price: 'Price',
      id: 'Booking number',
    },
    tiers: { standard: 'Standard', premium: 'Premium', elite: 'Elite' } satisfies Record<
      PackageTier,
      string
    >,
    services: { video: 'Video', audio: 'Audio', video_audio: 'Video & Audio' } satisfies Record<
      ServiceType,
      string
    >,
    requested: 'Our team will contact you shortly to confirm. Nothing has been paid.',
    confirmed: 'Our team has confirmed this day, and agrees with you how to pay.',
    performed: 'The ceremony was performed. Thank you for your trust.',
    declined: 'We could not perform the ceremony on this day.',
    rule: {
      free: (until: string) =>
        `Until ${until} (India) you can cancel with a full refund or choose another date free of charge.`,
      late: 'Less than 24 hours remain before the day begins in India: a cancellation is not refunded any more; one change of date is possible.',
      used: 'Less than 24 hours remain before the day begins in India: a cancellation is not refunded any more, and the one change of date has been used.',
    },
    refunded: {
      full: (amount: string) =>
        `Full refund: ${amount}. What you have paid of it goes back the way you paid; the rest is no longer due.`,
      none: (_amount: string) =>
        'Cancelled within 24 hours of the day: no refund. What you have not paid is no longer due.',
    } satisfies Record<RefundKind, (amount: string) => string>,
    move: 'Choose another date',
    moveOf: (title: string, day: string) => `Choose another date: ${title}, ${day}`,
    cancel: 'Cancel booking',
    cancelOf: (title: string, day: string) => `Cancel booking: ${title}, ${day}`,
    calendar: 'Add to calendar',
    calendarOf: (title: string, day: string) => `Add to calendar: ${title}, ${day}`,
    again: 'Book this ceremony again',
    file: (id: string) => `jyoti-${id}.ics`,
    event: (id: string, tier: string, status: string) =>
      `Booking ${id}, ${tier} package. ${status}.`,
    place: 'Performed remotely, in your name',
    cancelled: (title: string) => `Your booking of ${title} is cancelled.`,
    moved: (title: string, day: string) =>
      `${title} is now requested for ${day}. Our team will confirm it.`,
    details: {
      label: 'Details and history',
      name: 'Booked for',
      contact: 'We reach you at',
      gotra: 'Gotra',
      sankalp: 'Sankalp',
      address: 'Delivery address',
      history: 'What has happened',
      events: {
        requested: (day: string) => `You asked for ${day}.`,
        confirmed: (day: string) => `We confirmed ${day}.`,
        rescheduled: (day: string) => `You chose ${day} instead.`,
        completed: () => 'The ceremony was performed.',
        cancelled: () => 'You cancelled the booking.',
        declined: (day: string) => `We could not perform it on ${day}.`,
      } satisfies Record<BookingEvent, (day: string) => string>,
    },
    cancelling: {
      title: (title: string, day: string) => `Cancel ${title} on ${day}?`,
      refund: {
        full: (amount: string) => `You get a full refund: ${amount}.`,
        none: (_amount: string) => 'You get no refund: less than 24 hours remain before the day.',
      } satisfies Record<RefundKind, (amount: string) => string>,
      over: 'This booking can no longer be cancelled. Close this to see it as it stands.',
      money: {
        full: (price: string, _terms: string) =>
          `What you have paid of the ${price} goes back the way you paid. What you have not paid is no longer due.`,
        none: (price: string, terms: string) =>
          [
            `What you have paid of the ${price} does not come back. What you have not paid is no longer due.`,
            ...(terms === 'no' ? [] : ['You can choose another date once instead.']),
            'If the pandit is not available, you get everything back.',
          ].join(' '),
      } satisfies Record<RefundKind, (price: string, terms: string) => string>,
      policy: 'Refund policy',
      keep: 'Keep the booking',
      confirm: 'Cancel booking',
      busy: 'Cancelling...',
      failed: 'The booking could not be cancelled. It stands as before. Please try again.',
    },
    moving: {
      title: (title: string) => `Another date for ${title}`,
      now: (day: string) => `It is booked for ${day}.`,
      terms: {
        free: (until: string) =>
          `Free of charge: until ${until} (India) you can change the date as often as you like. Our team confirms the new day.`,
        once: (_until: string) =>
          'Less than 24 hours remain before the day begins in India: you can change the date once, free of charge. Our team confirms the new day.',
        no: (_until: string) =>
          'The date of this booking can no longer be changed. Close this to see it as it stands.',
      },
      dates: 'New date',
      present: 'Your date now',
      places: (count: number) =>
        count === 0 ? 'Fully booked' : count === 1 ? '1 place left' : `${count} places left`,
      loading: 'Loading the dates...',
      datesFailed: 'The dates could not be loaded.',
      withdrawn: 'This ceremony is not offered at present.',
      withdrawnText: 'Your booking stands. You can keep it or cancel it.',
      keep: 'Keep the date',
      confirm: 'Change the date',
      busy: 'Changing...',
      failed: 'The date could not be changed. The booking stands as before. Please try again.',
    },
  },

  requests: {
    title: 'My requests',
    loading: 'Loading your requests...',
    failed: 'Your requests could not be loaded.',
    empty: 'No requests yet',
    emptyText: 'Consultations and chats that you ask an astrologer for stand here.',
    browse: 'See the astrologers',
    kinds: {
      consultation: (name: string) => `Consultation with ${name}`,
      chat: (name: string) => `Chat with ${name}`,
    } satisfies Record<ConsultationKind, (name: string) => string>,
    statuses: {
      open: 'Requested',
      answered: 'Answered',
      closed: 'Closed',
      withdrawn: 'Withdrawn',
    } satisfies Record<ConsultationStatus, string>,
    facts: {
      ticket: 'Ticket number',
      asked: 'Asked on',
      date: 'Preferred date',
      message: 'What it is about',
    },
    nextFree: 'The next free slot',
    notes: {
      open: (email: string) =>
        `We write to ${email} as soon as the time is confirmed. Nothing has been charged.`,
      answered: (email: string) => `Our answer is in the inbox of ${email}.`,
      closed: () => 'This request is done.',
      withdrawn: () => 'You took this request back.',
    } satisfies Record<ConsultationStatus, (email: string) => string>,
    withdraw: 'Withdraw request',
    withdrawOf: (title: string, ticket: string) => `Withdraw request: ${title}, ${ticket}`,
    withdrawn: (ticket: string) => `Your request ${ticket} is withdrawn.`,
    withdrawing: {
      title: (ticket: string) => `Withdraw the request ${ticket}?`,
      open: 'Nothing has been charged, and nothing will be. You can ask again at any time.',
      answered:
        'If a time is agreed already: 24 hours or more ahead everything you paid comes back; later there is no refund, but one change of the time.',
      over: 'This request can no longer be withdrawn. Close this to see it as it stands.',
      policy: 'Refund policy',
      keep: 'Keep the request',
      confirm: 'Withdraw request',
      busy: 'Withdrawing...',
      failed: 'The request could not be withdrawn. It stands as before. Please try again.',
    },
  },

  data: {
    title: 'Your data',
    text: 'Everything that is stored about you, in one file that people and programs can read: your details, charts, messages and logins. Your password is not in it.',
    download: 'Download my data',
    preparing: 'Preparing your file...',
    fileName: (date: string) => `jyoti-my-data-${date}.json`,
    done: 'Your data is downloaded.',
    failed: 'Your data could not be prepared.',
    dialogTitle: 'Download your data?',
    dialogText: 'The file holds everything we store about you. Keep it in a safe place.',
    password: 'Current password',
    confirm: 'Download',
  },

  danger: {
    title: 'Danger Zone',
    text: 'Deleting your account erases your details, your picture, your charts and your logins at once. This cannot be undone.',
    open: 'Delete Account',
    dialogTitle: "We're sorry to see you go",
    dialogText:
      'Everything stored about you is erased at once and for good. Only the reason stays, without your name.',
    reason: 'Why are you leaving?',
    reasons: {
      privacy_concerns: 'Privacy concerns',
      not_useful: 'Service not useful',
      created_new_account: 'Created a new account',
      too_many_emails: 'Too many emails/notifications',
      other: 'Other reason',
    },
    feedback: 'Additional feedback',
    password: 'Current password',
    cancel: 'Cancel',
    confirm: 'Delete Account',
    busy: 'Processing...',
    failed: 'Failed to delete account',
    done: 'Your account and everything stored with it are erased.',
  },
};

export type ProfileWords = typeof en;
