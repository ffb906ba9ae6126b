import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMedia, useReducedMotion } from './use-media.ts';

/** Mocked result of one media query; a test changes it. */
class Answer extends EventTarget {
  matches: boolean;
  listeners = 0;
  constructor(matches: boolean) {
    super();
    this.matches = matches;
  }
  override addEventListener(...args: Parameters<EventTarget['addEventListener']>) {
    this.listeners += 1;
    super.addEventListener(...args);
  }
  override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>) {
    this.listeners -= 1;
    super.removeEventListener(...args);
  }
  become(matches: boolean) {
    this.matches = matches;
    act(() => void this.dispatchEvent(new Event('change')));
  }
}

let answers: Record<string, Answer>;
beforeEach(() => {
  answers = { wide: new Answer(true), tall: new Answer(false) };
  vi.stubGlobal('matchMedia', (query: string) => answers[query] ?? new Answer(false));
});
afterEach(() => vi.unstubAllGlobals());

const Media = ({ query }: { query: string }) => <p>{useMedia(query) ? 'yes' : 'no'}</p>;
const Motion = () => <p>{useReducedMotion() ? 'yes' : 'no'}</p>;
const shown = () => screen.getByRole('paragraph').textContent;

test('follows the media query, and a new one when it changes', () => {
  const { rerender, unmount } = render(<Media query="wide" />);
  expect(shown()).toBe('yes');
  answers.wide!.become(false);
  expect(shown()).toBe('no');
  rerender(<Media query="tall" />);
  answers.tall!.become(true);
  expect(shown()).toBe('yes');
  expect(answers.wide!.listeners).toBe(0);
  unmount();
  expect(answers.tall!.listeners).toBe(0);
});

test('matches nothing on a server, during hydration, and in a browser without media queries', () => {
  expect(renderToString(<Media query="wide" />)).toContain('no');
  expect(renderToString(<Motion />)).toContain('no');
  vi.stubGlobal('matchMedia', undefined);
  render(<Media query="wide" />);
  expect(shown()).toBe('no');
});

test.each([
  ['nobody asked for less', false, {}, 'no'],
  ['less motion was asked for', true, {}, 'yes'],
  ['data are saved', false, { connection: { saveData: true } }, 'yes'],
  ['data are not saved', false, { connection: { saveData: false } }, 'no'],
])('animation where %s', (_case, reduces, navigator, answer) => {
  answers['(prefers-reduced-motion: reduce)'] = new Answer(reduces);
  vi.stubGlobal('navigator', navigator);
  render(<Motion />);
  expect(shown()).toBe(answer);
});
