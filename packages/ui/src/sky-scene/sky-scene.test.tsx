import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { sceneSubjects, SkyScene } from './index.ts';

describe('SkyScene', () => {
  behavesAsComponent(SkyScene, { props: { subject: 'observatory' } });

  test.each(sceneSubjects)(
    '%s is decoration, hidden from screen readers @wcag:1.1.1',
    (subject) => {
      const { container } = render(<SkyScene subject={subject} />);
      expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    },
  );

  test('the ring draws only grahas that are above the horizon', () => {
    const { container } = render(
      <SkyScene
        subject="observatory"
        ascendant={100}
        grahas={[
          { graha: 'moon', longitude: 10 },
          { graha: 'mars', longitude: 190 },
        ]}
      />,
    );
    expect(container.querySelectorAll('[data-part="graha-glyph"]')).toHaveLength(1);
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a scene has a subject
    void (<SkyScene />);
    // @ts-expect-error: three subjects are drawn
    void (<SkyScene subject="unicorn" />);
  });
});
