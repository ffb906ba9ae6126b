/** Sentences of the server’s own responses, in English. Messages of fields are in the contract. */
export const sentencesEn = {
  inputInvalid: 'Some of the details are not valid.',
  bodyMissing: 'Please send the details as a JSON object.',
  jsonInvalid: 'The request is not valid JSON.',
  bodyTooLarge: 'The request is too large.',
  bodyTooComplex: 'The request has too many values, or is nested too deeply.',
  typeUnsupported: 'This kind of content is not accepted here.',
  formInvalid: 'The form could not be read.',
  signInNeeded: 'Please log in to continue.',
  sessionEnded: 'Your session has ended. Please log in again.',
  credentialsWrong: 'Invalid email or password.',
  emailUnconfirmed:
    'Please confirm your e-mail first. Open the link in the e-mail we sent you, or ask for a new one on your profile page.',
  secondFactorUnset: 'Please set up your authenticator app first.',
  secondFactorNeeded: 'Please enter the code from your authenticator app.',
  secondFactorSet:
    'You have already set up an authenticator app. The server’s operator command can reset it.',
  secondFactorNotBegun: 'Please set up your authenticator app again from the start.',
  shareGone: 'This link does not work: it is incomplete, or its owner has withdrawn it.',
  notFound: 'There is nothing at this address.',
  methodNotAllowed: 'This address cannot be used in this way.',
  pictureTooLarge: 'The picture is larger than 5 MB.',
  pictureTooManyPixels: 'The picture has too many pixels. Please make it smaller and try again.',
  pictureType: 'The picture must be a JPEG, PNG, GIF, WebP or SVG image.',
  pictureTooSlow:
    'This picture took too long to read. Please save it as a JPEG or PNG and try again.',
  uploadTooSlow: 'The upload took too long. Please check your connection and try again.',
  tooManyMails:
    'We have already sent three e-mails to this address in the last 24 hours. Please check your inbox and your spam folder, or try again tomorrow.',
  tooManyAttempts: 'Too many attempts. Please wait a while and try again.',
  budgetUsed: 'You have asked for a lot in a short time. Please wait a moment and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  shuttingDown: 'The server is restarting. Please try again in a moment.',
  busy: 'The server is very busy. Please try again in a moment.',
  unavailable: 'We can’t reach our records at the moment. Please try again in a few minutes.',
  timeSkipped:
    'This time did not exist on that day, because the clocks were put forward. Please check it.',
  dateSkipped:
    '{date} did not exist at this place: it moved to the other side of the date line, and that day was left out. Please check the date.',
  dateSkippedIn:
    '{date} did not exist in {country}: clocks there moved to the other side of the date line, and that day was left out. Please check the date.',
  beforeBirth: 'This date is before the birth. Please choose a later one.',
  birthInFuture: 'This date and time are still in the future at the place of birth.',
  birthNotComputable: 'We can’t calculate a chart for these details.',
  formNotSent: 'Your form was not sent',
  formNotSentText:
    'The page had not finished loading, so nothing was sent or saved. Go back in your browser: what you typed is usually still there. Wait until the page has loaded, then send it again. If that does not help, check that JavaScript is allowed for this site.',
  openFormAgain: 'Open the form again',
} as const;

export type SentenceKey = keyof typeof sentencesEn;
