export const en = {
  title: 'Set a new password',
  intro: 'You’ll be logged out on all devices and can log in with the new password.',
  password: 'New password',
  passwordHint:
    'At least 8 characters, and not one of the most common passwords. A short sentence works well.',
  submit: 'Set the password',
  busy: 'Setting it...',
  failed: 'The password could not be set. Please try again.',
  noToken: 'This link is incomplete. Please open it from the e-mail again.',
  askAgain: 'Ask for a new link',
  login: 'Back to login',
};
