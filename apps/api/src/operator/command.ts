import { parseArgs } from 'node:util';
import type { UserRole } from '@jyoti/contract';
import { Refused, runCommand } from '../command-line.ts';
import { readConfig } from '../config.ts';
import { openStore } from '../storage/open-store.ts';
import type { Store } from '../storage/store.ts';
import { auditRecord } from './audit-record.ts';

const usage = 'Say what to do: operator add <e-mail>, operator remove <e-mail>, or operator list.';

async function setRole(store: Store, email: string, role: UserRole): Promise<string> {
  const action = role === 'operator' ? 'added' : 'removed';
  const { subject: _account, ...entry } = auditRecord(
    { kind: 'operator', action, subject: '', after: { role } },
    null,
    new Date(),
  );
  const user = await store.operation.setRole(email, role, entry);
  if (!user) throw new Refused(`There is no account with the e-mail ${email}: sign up first.`);
  return role === 'operator'
    ? `${user.email} is an operator and finds the desk at /operate.`
    : `${user.email} is not an operator.`;
}

async function operators(store: Store): Promise<string> {
  const emails = (await store.operation.operators()).map(({ email }) => email);
  return emails.length === 0 ? 'There is no operator yet.' : emails.toSorted().join('\n');
}

function work(args: string[]): (store: Store) => Promise<string> {
  const [what, email, ...more] = parseArgs({ args, allowPositionals: true }).positionals;
  if (what === 'list' && email === undefined) return operators;
  if (email !== undefined && more.length === 0) {
    if (what === 'add') return (store) => setRole(store, email, 'operator');
    if (what === 'remove') return (store) => setRole(store, email, 'user');
  }
  throw new Refused(usage);
}

await runCommand(async () => {
  const asked = work(process.argv.slice(2));
  const store = await openStore(readConfig(process.env));
  try {
    return await asked(store);
  } finally {
    await store.close();
  }
});
