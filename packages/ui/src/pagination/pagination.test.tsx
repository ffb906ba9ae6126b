import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { Pagination, ShowMore } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const hrefOf = (page: number) => `/blog?page=${page}`;
const links = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('Pagination', () => {
  behavesAsComponent(Pagination, { props: { page: 6, pages: 12, hrefOf } });

  test('is a named navigation with aria-current on the current page @wcag:4.1.2', () => {
    render(<Pagination label="Articles" page={6} pages={12} hrefOf={hrefOf} />);
    expect(screen.getByRole('navigation', { name: 'Articles' })).toBeInTheDocument();
    expect(links()).toEqual(['1', '5', '6', '7', '12']);
    const current = screen.getByRole('link', { current: 'page' });
    expect(current).toHaveAccessibleName('Page 6');
    expect(current).toHaveAttribute('href', '/blog?page=6');
  });

  test('leads to the pages before and after', () => {
    render(<Pagination page={6} pages={12} hrefOf={hrefOf} />);
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'href',
      '/blog?page=5',
    );
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/blog?page=7');
  });

  test.each([
    [1, 'Previous page'],
    [12, 'Next page'],
  ])('on page %d there is no link called %s', (page, name) => {
    render(<Pagination page={page} pages={12} hrefOf={hrefOf} />);
    expect(screen.queryByRole('link', { name })).toBeNull();
  });

  test.each([0, 1])('%d pages need no links', (pages) => {
    const ref = createRef<HTMLElement>();
    render(<Pagination ref={ref} page={1} pages={pages} hrefOf={hrefOf} />);
    expect(ref.current).toBeNull();
  });

  test('has the position in words for narrow containers', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Pagination page={6} pages={12} hrefOf={hrefOf} />
      </I18nProvider>,
    );
    expect(screen.getByText('12 में से पेज 6')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'पेज' })).toBeInTheDocument();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: pages are links, so that they can be opened in a tab, bookmarked and gone
    // back to
    void (<Pagination page={1} pages={12} />);
    // @ts-expect-error: needs the list to find the new items
    void (<ShowMore shown={3} total={8} onShowMore={() => undefined} />);
    // @ts-expect-error: the total is required
    void (<ShowMore list={createRef<HTMLElement>()} shown={3} onShowMore={() => undefined} />);
  });
});
