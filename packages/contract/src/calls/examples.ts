/** Shared by several examples: a clearly fictional person. */

export const exampleBirth = {
  name: 'Asha Rao',
  gender: 'female',
  date: '1990-05-14',
  time: '06:30:00',
  place: {
    name: 'Ujjain, Madhya Pradesh, India',
    latitude: 23.18239,
    longitude: 75.77643,
    timezone: 'Asia/Kolkata',
  },
} as const;

export const examplePartner = {
  name: 'Ravi Iyer',
  gender: 'male',
  date: '1988-11-02',
  time: '21:05:00',
  place: {
    name: 'Chennai, Tamil Nadu, India',
    latitude: 13.08784,
    longitude: 80.27847,
    timezone: 'Asia/Kolkata',
  },
} as const;

/** The place of an almanac as query parameters. */
export const exampleWhere = { latitude: '23.18239', longitude: '75.77643' } as const;

/** The fields of a sign-up without the password. */
export const exampleAccount = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  mobile: '9876543210',
  'birthData[place]': 'Ujjain, Madhya Pradesh, India',
  'birthData[date]': '1990-05-14',
  'birthData[time]': '06:30',
} as const;

export const examplePassword = 'a long enough secret';
