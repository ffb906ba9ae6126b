import { expect, waitFor } from 'storybook/test';

/** Waits until a panel is beside what it belongs to: the code that places panels loads with the first one. */
export async function placed(panel: HTMLElement): Promise<void> {
  await waitFor(() => expect(panel).toHaveAttribute('data-side'));
  await waitFor(() => expect(panel).not.toHaveAttribute('data-placing'));
}
