import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../../test/contract.tsx';
import { Heading } from '../../layout/index.ts';
import { SkyHero } from './index.ts';

const words = <Heading level={1}>About Jyoti</Heading>;

describe('SkyHero', () => {
  behavesAsComponent(SkyHero, { props: { subject: 'arches' as const, children: words } });

  test('its drawing is decorative, its words are read @wcag:1.1.1', () => {
    const { container } = render(
      <SkyHero subject="observatory" height="screen">
        {words}
      </SkyHero>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'About Jyoti' })).toBeVisible();
    expect(container.querySelector('[data-part="sky-scene"]')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  });

  test('a given scene replaces the subject; the caption describes it', () => {
    const { container } = render(
      <SkyHero scene={<svg data-testid="scene" />} caption="The sky over Ujjain at 7:05 pm">
        {words}
      </SkyHero>,
    );
    expect(screen.getByTestId('scene')).toBeInTheDocument();
    expect(container.querySelector('[data-part="sky-scene"]')).toBeNull();
    expect(screen.getByText('The sky over Ujjain at 7:05 pm')).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: without text, use SkyScene
    void (<SkyHero subject="arches" />);
    const both = { subject: 'arches', scene: <svg /> } as const;
    // @ts-expect-error: either a subject or a scene
    void (<SkyHero {...both}>About Jyoti</SkyHero>);
    // @ts-expect-error: one of the available drawings
    void (<SkyHero subject="comet">About Jyoti</SkyHero>);
  });
});
