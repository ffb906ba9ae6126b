import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { PersonCard } from './index.ts';

const arjun = {
  name: 'Arjun Rao',
  jobTitle: 'Head of research',
  children: 'Checks every rule of the engine against its source.',
  note: 'MA Sanskrit · 12 years of experience',
};

describe('PersonCard', () => {
  behavesAsComponent(PersonCard, {
    props: arjun,
  });

  test('names the person in a heading, then role, words and note @wcag:1.3.1', () => {
    render(
      <ul>
        <PersonCard as="li" headingLevel={4} {...arjun} />
      </ul>,
    );
    expect(screen.getByRole('heading', { level: 4, name: 'Arjun Rao' })).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent(
      `${arjun.jobTitle}${arjun.children}${arjun.note}`,
    );
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a member of a team has a role
    void (<PersonCard name="Arjun Rao" />);
  });
});
