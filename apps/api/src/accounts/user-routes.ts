import { Router, type Request, type RequestHandler } from 'express';
import {
  accountLanguageSchema,
  changePasswordSchema,
  confirmEmailSchema,
  deleteAccountSchema,
  endLoginsSchema,
  exportAccountSchema,
  forgotPasswordSchema,
  loginSchema,
  registerSchema,
  rejectEmailSchema,
  resetPasswordSchema,
  updateProfileSchema,
} from '@jyoti/contract';
import type { LoginMarks } from '../auth/login-marks.ts';
import { asUser, endLogin, requireSignedIn, signedInUser } from '../auth/signed-in.ts';
import type { Tokens } from '../auth/tokens.ts';
import { clientIpOf } from '../http/address.ts';
import { consumeForAccount, consumeForWork } from '../http/limits/consume-budgets.ts';
import { checkedBody, jsonBody } from '../http/body.ts';
import { languageOf } from '../http/language.ts';
import { browserAndSystemOf } from '../auth/browser-and-system.ts';
import { logLoginAttempt } from '../http/request-log.ts';
import { noStore } from '../http/security.ts';
import { isCostly } from './pictures/picture-decoder.ts';
import { publicUser } from './public-user.ts';
import { accountForm } from './pictures/upload.ts';
import type { AccountData } from './account-data.ts';
import type { Emails } from './emails.ts';
import type { LoginFrom, Logins } from './logins.ts';
import type { PasswordChanges } from './password-changes.ts';
import type { Profiles } from './profiles.ts';
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

/** Maximum size of a form without a picture, bytes. */
const longestFields = 10_000;

/** Consumes budgets for a body that may contain a picture before it is read. */
const consumeForPicture: RequestHandler = async (request, _response, next) => {
  const length = Number(request.headers['content-length'] ?? Infinity);
  if (length > longestFields) await consumeForWork(request, 'a picture');
  next();
};

/** Consumes more for a costly picture, before it is decoded. */
const consumeForCostlyPicture: RequestHandler = async (request, _response, next) => {
  if (request.file && isCostly(request.file.buffer)) {
    await consumeForWork(request, 'a large or drawn picture');
  }
  next();
};

function whereFrom(request: Request): LoginFrom {
  return {
    address: clientIpOf(request),
    made: browserAndSystemOf(request),
    language: languageOf(request),
  };
}

/** /api/users and /api/auth */
export function userRoutes(deps: Dependencies): Router {
  const { signUp, logins, emails, profiles, passwords, accountData, tokens, marks } = deps;
  const routes = Router();
  const signedIn = requireSignedIn(tokens);
  const form = [consumeForPicture, accountForm(), consumeForCostlyPicture];
  const ownProfile = asUser(async (request, response, { user }) => {
    response.json({ data: publicUser(user, languageOf(request)) });
  });

  routes.post('/users/register', noStore, ...form, async (request, response) => {
    const details = checkedBody(request, registerSchema, { everySentence: true });
    const picture = request.file?.buffer ?? null;
    const session = await signUp.register(details, picture, whereFrom(request));
    await endLogin(request, tokens);
    response.status(201).json(session);
  });
  routes.post('/users/login', noStore, jsonBody, async (request, response) => {
    const credentials = checkedBody(request, loginSchema);
    logLoginAttempt(request, {
      from: marks.markOf(`address ${clientIpOf(request)}`),
      account: marks.markOf(`account ${credentials.email.toLowerCase()}`),
    });
    const session = await logins.login(credentials, whereFrom(request), (userId) =>
      consumeForAccount(request, userId),
    );
    await endLogin(request, tokens);
    response.json(session);
  });
  routes.post('/users/forgot-password', noStore, jsonBody, async (request, response) => {
    const { email } = checkedBody(request, forgotPasswordSchema);
    await passwords.requestLink(email, clientIpOf(request), languageOf(request));
    response.status(202).json({ data: { accepted: true } });
  });
  routes.post('/users/reset-password', noStore, jsonBody, async (request, response) => {
    const { token, newPassword } = checkedBody(request, resetPasswordSchema);
    await passwords.setByLink(token, newPassword, clientIpOf(request), languageOf(request));
    response.status(204).end();
  });
  routes.post('/users/confirm-email', noStore, jsonBody, async (request, response) => {
    const input = checkedBody(request, confirmEmailSchema);
    if (input.password !== undefined) await consumeForWork(request, 'a password');
    const user = await signedInUser(request, tokens);
    response.json({ data: { email: await emails.confirm(input, user, whereFrom(request)) } });
  });
  routes.post('/users/reject-email', noStore, jsonBody, async (request, response) => {
    const { token } = checkedBody(request, rejectEmailSchema);
    response.json({ data: { rejected: await emails.reject(token, whereFrom(request)) } });
  });
  routes.post(
    '/users/send-confirmation',
    signedIn,
    asUser(async (request, response, identity) => {
      await emails.sendConfirmation(identity, languageOf(request));
      response.status(202).json({ data: { accepted: true } });
    }),
  );
  routes.post(
    '/users/logout',
    signedIn,
    asUser(async (_request, response, identity) => {
      await logins.logout(identity);
      response.status(204).end();
    }),
  );
  routes.get('/auth/profile', signedIn, ownProfile);
  routes.get('/users/profile', signedIn, ownProfile);
  routes.post(
    '/users/export',
    signedIn,
    jsonBody,
    asUser(async (request, response, identity) => {
      const { currentPassword } = checkedBody(request, exportAccountSchema);
      const everything = await accountData.export(identity, currentPassword, clientIpOf(request));
      response.attachment('jyoti-account.json').type('json');
      response.send(`${JSON.stringify(everything, null, 2)}\n`);
    }),
  );
  routes.put(
    '/users/profile',
    signedIn,
    ...form,
    asUser(async (request, response, identity) => {
      const change = checkedBody(request, updateProfileSchema);
      if (change.currentPassword !== undefined) await consumeForWork(request, 'a password');
      const picture = request.file?.buffer ?? null;
      const updated = await profiles.update(identity, change, picture, whereFrom(request));
      response.json({ data: updated });
    }),
  );
  routes.post(
    '/users/change-password',
    signedIn,
    jsonBody,
    asUser(async (request, response, identity) => {
      const given = checkedBody(request, changePasswordSchema);
      await passwords.change(identity, given, whereFrom(request));
      response.status(204).end();
    }),
  );
  routes.post(
    '/users/language',
    signedIn,
    jsonBody,
    asUser(async (request, response, identity) => {
      const { language } = checkedBody(request, accountLanguageSchema);
      await profiles.setLanguage(identity, language);
      response.status(204).end();
    }),
  );
  routes.get(
    '/users/logins',
    signedIn,
    asUser(async (_request, response, identity) => {
      response.json({ data: await logins.list(identity) });
    }),
  );
  routes.post(
    '/users/end-logins',
    signedIn,
    jsonBody,
    asUser(async (request, response, identity) => {
      const given = checkedBody(request, endLoginsSchema);
      await logins.end(identity, given, clientIpOf(request));
      response.status(204).end();
    }),
  );
  routes.post(
    '/users/delete-account',
    signedIn,
    jsonBody,
    asUser(async (request, response, identity) => {
      const { currentPassword, reason, additionalInfo } = checkedBody(request, deleteAccountSchema);
      const departure = { currentPassword, reason, additionalInfo: additionalInfo ?? '' };
      await accountData.delete(identity, departure, whereFrom(request));
      response.json({ data: { deleted: true } });
    }),
  );
  return routes;
}
