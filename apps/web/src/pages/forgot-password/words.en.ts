export const en = {
  title: 'Forgot your password?',
  intro: 'Give the e-mail of your account. We send a link to it that sets a new password.',
  email: 'Email',
  submit: 'Send the link',
  busy: 'Sending...',
  failed: 'The link could not be sent. Please try again.',
  sentTitle: 'Look into your e-mail',
  sent: (email: string) =>
    `If there is an account with ${email}, a link to set a new password is on its way to it.`,
  sentHint:
    'It can take a few minutes, and may land among unwanted mail. The link works once, for ten minutes.',
  again: 'Use another e-mail, or send it again',
  login: 'Back to Login',
};
