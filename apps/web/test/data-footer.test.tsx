import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DataFooter, type DataFooterProps } from '../src/app/layout/data-footer.tsx';
import { sampleFooter } from './footer.samples.ts';

const show = (props: Partial<DataFooterProps> = {}) =>
  render(<DataFooter {...sampleFooter} {...props} />);

const column = (title: string) =>
  within(screen.getByRole('heading', { name: title }).parentElement as HTMLElement);

const email = () => screen.getByLabelText('Email');

describe('footer of the site', () => {
  test('has its columns of links and the support note [S0-077] [S0-078] [S0-084]', () => {
    show();
    for (const { title, links } of sampleFooter.columns) {
      const shown = column(title).getAllByRole('link');
      expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
        links.map((link) => [link.title, link.path]),
      );
    }
    expect(column('Support').getByText('Average response under 30 minutes')).toBeVisible();
  });

  test('links to the four social pages, each with its count if there is one [S0-079] [S0-080] [S0-081] [S0-082] [S0-083]', () => {
    show();
    const links = column('Follow us').getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Facebook1,24,000 followers',
      'Instagram98,200 followers',
      'YouTube12,400 followers',
      'Twitter',
    ]);
    expect(links.map((link) => link.querySelector('svg')?.dataset.icon)).toEqual([
      'facebook',
      'instagram',
      'youtube',
      'twitter',
    ]);
  });

  test('shows the note about the social counts', () => {
    show({ socialNote: 'Sample figures' });
    expect(column('Follow us').getByText('Sample figures')).toBeVisible();
  });

  test('shows accreditations, and no row if there are none [S0-085]', () => {
    const { rerender } = show();
    expect(column('Accreditations').getAllByRole('listitem')).toHaveLength(2);
    rerender(<DataFooter {...sampleFooter} accreditations={[]} />);
    expect(screen.queryByRole('heading', { name: 'Accreditations' })).not.toBeInTheDocument();
  });

  test('ends with the copyright and the registered office [S0-086] [S0-087]', () => {
    show();
    expect(screen.getByText('© 2026 Jyoti. All rights reserved.')).toBeVisible();
    expect(
      screen.getByText('Registered office: 14 Sample Marg, New Delhi 110001, India'),
    ).toBeVisible();
  });

  test('shows title, description, an e-mail input and Subscribe [S0-071] [S0-072] [S0-073] [S0-074]', () => {
    show();
    expect(screen.getByRole('heading', { name: 'A letter each lunar month' })).toBeVisible();
    expect(screen.getByText('One quiet letter on the first of each lunar month.')).toBeVisible();
    expect(email()).toHaveAttribute('type', 'email');
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  });

  test.each<[string, Partial<DataFooterProps>]>([
    ['nowhere to send an address', { onSubscribe: undefined }],
    ['no words for it', { newsletter: undefined }],
  ])('has no newsletter with %s', (_when, props) => {
    show(props);
    expect(screen.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument();
  });
});
