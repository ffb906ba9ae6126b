export const en = {
  title: 'Confirm your e-mail',
  intro: 'Press the button to confirm that this e-mail is yours.',
  submit: 'Confirm my e-mail',
  busy: 'Confirming...',
  failed: 'Your e-mail could not be confirmed. Please try again.',
  noToken: 'This link is incomplete. Please open it from the e-mail again.',
  done: (email: string) =>
    `${email} is confirmed. You can now book ceremonies and ask astrologers.`,
  next: 'Go to your profile',
};
