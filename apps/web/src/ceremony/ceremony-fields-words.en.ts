export const en = {
  gotra: 'Gotra',
  gotraUnknown: 'My gotra is not known',
  /** Stored if the gotra is unknown; the pandit reads it. */
  unknownGotra: 'not known',
  sankalp: 'Names and wish for the sankalp',
  sankalpHint: 'For whom the ceremony is performed, and why, in your own words.',
  delivery: 'Delivery address',
  deliveryText:
    'Where we post the blessed items, within India. You can leave it empty and tell us later.',
  address: 'Address',
  city: 'City',
  state: 'State',
  pinCode: 'PIN code',
};
