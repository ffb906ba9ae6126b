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
  introPassword:
    'Enter the password of your Jyoti account to confirm this e-mail. You’ll also be logged in.',
  password: 'Password',
  forgot: 'Forgot your password?',
  notMeHint:
    'Didn’t you ask for this e-mail? Then someone else entered your address. We’ll delete the account that was created with it, or cancel the change.',
  notMe: 'This wasn’t me',
  notMeBusy: 'Sending...',
  notMeFailed: 'This could not be sent. Please try again.',
  rejected: {
    account: 'The account that was created with your e-mail address is deleted.',
    change: 'The change is cancelled. That account does not use your e-mail address.',
  },
  home: 'Go to the home page',
};
