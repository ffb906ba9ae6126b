import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { Button } from './index.ts';

describe('Button', () => {
  behavesAsComponent(Button, { props: { children: 'Generate Kundli' } });

  test('does not submit a form unless asked to', async () => {
    const submitted = vi.fn((event: SubmitEvent) => event.preventDefault());
    render(
      <form onSubmit={(event) => submitted(event.nativeEvent as SubmitEvent)}>
        <Button>Details</Button>
        <Button type="submit">Generate Kundli</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Generate Kundli' }));
    expect(submitted).toHaveBeenCalledOnce();
  });

  test('works by Enter and Space @wcag:2.1.1', async () => {
    const pressed = vi.fn();
    render(<Button onClick={pressed}>Save</Button>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('while loading it is disabled and says so in its name @wcag:4.1.2', async () => {
    const pressed = vi.fn();
    render(
      <Button loading loadingLabel="Saving…" onClick={pressed}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Saving…' });
    expect(button).toBeDisabled();
    await userEvent.click(button);
    expect(pressed).not.toHaveBeenCalled();
  });
});
