import { accountExportSchema } from '../account-export.ts';
import { profileImageBytes, profileImageTypes } from '../profile-image.ts';
import {
  acceptedResponseSchema,
  accountLanguageSchema,
  changePasswordSchema,
  confirmEmailSchema,
  deleteAccountSchema,
  deletedResponseSchema,
  emailConfirmedResponseSchema,
  emailRejectedResponseSchema,
  endLoginsSchema,
  exportAccountSchema,
  forgotPasswordSchema,
  loginSchema,
  loginsResponseSchema,
  profileResponseSchema,
  registerSchema,
  rejectEmailSchema,
  resetPasswordSchema,
  sessionSchema,
  updateProfileSchema,
} from '../users.ts';
import type { CallTable } from './call.ts';
import { exampleAccount, examplePassword } from './examples.ts';
import { pictures, read, change, password } from './shared.ts';

const file = {
  name: 'profileImage',
  description:
    'A picture of at most 5 MB, known by its content. It is kept as a square WebP without its metadata.',
  mostBytes: profileImageBytes,
  types: profileImageTypes,
} as const;

const account = { group: 'Accounts', who: 'visitor' } as const;
const open = { group: 'Accounts', who: 'anyone' } as const;

const profile = {
  ...account,
  success: { description: 'The account.', schema: profileResponseSchema },
} as const;

export const accountCalls = {
  'POST /api/users/register': {
    ...open,
    id: 'register',
    summary: 'Sign up',
    description:
      'The coordinates and the time zone of the birth are looked up where they are not given. An e-mail with a link asks to confirm the e-mail address: until then it gets no other, and calls that need a confirmed one are refused with 403 and `email_unconfirmed`. A token that is sent along ends when the new one is made.',
    price: { call: password, work: pictures },
    everySentence: true,
    form: registerSchema,
    file,
    success: { status: 201, description: 'The new account and its token.', schema: sessionSchema },
    conflict: 'An account with this e-mail address exists.',
    limits: ['signUpsWithEmail', 'signUps', 'slowPictures'],
    example: { form: { ...exampleAccount, password: examplePassword } },
  },
  'POST /api/users/login': {
    ...open,
    id: 'login',
    summary: 'Log in',
    description:
      'A token that is sent along ends when the new one is made. Of more than 20 open logins of an account the oldest ends. Whoever sends along the `device` of an earlier response is not locked out by failed logins of others.',
    price: password,
    body: loginSchema,
    success: { description: 'The account and a new token.', schema: sessionSchema },
    wrongCredentials:
      'The e-mail address or the password is wrong: the response does not say which.',
    limits: ['loginsAtAccount', 'failedLogins', 'failedLoginsAtAccount', 'loginsFromDevice'],
    example: { body: { email: exampleAccount.email, password: examplePassword } },
  },
  'POST /api/users/logout': {
    ...account,
    id: 'logout',
    summary: 'Log out',
    description: 'Ends the login whose token the call sends.',
    price: change,
    success: { description: 'Done.' },
  },
  'GET /api/auth/profile': {
    ...profile,
    id: 'session',
    summary: 'Read the account of the token, at the start of a session',
    price: read,
  },
  'GET /api/users/profile': {
    ...profile,
    id: 'profile',
    summary: 'Read the profile',
    price: read,
  },
  'PUT /api/users/profile': {
    ...account,
    id: 'updateProfile',
    summary: 'Change the profile',
    description:
      'Changing the e-mail address requires `currentPassword`; without it the call returns 400 with a message for that field. The new address is `newEmail` until its confirmation link is opened. An e-mail then goes to the old address. The response is the same whether another account has the new address or not.',
    price: { call: change, work: { ...pictures, 'a password': password } },
    form: updateProfileSchema,
    file,
    success: {
      description: 'The updated account.',
      schema: profileResponseSchema,
    },
    limits: ['passwordProofs', 'emailChanges', 'slowPictures'],
    example: { form: { ...exampleAccount, firstName: 'Asha Devi' } },
  },
  'POST /api/users/change-password': {
    ...account,
    id: 'changePassword',
    summary: 'Change the password',
    description: 'Ends all other logins of the account.',
    price: 2 * password,
    body: changePasswordSchema,
    success: { description: 'Done.' },
    limits: ['passwordProofs'],
    example: {
      body: { currentPassword: examplePassword, newPassword: 'another long enough secret' },
    },
  },
  'POST /api/users/language': {
    ...account,
    id: 'setLanguage',
    summary: 'Set the language of the account',
    price: change,
    body: accountLanguageSchema,
    success: { description: 'Saved.' },
    example: { body: { language: 'hi' } },
  },
  'GET /api/users/logins': {
    ...account,
    id: 'logins',
    summary: 'List the logins of the account',
    description:
      'Those in force. A login ends 14 days after its last use, and 30 days after it began.',
    price: read,
    success: { description: 'Newest first.', schema: loginsResponseSchema },
  },
  'POST /api/users/end-logins': {
    ...account,
    id: 'endLogins',
    summary: 'End other logins of the account',
    description:
      'The one that is named, or all but the one that asks. A login that has ended already stays so.',
    price: password,
    body: endLoginsSchema,
    success: { description: 'Done.' },
    limits: ['passwordProofs'],
    example: { body: { currentPassword: examplePassword } },
  },
  'POST /api/users/confirm-email': {
    ...open,
    id: 'confirmEmail',
    summary: 'Confirm an e-mail address with the link of the e-mail',
    description:
      'The link works once, for 24 hours. The call must send the token of a login of the account, or its `password`: without them it returns 400 with a message for that field, and the link can still be used.',
    price: { call: change, work: { 'a password': password } },
    body: confirmEmailSchema,
    success: {
      description: 'The confirmed address.',
      schema: emailConfirmedResponseSchema,
    },
    conflict: 'Another account has taken this e-mail address in the meantime.',
    limits: ['linkUses', 'passwordProofs'],
    example: { body: { token: 'of-the-link', password: examplePassword } },
  },
  'POST /api/users/reject-email': {
    ...open,
    id: 'rejectEmail',
    summary: 'Reject the link that confirms an e-mail address',
    description:
      'For the owner of the mailbox who has not asked for it. An account that was never confirmed is deleted with all its data; if the link is for a new address of an account, only the change is cancelled.',
    price: change,
    body: rejectEmailSchema,
    success: {
      description: 'What was rejected.',
      schema: emailRejectedResponseSchema,
    },
    limits: ['linkUses'],
    example: { body: { token: 'of-the-link' } },
  },
  'POST /api/users/send-confirmation': {
    ...account,
    id: 'sendConfirmation',
    summary: 'Request the confirmation e-mail again',
    description:
      'If the e-mail address is being changed, the e-mail goes to the new one. An account whose address is not confirmed within 7 days is deleted.',
    price: change,
    success: { status: 202, description: 'Accepted.', schema: acceptedResponseSchema },
    limits: ['confirmationMails'],
  },
  'POST /api/users/forgot-password': {
    ...open,
    id: 'forgotPassword',
    summary: 'Request a link that sets a new password',
    description: 'The response is the same whether somebody has this e-mail address or nobody.',
    price: change,
    body: forgotPasswordSchema,
    success: { status: 202, description: 'Accepted.', schema: acceptedResponseSchema },
    limits: ['linkRequests'],
    example: { body: { email: exampleAccount.email } },
  },
  'POST /api/users/reset-password': {
    ...open,
    id: 'resetPassword',
    summary: 'Set a new password with the link of the e-mail',
    description:
      'Ends every login of the account, confirms its e-mail address and cancels a change of it.',
    price: password,
    body: resetPasswordSchema,
    success: { description: 'Done.' },
    limits: ['linkUses'],
    example: { body: { token: 'of-the-link', newPassword: 'another long enough secret' } },
  },
  'POST /api/users/delete-account': {
    ...account,
    id: 'deleteAccount',
    summary: 'Delete the account',
    description:
      'Tokens, picture and personal data are gone at once. The reason stays, and of each ceremony still ahead the number, ceremony, day, payment and refund, all without identity.',
    price: password + 10,
    body: deleteAccountSchema,
    success: { description: 'Deleted.', schema: deletedResponseSchema },
    limits: ['passwordProofs'],
    example: {
      body: { currentPassword: examplePassword, reason: 'not_useful', additionalInfo: '' },
    },
  },
  'POST /api/users/export': {
    ...account,
    id: 'exportAccount',
    summary: 'Export all data of the account',
    price: password + 5,
    body: exportAccountSchema,
    success: { description: 'A JSON file.', schema: accountExportSchema },
    limits: ['passwordProofs'],
    example: { body: { currentPassword: examplePassword } },
  },
} as const satisfies CallTable;
