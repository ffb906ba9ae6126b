import { parseArgs } from 'node:util';
import type { UserRole } from '@jyoti/contract';
import { CommandError } from '../storage/commands/command-line.ts';
import type { Store } from '../storage/store.ts';
import { auditRecord } from '../storage/audit-record.ts';
import { newEnrolment } from './second-factors.ts';

const usage =
  'Say what to do: operator add <e-mail>, operator remove <e-mail>, operator list, operator end-logins <e-mail>, operator end-all-logins, or operator reset-second-factor <e-mail>.';

function changed(): CommandError {
  return new CommandError('The account has changed meanwhile. Run the command again.');
}

function codeText(code: string): string {
  return `Setup code, for one authenticator app within 7 days: ${code}\nGive it to the operator in person or by phone, not by e-mail.`;
}

async function setRole(store: Store, email: string, role: UserRole): Promise<string> {
  const action = role === 'operator' ? 'added' : 'removed';
  const { subject: _account, ...entry } = auditRecord(
    { kind: 'operator', action, subject: '', after: { role } },
    null,
    new Date(),
  );
  const user = await store.operation.setRole(email, role, entry);
  if (!user) throw new CommandError(`There is no account with the e-mail ${email}: sign up first.`);
  if (role !== 'operator') return `${user.email} is not an operator.`;
  const added = `${user.email} is an operator and finds the dashboard at /operate.`;
  if (user.secondFactor?.confirmedAt) return added;
  const { code, factor } = newEnrolment(new Date());
  if (!(await store.users.setSecondFactor(user.id, user.secondFactor, factor))) throw changed();
  return `${added}\n${codeText(code)}`;
}

async function endLogins(store: Store, email: string): Promise<string> {
  const user = await store.users.byEmail(email);
  if (!user) throw new CommandError(`There is no account with the e-mail ${email}.`);
  const ended = await store.tokens.removeAll(user.id);
  return `Logins of ${user.email} that were ended: ${ended}.`;
}

/** For operators who have lost the app and the recovery codes: they set it up again at the next login. */
async function resetSecondFactor(store: Store, email: string): Promise<string> {
  const user = await store.users.byEmail(email);
  if (!user) throw new CommandError(`There is no account with the e-mail ${email}.`);
  const entry = auditRecord(
    { kind: 'operator', action: 'second_factor_reset', subject: user.id },
    null,
    new Date(),
  );
  const { code, factor } = newEnrolment(new Date());
  const { setSecondFactor } = store.users;
  if (!(await setSecondFactor(user.id, user.secondFactor, factor, undefined, entry))) {
    throw changed();
  }
  const ended = await store.tokens.removeAll(user.id);
  return `${user.email} sets up a new second factor at the next login. Logins that were ended: ${ended}.\n${codeText(code)}`;
}

async function endAllLogins(store: Store): Promise<string> {
  return `Logins that were ended: ${await store.tokens.removeAll(null)}.`;
}

async function operators(store: Store): Promise<string> {
  const emails = (await store.operation.operators()).map(({ email }) => email);
  return emails.length === 0 ? 'There is no operator yet.' : emails.toSorted().join('\n');
}

/** Parses the arguments of the `operator` command. @throws CommandError for unknown arguments */
export function operatorWork(args: string[]): (store: Store) => Promise<string> {
  const [what, email, ...more] = parseArgs({ args, allowPositionals: true }).positionals;
  if (what === 'list' && email === undefined) return operators;
  if (what === 'end-all-logins' && email === undefined) return endAllLogins;
  if (email !== undefined && more.length === 0) {
    if (what === 'add') return (store) => setRole(store, email, 'operator');
    if (what === 'remove') return (store) => setRole(store, email, 'user');
    if (what === 'reset-second-factor') return (store) => resetSecondFactor(store, email);
    if (what === 'end-logins') return (store) => endLogins(store, email);
  }
  throw new CommandError(usage);
}
