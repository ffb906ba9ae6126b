export const en = {
  title: 'Forgot your password?',
  intro: 'Enter your e-mail and we’ll send you a link to set a new password.',
  email: 'Email',
  submit: 'Send the link',
  busy: 'Sending...',
  failed: 'The link could not be sent. Please try again.',
  sentTitle: 'Check your inbox',
  sent: (email: string) =>
    `If there is an account with ${email}, a link to set a new password is on its way.`,
  sentHint:
    'It can take a few minutes. Check your spam folder too. The link works once, within ten minutes.',
  again: 'Use another e-mail, or send it again',
  login: 'Back to login',
};
