import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { componentIds, fileOf } from './component-docs.ts';
import { factsOf, missingStates, statusOf, tokensOf, uses } from './component-facts.ts';
import { nextVersion, releasedVersions } from './read-changes.ts';
import { kitProps } from './read-props.ts';

const ids = componentIds().filter((id) => existsSync(fileOf(id, `${id}.stories.tsx`)));

test('every interactive component shows all of its states', () => {
  const incomplete = ids.flatMap((id) => {
    const missing = missingStates(id, kitProps()[id] ?? []);
    return missing.length > 0 ? [`${id}: ${missing.join(', ')}`] : [];
  });
  expect(incomplete).toEqual([]);
});

test('a state that a sheet leaves out is noticed', () => {
  const props = [{ name: 'Button', props: [], element: 'HTMLButtonElement' }];
  const loading = { name: 'readOnly', type: 'boolean', required: false, description: '' };
  expect(missingStates('button', props)).toEqual([]);
  expect(missingStates('button', [{ ...props[0]!, props: [loading] }])).toEqual(['readOnly']);
});

test('every component says the version that it came with, a published one or the next', () => {
  const file = join(import.meta.dirname, '../../.storybook/components.json');
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'since' | 'reviewed',
    Record<string, string>
  >;
  expect(Object.keys(recorded.since)).toEqual(ids);
  expect(Object.keys(recorded.reviewed).filter((id) => !ids.includes(id))).toEqual([]);
  const versions = [...releasedVersions(), nextVersion()];
  expect(Object.entries(recorded.since).filter(([, since]) => !versions.includes(since))).toEqual(
    [],
  );
});

test('a component is ready once it is used, complete, reviewed and released', () => {
  const facts = {
    since: '0.2.0',
    isReleased: true,
    isOnAPage: true,
    missingStates: [],
    reviewed: '2026-11-30',
  };
  expect(statusOf(facts)).toBe('ready');
  expect(statusOf({ ...facts, isReleased: false })).toBe('new');
  expect(statusOf({ ...facts, isOnAPage: false })).toBe('new');
  expect(statusOf({ ...facts, missingStates: ['hover'] })).toBe('new');
  const { reviewed: _reviewed, ...unseen } = facts;
  expect(statusOf(unseen)).toBe('new');
});

test('where the site uses a component is read from its imports', () => {
  expect(uses().get('kundli-chart')?.pages).toContain('/generate-kundli');
  expect(uses().get('header')?.pages).toContain('*');
  expect(uses().get('button')?.components).toContain('dialog');
  // Only inside of another component.
  expect(uses().get('field')?.components).toContain('text-field');
  expect(factsOf('field').isOnAPage).toBe(true);
});

test('the tokens of a component are those in its styles and in the shared ones that it uses', () => {
  expect(tokensOf('button')).toMatchObject({
    radius: ['control'],
    text: ['small'],
    state: expect.arrayContaining(['hover', 'pressed']),
  });
  expect(tokensOf('visually-hidden')).toEqual({});
});
