// Runs the command of the CI job `storybook` with a mock of Chromatic's service: whether the CLI
// finds the build script, the build and its stories, and uploads nothing without a token.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** Responses to the operations of a dry run, by name. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  CreateAppTokenMutation: { appToken: 'token-of-the-stand-in' },
  CLIAppInfo: { app: { features: { isReactNativeApp: false } } },
  FirstCommittedAtQuery: { app: { firstBuild: null, lastBuild: null } },
  LastBuildQuery: { app: { isOnboarding: false, lastBuild: null } },
  AnnounceBuildMutation: {
    announceBuild: {
      id: 'build-1',
      number: 1,
      browsers: ['chrome'],
      status: 'ANNOUNCED',
      autoAcceptChanges: false,
      reportToken: 'report',
      features: { uiTests: true, uiReview: true, isReactNativeApp: false },
      app: { id: 'app-1', turboSnapAvailability: 'AVAILABLE', isOnboarding: false },
    },
  },
};

interface FakeService {
  server: Server;
  url: string;
  operations: string[];
}

/**
 * A mock of Chromatic's index on this machine. It records the names of the requested operations.
 */
async function fakeService(): Promise<FakeService> {
  const operations: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { query = '' } = JSON.parse(Buffer.concat(chunks).toString() || '{}') as {
        query?: string;
      };
      const operation = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';
      operations.push(operation);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: ANSWERS[operation] ?? {} }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}`, operations };
}

/** A repository with our scripts whose build copies the existing Storybook build. */
async function repository(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'jyoti-chromatic-'));
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
    packageManager?: string;
  };
  expect(manifest.scripts['build:storybook']).toContain('storybook build');
  manifest.scripts['build:storybook'] = 'node copy.mjs';
  // npm runs the scripts, because it is on every machine.
  delete manifest.packageManager;
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(
    join(folder, 'copy.mjs'),
    `import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
const { values } = parseArgs({ strict: false, options: { 'output-dir': { type: 'string' } } });
cpSync(${JSON.stringify(join(root, 'storybook-static'))}, values['output-dir'], { recursive: true });
// What --stats-json asks a build of Storybook for: the modules from which Chromatic finds the stories that changed.
const modules = [{ id: './.storybook/preview.tsx', name: './.storybook/preview.tsx', reasons: [] }];
writeFileSync(join(values['output-dir'], 'preview-stats.json'), JSON.stringify({ modules }));
`,
  );
  cpSync(join(root, '.storybook'), join(folder, '.storybook'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=Asha Menon', '-c', 'user.email=asha@example.org', ...args], {
      cwd: folder,
    });
  await git('init', '--initial-branch=main');
  await git('add', '.');
  await git('commit', '--message=Stories');
  // Chromatic rejects a history of one commit as a shallow clone.
  await git('commit', '--allow-empty', '--message=A change');
  return folder;
}

test('the command of the CI job succeeds with a token', async () => {
  test.setTimeout(120_000);
  const folder = await repository();
  const { server, url, operations } = await fakeService();
  try {
    const { stdout } = await run(
      'npm',
      ['run', 'chromatic', '--', '--dry-run', '--no-interactive'],
      {
        cwd: folder,
        env: {
          ...process.env,
          CHROMATIC_INDEX_URL: url,
          CHROMATIC_PROJECT_TOKEN: 'chpt_stand_in',
          CHROMATIC_RETRIES: '0',
          // Its own error reports would wait for a host that is blocked in tests.
          DISABLE_ERROR_MONITORING: 'true',
          DO_NOT_TRACK: '1',
        },
        maxBuffer: 50_000_000,
      },
    );
    expect(operations).toContain('CreateAppTokenMutation');
    expect(operations).toContain('AnnounceBuildMutation');
    expect(stdout).toContain('Skipped due to --dry-run');
    expect(stdout).not.toContain('Build script not found');
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('without a token the CI job runs no later step', () => {
  const workflow = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8');
  const job = workflow.slice(workflow.indexOf('\n  storybook:'));
  expect(job).toContain('echo "present=${{ env.CHROMATIC_PROJECT_TOKEN != \'\' }}"');
  expect(job).toContain('pnpm.mjs chromatic');
});
