import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { Avatar, AvatarGroup } from './index.ts';

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const image = () => document.querySelector('img');

describe('Avatar', () => {
  behavesAsComponent(Avatar, { props: { name: 'Anita Deshmukh' } });

  test('is an image named after the person @wcag:1.1.1', () => {
    render(<Avatar name="Anita Deshmukh" src={picture} shape="arch" />);
    expect(screen.getByRole('img', { name: 'Anita Deshmukh' })).toBeInTheDocument();
    expect(image()).toHaveAttribute('alt', '');
  });

  test('next to the written name it is decorative', () => {
    render(<Avatar name="Anita Deshmukh" decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('shows the initial where there is no picture', () => {
    render(<Avatar name="Dr. Raghav Shastri" />);
    expect(screen.getByText('R')).toBeInTheDocument();
    expect(image()).toBeNull();
  });

  test('shows it too when the picture fails to load, and tries a new address', () => {
    const { rerender } = render(<Avatar name="Kavya Reddy" src="/gone.jpg" />);
    fireEvent.error(image()!);
    expect(image()).toBeNull();
    expect(screen.getByText('K')).toBeInTheDocument();
    rerender(<Avatar name="Kavya Reddy" src={picture} />);
    expect(image()).toHaveAttribute('src', picture);
  });

  test('an empty src is no picture', () => {
    render(<Avatar name="Kavya Reddy" src="" />);
    expect(image()).toBeNull();
  });

  test('each picture is clipped by its own shape', () => {
    render(
      <>
        <Avatar name="One" src={picture} />
        <Avatar name="Two" src={picture} shape="arch" />
      </>,
    );
    const cut = [...document.querySelectorAll('img')].map((one) => one.style.clipPath);
    const ids = [...document.querySelectorAll('clipPath')].map(({ id }) => `url("#${id}")`);
    expect(cut).toEqual(ids);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('AvatarGroup', () => {
  const items = ['Anita', 'Imran', 'Kavya', 'Harpreet', 'Lakshmi'].map((name) => ({ name }));
  behavesAsComponent(AvatarGroup, { props: { label: 'Astrologers online', items, max: 2 } });

  test('names everyone, those beyond its number too @wcag:1.1.1', () => {
    render(<AvatarGroup label="Astrologers online" items={items} max={2} />);
    const group = screen.getByRole('group', { name: 'Astrologers online' });
    expect(
      within(group)
        .getAllByRole('img')

        .map((each) => each.getAttribute('aria-label')),
    ).toEqual(['Anita', 'Imran', '3 more: Kavya, Harpreet, Lakshmi']);
    expect(group).toHaveTextContent('+3');
  });

  test('shows one more person rather than the number 1', () => {
    render(<AvatarGroup label="Astrologers online" items={items} max={4} />);
    expect(screen.getAllByRole('img')).toHaveLength(5);
  });
});

describe('types', () => {
  test('a portrait needs a name', () => {
    // @ts-expect-error: it needs a name, even with the name next to it
    void (<Avatar src="/anita.jpg" />);
    // @ts-expect-error: there are three sizes
    void (<Avatar name="Anita" size={40} />);
  });
});
