import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Breadcrumbs } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const path = [
  { label: 'Home', href: '/' },
  { label: 'Ceremonies', href: '/poojas' },
];

describe('Breadcrumbs', () => {
  behavesAsComponent(Breadcrumbs, { props: { items: path, current: 'Navgraha Shanti' } });

  test('is a named navigation from the root to the current page @wcag:2.4.8', () => {
    render(<Breadcrumbs items={path} current="Navgraha Shanti" />);
    const steps = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(steps.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Home',
      'Ceremonies',
      'Navgraha Shanti',
    ]);
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/poojas',
    ]);
    expect(screen.getByText('Navgraha Shanti')).toHaveAttribute('aria-current', 'page');
  });

  test('a root page has no ancestors', () => {
    render(<Breadcrumbs items={[]} current="Home" />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Home')).toBeVisible();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Breadcrumbs items={[]} current="घर" />
      </I18nProvider>,
    );
    expect(screen.getByRole('navigation', { name: 'आप यहाँ हैं' })).toBeInTheDocument();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: the current page needs a name
    void (<Breadcrumbs items={[{ label: 'Home', href: '/' }]} />);
    // @ts-expect-error: a step needs a link
    void (<Breadcrumbs items={[{ label: 'Home' }]} current="Ceremonies" />);
  });
});
