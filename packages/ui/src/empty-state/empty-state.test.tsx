import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, oneBusyButton } from '../../test/contract.tsx';
import { Button } from '../button/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { EmptyState, ErrorState } from './index.ts';
import { hi } from '../messages-hi/index.ts';

describe('EmptyState', () => {
  behavesAsComponent(EmptyState, {
    props: { title: 'No charts yet', action: <Button>Make your kundli</Button> },
  });

  test('has a text about what is missing, and offers a next step', () => {
    render(
      <EmptyState title="No charts yet" action={<Button>Make your kundli</Button>}>
        Charts that you save will appear here.
      </EmptyState>,
    );
    expect(screen.getByText('No charts yet')).toBeVisible();
    expect(screen.getByText('Charts that you save will appear here.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Make your kundli' })).toBeVisible();
  });

  test('its drawing is decorative @wcag:1.1.1', () => {
    render(<EmptyState title="No charts yet" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(document.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  test('is announced only if the page sets the prop @wcag:4.1.3', () => {
    const { rerender } = render(<EmptyState title="No FAQs found matching your search." />);
    expect(screen.queryByRole('status')).toBeNull();
    rerender(<EmptyState role="status" title="No FAQs found matching your search." />);
    expect(screen.getByRole('status')).toHaveTextContent('No FAQs found matching your search.');
  });
});

describe('ErrorState', () => {
  behavesAsComponent(ErrorState, {
    props: { title: 'We could not reach the server', onRetry: () => undefined },
    busy: oneBusyButton,
  });

  test('announces what happened and what is safe @wcag:4.1.3', () => {
    render(<ErrorState title="We could not reach the server">Your details are here.</ErrorState>);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We could not reach the serverYour details are here.',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('retries once at a time', async () => {
    const retry = vi.fn();
    const { rerender } = render(<ErrorState title="Not reached" onRetry={retry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    rerender(<ErrorState title="Not reached" onRetry={retry} loading />);
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('shows Hindi, or the given words', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <ErrorState title="सर्वर तक नहीं पहुँचे" onRetry={() => undefined} />
        <ErrorState title="दूसरा" onRetry={() => undefined} retryLabel="दुबारा" />
      </I18nProvider>,
    );
    expect(screen.getByRole('button', { name: 'फिर प्रयास करें' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'दुबारा' })).toBeVisible();
  });
});

describe('types', () => {
  test('both need a text', () => {
    // @ts-expect-error: a drawing alone is not enough
    void (<EmptyState action="Make your kundli" />);
    // @ts-expect-error: it needs a title
    void (<ErrorState onRetry={() => undefined} />);
  });
});
