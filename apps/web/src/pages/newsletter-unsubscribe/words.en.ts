export const en = {
  title: 'Unsubscribe',
  intro: 'Press the button to stop the Jyoti newsletter.',
  submit: 'Unsubscribe',
  busy: 'Unsubscribing...',
  failed: 'You could not be unsubscribed. Please try again.',
  noToken: 'This link is incomplete. Please open it from the e-mail again.',
  done: 'You will not get the newsletter any more.',
  next: 'Go to the home page',
};
