import { Router, type Request } from 'express';
import {
  changePasswordSchema,
  deleteAccountSchema,
  loginSchema,
  registerSchema,
  updateProfileSchema,
} from '@jyoti/contract';
import { asUser, requireSignedIn } from '../auth/signed-in.ts';
import type { Tokens } from '../auth/tokens.ts';
import { checkedBody, jsonBody } from '../http/body.ts';
import { noStore } from '../http/security.ts';
import { accountForm } from './upload.ts';
import { publicUser, type UserService } from './user-service.ts';

function addressOf(request: Request): string {
  return request.ip ?? 'unknown';
}

/** /api/users and /api/auth */
export function userRoutes(service: UserService, tokens: Tokens): Router {
  const routes = Router();
  const signedIn = requireSignedIn(tokens);
  const ownProfile = asUser(async (_request, response, { user }) => {
    response.json({ data: publicUser(user) });
  });

  routes.post('/users/register', noStore, accountForm, async (request, response) => {
    const details = checkedBody(request, registerSchema, true);
    const picture = request.file?.buffer ?? null;
    response.status(201).json(await service.register(details, picture, addressOf(request)));
  });
  routes.post('/users/login', noStore, jsonBody, async (request, response) => {
    const { email, password } = checkedBody(request, loginSchema);
    response.json(await service.login(email, password, addressOf(request)));
  });
  routes.post(
    '/users/logout',
    signedIn,
    asUser(async (_request, response, identity) => {
      await service.logout(identity);
      response.status(204).end();
    }),
  );
  routes.get('/auth/profile', signedIn, ownProfile);
  routes.get('/users/profile', signedIn, ownProfile);
  routes.put(
    '/users/profile',
    signedIn,
    accountForm,
    asUser(async (request, response, identity) => {
      const change = checkedBody(request, updateProfileSchema);
      const picture = request.file?.buffer ?? null;
      response.json({ data: await service.update(identity, change, picture) });
    }),
  );
  routes.post(
    '/users/change-password',
    signedIn,
    jsonBody,
    asUser(async (request, response, identity) => {
      const given = checkedBody(request, changePasswordSchema);
      await service.changePassword(identity, given, addressOf(request));
      response.status(204).end();
    }),
  );
  routes.post(
    '/users/delete-account',
    signedIn,
    jsonBody,
    asUser(async (request, response, identity) => {
      const { reason, additionalInfo } = checkedBody(request, deleteAccountSchema);
      await service.deleteAccount(identity, { reason, additionalInfo: additionalInfo ?? '' });
      response.json({ data: { deleted: true } });
    }),
  );
  return routes;
}
