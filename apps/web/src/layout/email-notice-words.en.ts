export const en = {
  unconfirmed: (email: string) =>
    `Please confirm your e-mail: open the link we sent to ${email}. Until then you cannot book ceremonies or ask astrologers. We delete accounts that aren’t confirmed within 7 days.`,
  changing: (email: string, newEmail: string) =>
    `To use ${newEmail}, open the link we sent there. Until then your e-mail is ${email}.`,
  again: 'Send the e-mail again',
  busy: 'Sending...',
  sent: 'The e-mail is on its way. Check your inbox.',
  failed: 'The e-mail could not be sent. Please try again.',
};
