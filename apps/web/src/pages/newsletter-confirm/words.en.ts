export const en = {
  title: 'Confirm the newsletter',
  intro: 'Press the button to get the Jyoti newsletter by e-mail.',
  submit: 'Yes, send me the newsletter',
  busy: 'Confirming...',
  failed: 'Your subscription could not be confirmed. Please try again.',
  noToken: 'This link is incomplete. Please open it from the e-mail again.',
  done: (email: string) =>
    `Thank you. We will send the newsletter to ${email}. You can unsubscribe with the link in each e-mail.`,
  next: 'Go to the home page',
};
