import type { accountCalls, CallKey } from '@jyoti/contract/calls';
import { browserAndSystemOf } from '../auth/browser-and-system.ts';
import type { LoginMarks } from '../auth/login-marks.ts';
import { endLogin, signedInUser } from '../auth/signed-in.ts';
import type { Tokens } from '../auth/tokens.ts';
import type { Handlers, Incoming } from '../http/handlers.ts';
import { logLoginAttempt } from '../http/request-log.ts';
import type { AccountData } from './account-data.ts';
import type { Emails } from './emails.ts';
import type { LoginFrom, Logins } from './logins.ts';
import type { PasswordChanges } from './password-changes.ts';
import { isCostly } from './pictures/picture-decoder.ts';
import type { Profiles } from './profiles.ts';
import { publicUser } from './public-user.ts';
import type { SignUp } from './sign-up.ts';

interface Dependencies {
  signUp: SignUp;
  logins: Logins;
  emails: Emails;
  profiles: Profiles;
  passwords: PasswordChanges;
  accountData: AccountData;
  tokens: Tokens;
  marks: LoginMarks;
}

function whereFrom({
  request,
  address,
  language,
}: Pick<Incoming<CallKey>, 'request' | 'address' | 'language'>): LoginFrom {
  return { address, made: browserAndSystemOf(request), language };
}

/** Consumes more for a costly picture, before it is decoded. */
async function consumeForCostly({
  file,
  consume,
}: Incoming<'PUT /api/users/profile' | 'POST /api/users/register'>) {
  if (file && isCostly(file)) await consume('a large or drawn picture');
}

export function userHandlers(deps: Dependencies): Handlers<keyof typeof accountCalls> {
  const { signUp, logins, emails, profiles, passwords, accountData, tokens, marks } = deps;
  return {
    'POST /api/users/register': async (incoming) => {
      const { form, file, request } = incoming;
      await consumeForCostly(incoming);
      const session = await signUp.register(form, file, whereFrom(incoming));
      await endLogin(request, tokens);
      return session;
    },
    'POST /api/users/login': async (incoming) => {
      const { body, address, request, consumeAs } = incoming;
      logLoginAttempt(request, {
        from: marks.markOf(`address ${address}`),
        account: marks.markOf(`account ${body.email.toLowerCase()}`),
      });
      const session = await logins.login(body, whereFrom(incoming), consumeAs);
      await endLogin(request, tokens);
      return session;
    },
    'POST /api/users/forgot-password': async ({ body, address, language }) => {
      await passwords.requestLink(body.email, address, language);
      return { accepted: true };
    },
    'POST /api/users/reset-password': ({ body, address, language }) =>
      passwords.setByLink(body.token, body.newPassword, address, language),
    'POST /api/users/confirm-email': async (incoming) => {
      const { body, request, consume } = incoming;
      if (body.password !== undefined) await consume('a password');
      const user = await signedInUser(request, tokens);
      return { email: await emails.confirm(body, user, whereFrom(incoming)) };
    },
    'POST /api/users/reject-email': async (incoming) => ({
      rejected: await emails.reject(incoming.body.token, whereFrom(incoming)),
    }),
    'POST /api/users/send-confirmation': async ({ identity, language }) => {
      await emails.sendConfirmation(identity, language);
      return { accepted: true };
    },
    'POST /api/users/logout': ({ identity }) => logins.logout(identity),
    'GET /api/auth/profile': ({ identity, language }) => publicUser(identity.user, language),
    'GET /api/users/profile': ({ identity, language }) => publicUser(identity.user, language),
    'POST /api/users/export': async ({ body, identity, address, response }) => {
      const everything = await accountData.export(identity, body.currentPassword, address);
      response.attachment('jyoti-account.json').type('json');
      // For its reader, on many lines.
      response.send(`${JSON.stringify(everything, null, 2)}\n`);
      return everything;
    },
    'PUT /api/users/profile': async (incoming) => {
      const { form, file, identity, consume } = incoming;
      await consumeForCostly(incoming);
      if (form.currentPassword !== undefined) await consume('a password');
      return profiles.update(identity, form, file, whereFrom(incoming));
    },
    'POST /api/users/change-password': (incoming) =>
      passwords.change(incoming.identity, incoming.body, whereFrom(incoming)),
    'POST /api/users/language': ({ body, identity }) =>
      profiles.setLanguage(identity, body.language),
    'GET /api/users/logins': ({ identity }) => logins.list(identity),
    'POST /api/users/end-logins': ({ body, identity, address }) =>
      logins.end(identity, body, address),
    'POST /api/users/delete-account': async (incoming) => {
      const { currentPassword, reason, additionalInfo } = incoming.body;
      const departure = { currentPassword, reason, additionalInfo: additionalInfo ?? '' };
      await accountData.delete(incoming.identity, departure, whereFrom(incoming));
      return { deleted: true };
    },
  };
}
