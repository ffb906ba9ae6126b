import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { Button } from '../button/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { Alert } from './index.ts';
import { hi } from '../messages-hi/index.ts';

describe('Alert', () => {
  behavesAsComponent(Alert, { props: { children: 'Failed to load profile.' } });

  test.each([
    ['danger', undefined, 'alert'],
    ['warning', undefined, 'status'],
    ['success', undefined, 'status'],
    ['info', undefined, 'status'],
    ['info', 'off', 'note'],
    ['danger', 'polite', 'status'],
    ['warning', 'assertive', 'alert'],
  ] as const)('%s, announced %s, is a %s @wcag:4.1.3', (tone, announce, role) => {
    render(
      <Alert tone={tone} announce={announce}>
        Words
      </Alert>,
    );
    expect(screen.getByRole(role)).toHaveTextContent('Words');
  });

  test.each([
    ['info', 'en', 'Note:'],
    ['success', 'en', 'Done:'],
    ['warning', 'en', 'Warning:'],
    ['danger', 'en', 'Problem:'],
    ['danger', 'hi', 'समस्या:'],
  ] as const)('the icon of %s has a text alternative (%s) @wcag:1.1.1', (tone, language, words) => {
    render(
      <I18nProvider locale={language} messages={language === 'hi' ? hi : {}}>
        <Alert tone={tone}>Body</Alert>
      </I18nProvider>,
    );
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  test('offers an action @wcag:2.1.1', async () => {
    const retried = vi.fn();
    render(
      <Alert
        tone="danger"
        title="We could not reach the server"
        action={<Button onClick={retried}>Try again</Button>}
      >
        Your details are still here.
      </Alert>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(retried).toHaveBeenCalledOnce();
    expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the server');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a message needs text
    void (<Alert tone="danger" />);
    // @ts-expect-error: there are four tones
    void (<Alert tone="cursed">Words</Alert>);
  });
});
