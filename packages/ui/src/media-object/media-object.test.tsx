import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { Avatar } from '../avatar/index.ts';
import { MediaObject } from './index.ts';

describe('MediaObject', () => {
  behavesAsComponent(MediaObject, {
    props: { media: <Avatar name="Kavya Menon" decorative />, children: 'Kavya Menon, Kochi' },
  });

  test('the media comes before the words @wcag:1.3.2', () => {
    const { container } = render(<MediaObject media="Picture, ">words</MediaObject>);
    expect(container).toHaveTextContent('Picture, words');
  });

  test('can be an item of a list @wcag:1.3.1', () => {
    render(
      <ul>
        <MediaObject as="li" media={null}>
          Integrity
        </MediaObject>
      </ul>,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent('Integrity');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: without media it is a plain paragraph
    void (<MediaObject>Kavya Menon</MediaObject>);
    // @ts-expect-error: it needs text
    void (<MediaObject media="A" />);
  });
});
