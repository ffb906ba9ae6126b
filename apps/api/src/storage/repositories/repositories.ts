import type { Engine } from '../engine.ts';
import { acknowledgementsRepository } from './acknowledgements.ts';
import { bookingsRepository } from './bookings.ts';
import { chartsRepository } from './charts.ts';
import { inquiriesRepository } from './inquiries.ts';
import { mailsRepository } from './mails.ts';
import { operationRepository } from './operation.ts';
import { resetsRepository } from './resets.ts';
import { retentionRepository } from './retention.ts';
import { sharesRepository } from './shares.ts';
import { subscriptionsRepository } from './subscriptions.ts';
import { tokensRepository } from './tokens.ts';
import { usersRepository } from './users.ts';

/**
 * The repositories of an engine. The promise of a change resolves when the change is durable, and rejects if
 * it has not happened. Returned records are copies.
 */
export function repositoriesOver(engine: Engine) {
  return {
    users: usersRepository(engine),
    tokens: tokensRepository(engine),
    resets: resetsRepository(engine),
    charts: chartsRepository(engine),
    shares: sharesRepository(engine),
    subscriptions: subscriptionsRepository(engine),
    inquiries: inquiriesRepository(engine),
    acknowledgements: acknowledgementsRepository(engine),
    bookings: bookingsRepository(engine),
    mails: mailsRepository(engine),
    operation: operationRepository(engine),
    retention: retentionRepository(engine),
  };
}
