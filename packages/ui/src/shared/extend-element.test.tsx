import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { extendElement } from './extend-element.ts';

const button = () => screen.getByRole('button');

test('calls both handlers, fills both refs, names both descriptions', async () => {
  const calls: string[] = [];
  const own = createRef<HTMLButtonElement>();
  const added = createRef<HTMLButtonElement>();
  render(
    <>
      <p id="own">Free</p>
      <p id="added">Saves it</p>
      {extendElement(
        <button
          ref={own}
          type="button"
          aria-describedby="own"
          onClick={() => void calls.push('own')}
        >
          Save
        </button>,
        {
          ref: added,
          'aria-describedby': 'added',
          'aria-expanded': true,
          onClick: () => void calls.push('added'),
        },
      )}
    </>,
  );
  await userEvent.click(button());
  expect(calls).toEqual(['own', 'added']);
  expect(own.current).toBe(button());
  expect(added.current).toBe(button());
  expect(button()).toHaveAccessibleDescription('Free Saves it');
  expect(button()).toHaveAttribute('aria-expanded', 'true');
});

test('what its own handler forbids is not done', async () => {
  const added = vi.fn();
  render(
    extendElement(
      <button type="button" onClick={(event) => event.preventDefault()}>
        Save
      </button>,
      { onClick: added },
    ),
  );
  await userEvent.click(button());
  expect(added).not.toHaveBeenCalled();
});

test('handlers are added where it has none, and its own stay where none are added', async () => {
  const pressed = vi.fn();
  const focused = vi.fn();
  render(
    extendElement(
      <button type="button" onClick={pressed}>
        Save
      </button>,
      { onFocus: focused },
    ),
  );
  await userEvent.click(button());
  expect(pressed).toHaveBeenCalledOnce();
  expect(focused).toHaveBeenCalledOnce();
});
