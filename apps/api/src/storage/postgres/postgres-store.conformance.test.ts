import { describe } from 'vitest';
import { postgresForTests } from '../../../test/postgres.ts';
import { storeConformance } from '../../../test/store-conformance.ts';
import { openPostgresStore } from './postgres-store.ts';

const emptyDatabase = postgresForTests();

describe('the PostgreSQL store', () => {
  storeConformance(async () => openPostgresStore(await emptyDatabase()));
});
