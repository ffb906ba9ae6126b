export const en = {
  acknowledgement: {
    title: 'Your acknowledgement',
    confirm: 'Confirm Agreement',
    busy: 'Confirming...',
    thanks: (day: string) => `Thank you. You confirmed this disclaimer on ${day}.`,
    inAccount: 'We have saved this with your account.',
    inBrowser: 'We have saved this under a random number that only this browser knows.',
    failed: 'Your agreement could not be recorded. Please try again.',
  },
};
