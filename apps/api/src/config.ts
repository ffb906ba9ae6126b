import { resolve } from 'node:path';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A bucket of an S3-compatible store. */
export interface BucketLocation {
  /** Scheme, host and port. */
  endpoint: string;
  bucket: string;
  key: string;
  secret: string;
  /** `null`: derived from the host of a known provider, else us-east-1. */
  region: string | null;
}

/** The configuration of the process. Nothing else reads the environment. */
export interface Config {
  /** 0 lets the system choose. */
  port: number;
  /** `undefined` listens on every interface. */
  host: string | undefined;
  /** Holds `db.json`, `uploads/` and, without a mail server, `mail/`. */
  dataDir: string;
  /** The PostgreSQL database that replaces `db.json` and `uploads/`; `null` for none. */
  databaseUrl: URL | null;
  /** Where pictures are stored; `null` stores them with the records. */
  uploads: BucketLocation | null;
  /** The public URL of the site; its scheme decides about HTTPS-only headers. */
  publicUrl: URL;
  /** `null` writes mails to `DATA_DIR/mail`. */
  smtpUrl: URL | null;
  /** The sender of mails: `Jyoti <no-reply@jyoti.example>`. */
  mailFrom: string;
  rateLimit: boolean;
  logLevel: LogLevel;
  /** The bearer token for `/metrics`; `null` disables metrics. */
  metricsToken: string | null;
  /** Names the build in the metrics. */
  buildVersion: string;
  /** The built web app. */
  webDist: string;
  /** The number of reverse proxies in front whose X-Forwarded-For is trusted. */
  trustProxy: number;
  /** Settings that are valid but most likely a mistake; one sentence each. */
  warnings: readonly string[];
}

/** An invalid environment variable; the message is the one sentence to print. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Record<string, string | undefined>;

const projectRoot = resolve(import.meta.dirname, '../../..');

function wholeNumber(name: string, text: string, most: number): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > most) {
    throw new ConfigError(`${name} must be a whole number from 0 to ${most}, but is "${text}".`);
  }
  return Number(text);
}

function url(name: string, text: string, schemes: readonly string[]): URL {
  const parsed = URL.canParse(text) ? new URL(text) : null;
  if (!parsed || !schemes.includes(parsed.protocol.slice(0, -1))) {
    // The message does not repeat the value: it may contain a password.
    throw new ConfigError(
      `${name} must be an address that begins with ${schemes.join(':// or ')}://.`,
    );
  }
  return parsed;
}

/** Decodes a part of a URL; empty if the encoding is invalid. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function bucketLocation(name: string, text: string): BucketLocation {
  const { protocol, host, pathname, username, password, searchParams } = url(name, text, [
    'https',
    'http',
  ]);
  const bucket = /^\/([a-z\d][a-z\d.-]{1,61}[a-z\d])\/?$/.exec(pathname)?.[1];
  const [key, secret] = [username, password].map(decoded);
  if (!bucket || !key || !secret) {
    throw new ConfigError(
      `${name} must name a key, its secret and a bucket, such as https://key:secret@s3.example.in/bucket, with / in the secret written as %2F.`,
    );
  }
  return {
    endpoint: `${protocol}//${host}`,
    bucket,
    key,
    secret,
    region: searchParams.get('region'),
  };
}

function oneOf<Choice extends string>(
  name: string,
  text: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((candidate) => candidate === text);
  if (!choice) {
    throw new ConfigError(`${name} must be one of ${choices.join(', ')}, but is "${text}".`);
  }
  return choice;
}

function sender(name: string, text: string): string {
  if (!/^([^<>"@\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u.test(text)) {
    throw new ConfigError(
      `${name} must be an e-mail address or a name and an address, such as "Jyoti <no-reply@jyoti.example>".`,
    );
  }
  return text;
}

function token(name: string, text: string): string {
  if (!/^[\w-]{16,200}$/.test(text)) {
    // The message does not repeat the value: it is a secret.
    throw new ConfigError(
      `${name} must have 16 to 200 characters, each a letter, a digit, a hyphen or an underscore.`,
    );
  }
  return text;
}

/** Settings that a production server most likely should have. */
function forgotten(read: (name: string) => string | undefined, publicUrl: URL): string[] {
  if (read('NODE_ENV') !== 'production') return [];
  const isLocal = /^(localhost|127\.|\[::1\])/.test(publicUrl.hostname);
  return [
    ...(read('SMTP_URL')
      ? []
      : [
          'SMTP_URL is not set: no e-mail leaves this machine, each becomes a file in DATA_DIR/mail.',
        ]),
    ...(isLocal
      ? ['PUBLIC_URL is not set to the address of the site: links in e-mails lead to this machine.']
      : []),
    ...(!isLocal && publicUrl.protocol === 'http:'
      ? ['PUBLIC_URL begins with http: passwords and births travel in the clear.']
      : []),
  ];
}

/**
 * Reads and validates the environment. An empty value counts as unset.
 * @throws ConfigError with one sentence that names the variable
 */
export function readConfig(environment: Environment): Config {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const port = wholeNumber('PORT', read('PORT') ?? '5001', 65_535);
  const smtp = read('SMTP_URL');
  const database = read('DATABASE_URL');
  const uploads = read('UPLOADS_URL');
  const metrics = read('METRICS_TOKEN');
  const publicUrl = url('PUBLIC_URL', read('PUBLIC_URL') ?? `http://localhost:${port}`, [
    'http',
    'https',
  ]);
  return {
    port,
    host: read('HOST'),
    dataDir: resolve(read('DATA_DIR') ?? resolve(projectRoot, 'data')),
    databaseUrl: database ? url('DATABASE_URL', database, ['postgres', 'postgresql']) : null,
    uploads: uploads ? bucketLocation('UPLOADS_URL', uploads) : null,
    publicUrl,
    smtpUrl: smtp ? url('SMTP_URL', smtp, ['smtp', 'smtps']) : null,
    mailFrom: sender('MAIL_FROM', read('MAIL_FROM') ?? `Jyoti <no-reply@${publicUrl.hostname}>`),
    rateLimit: oneOf('RATE_LIMIT', read('RATE_LIMIT') ?? 'on', ['on', 'off']) === 'on',
    logLevel: oneOf('LOG_LEVEL', read('LOG_LEVEL') ?? 'info', logLevels),
    metricsToken: metrics ? token('METRICS_TOKEN', metrics) : null,
    buildVersion: read('BUILD_VERSION') ?? 'unknown',
    webDist: resolve(read('WEB_DIST') ?? resolve(projectRoot, 'apps/web/dist')),
    trustProxy: wholeNumber('TRUST_PROXY', read('TRUST_PROXY') ?? '0', 10),
    warnings: forgotten(read, publicUrl),
  };
}
