import { expect, waitFor } from 'storybook/test';

/** Waits until a panel is placed at its anchor: the placement code is loaded lazily with the first panel. */
export async function placed(panel: HTMLElement): Promise<void> {
  await waitFor(() => expect(panel).toHaveAttribute('data-side'));
  await waitFor(() => expect(panel).not.toHaveAttribute('data-placing'));
}
