import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { Tab, TabList, TabPanel, Tabs } from './index.ts';
import { reportTabs, tabsOf } from './tabs.samples.tsx';

const sample = { label: 'Parts of the report', defaultValue: 'kundli' };
const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true });

describe('Tabs', () => {
  test('as a native select it has the same options and shows the same panel', async () => {
    const changed = vi.fn();
    render(
      <Tabs {...sample} overflow="select" onValueChange={changed}>
        {tabsOf(reportTabs)}
      </Tabs>,
    );
    const list = screen.getByRole('combobox', { name: 'Parts of the report' });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(
      reportTabs.map(([, name]) => name),
    );
    expect(list).toHaveValue('kundli');
    await userEvent.selectOptions(list, 'Dashas');
    expect(changed).toHaveBeenCalledExactlyOnceWith('dashas');
    expect(screen.getByRole('tabpanel', { name: 'Dashas' })).toBeVisible();
  });

  test('as a native select it has no selection for an unknown value', () => {
    render(
      <Tabs label="Report" value="unknown" overflow="select">
        {tabsOf(reportTabs)}
      </Tabs>,
    );
    expect(screen.getByRole('combobox')).toHaveValue('');
  });

  test('as a native select it follows a value that becomes unknown, and one that becomes known', () => {
    const at = (value: string) => (
      <Tabs label="Report" value={value} overflow="select">
        {tabsOf(reportTabs)}
      </Tabs>
    );
    const { rerender } = render(at('kundli'));
    const list = screen.getByRole('combobox');
    for (const [value, shown] of [
      ['unknown', ''],
      ['dashas', 'dashas'],
    ] as const) {
      rerender(at(value));
      expect(list).toHaveValue(shown);
    }
    expect(screen.queryByRole('option', { name: '…' })).toBeNull();
  });

  test('as a native select it has the text of tabs inside other components, on a server too', async () => {
    const Named = ({ value }: { value: string }) => <Tab value={value}>{`${value} sign`}</Tab>;
    const subject = (
      <Tabs label="Signs" defaultValue="Moon" overflow="select">
        <TabList>
          <Named value="Sun" />
          <Named value="Moon" />
          <Tab value="lagna" aria-label="Rising sign">
            <svg />
          </Tab>
        </TabList>
        <TabPanel value="Sun">1</TabPanel>
        <TabPanel value="Moon">2</TabPanel>
        <TabPanel value="lagna">3</TabPanel>
      </Tabs>
    );
    expect(renderToString(subject)).toContain('Moon sign</option>');
    expect(renderToString(subject)).not.toContain('…');
    render(subject);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Sun sign',
      'Moon sign',
      'Rising sign',
    ]);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Sun sign');
    expect(selected()).toHaveTextContent('Sun sign');
  });

  test('a value may contain blanks and letters of any script', async () => {
    const changed = vi.fn();
    render(
      <Tabs label="Report" defaultValue="Char Dasha" onValueChange={changed}>
        <TabList>
          <Tab value="Char Dasha">Char</Tab>
          <Tab value="योगिनी दशा">Yogini</Tab>
        </TabList>
        <TabPanel value="Char Dasha">1</TabPanel>
        <TabPanel value="योगिनी दशा">2</TabPanel>
      </Tabs>,
    );
    await userEvent.click(tab('Yogini'));
    expect(changed).toHaveBeenCalledExactlyOnceWith('योगिनी दशा');
    const panel = screen.getByRole('tabpanel', { name: 'Yogini' });
    expect(panel.id).not.toMatch(/\s/);
    expect(tab('Yogini')).toHaveAttribute('aria-controls', panel.id);
  });

  test('a tab that disables itself leaves the list a tab stop', async () => {
    function Once() {
      const [isDone, setDone] = useState(false);
      return (
        <Tab value="once" disabled={isDone} onClick={() => setDone(true)}>
          Once
        </Tab>
      );
    }
    render(
      <Tabs label="Report" defaultValue="once">
        <TabList>
          <Once />
          <Tab value="other">Other</Tab>
        </TabList>
        <TabPanel value="once">1</TabPanel>
        <TabPanel value="other">2</TabPanel>
      </Tabs>,
    );
    await userEvent.click(tab('Once'));
    expect(tab('Once')).toBeDisabled();
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.tab();
    expect(tab('Other')).toHaveFocus();
  });

  test('a hidden input in a panel is no tab stop: the panel stays one', async () => {
    render(
      <Tabs label="Report" defaultValue="a">
        <TabList>
          <Tab value="a">Sun</Tab>
        </TabList>
        <TabPanel value="a">
          <input type="hidden" name="chart" value="1" />
          Simha rising
        </TabPanel>
      </Tabs>,
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  test('a pressed tab has the focus, also in Safari, which focuses no button that is pressed', async () => {
    render(<Tabs {...sample}>{tabsOf(reportTabs)}</Tabs>);
    const focus = vi.spyOn(tab('General'), 'focus');
    await userEvent.click(tab('General'));
    expect(tab('General')).toHaveFocus();
    // The page does not jump.
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    await userEvent.keyboard('{ArrowRight}');
    expect(selected()).toHaveTextContent('Dashas');
  });

  test.each(['automatic', 'manual'] as const)(
    'with %s activation one press calls onValueChange once',
    async (activation) => {
      const handler = vi.fn();
      render(
        <Tabs label="Report" value="kundli" onValueChange={handler} activation={activation}>
          {tabsOf(reportTabs)}
        </Tabs>,
      );
      await userEvent.click(tab('Dashas'));
      await userEvent.click(tab('General'));
      await userEvent.click(tab('General'));
      expect(handler.mock.calls).toEqual([['dashas'], ['general'], ['general']]);
    },
  );

  test('with manual activation Enter calls onValueChange once, unless onClick prevents it', async () => {
    const handler = vi.fn();
    render(
      <Tabs label="Report" value="a" onValueChange={handler} activation="manual">
        <TabList>
          <Tab value="a">Sun</Tab>
          <Tab value="b">Moon</Tab>
          <Tab value="c" onClick={(event) => event.preventDefault()}>
            Mars
          </Tab>
        </TabList>
      </Tabs>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{Enter} ');
    expect(handler).toHaveBeenCalledExactlyOnceWith('b');
  });

  test('a vertical row is walked through with arrow up and down @wcag:2.1.1', async () => {
    render(
      <Tabs {...sample} orientation="vertical">
        {tabsOf(reportTabs)}
      </Tabs>,
    );
    expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(selected()).toHaveTextContent('General');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(selected()).toHaveTextContent('Doshas');
  });

  test('a list inside a panel handles its own keys', async () => {
    render(
      <Tabs label="Report" defaultValue="dashas">
        <TabList>
          <Tab value="dashas">Dashas</Tab>
          <Tab value="doshas">Doshas</Tab>
        </TabList>
        <TabPanel value="dashas">
          <Tabs label="Dashas" defaultValue="first">
            <TabList>
              <Tab value="first">Mahadasha</Tab>
              <Tab value="last">Antardasha</Tab>
            </TabList>
            <TabPanel value="first">1</TabPanel>
            <TabPanel value="last">2</TabPanel>
          </Tabs>
        </TabPanel>
        <TabPanel value="doshas">3</TabPanel>
      </Tabs>,
    );
    const [outer, inner] = screen.getAllByRole('tablist').map((row) => within(row));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(inner!.getByRole('tab', { selected: true })).toHaveTextContent('Antardasha');
    expect(inner!.getByRole('tab', { selected: true })).toHaveFocus();
    expect(outer!.getByRole('tab', { selected: true })).toHaveTextContent('Dashas');
  });

  test.each([
    ['general', ['kundli', 'dashas', 'doshas'], 'dashas'],
    ['doshas', ['kundli', 'general', 'dashas'], 'dashas'],
    ['general', ['kundli'], 'kundli'],
    ['general', ['doshas', 'general'], undefined],
    ['general', [], undefined],
  ])(
    'when %s is selected and only %j are left, the neighbour is: %s',
    async (first, left, next) => {
      const changed = vi.fn();
      const page = (values: readonly string[]) => (
        <Tabs {...sample} defaultValue={first} onValueChange={changed}>
          {tabsOf(values.map((value) => reportTabs.find(([own]) => own === value)!))}
        </Tabs>
      );
      const { rerender } = render(page(['kundli', 'general', 'dashas', 'doshas']));
      rerender(page(left));
      await act(() => Promise.resolve());
      expect(changed.mock.calls).toEqual(next === undefined ? [] : [[next]]);
      if (left.length > 0) expect(selected()).toBeInTheDocument();
    },
  );

  test('follows a later change of the writing direction', async () => {
    const { container } = render(<Tabs {...sample}>{tabsOf(reportTabs)}</Tabs>);
    container.dir = 'rtl';
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toHaveTextContent('General');
    expect(container.firstElementChild).not.toHaveAttribute('dir');
  });

  test('a selected tab outside the view of the strip is scrolled to', async () => {
    const scrolled = vi.fn();
    render(<Tabs {...sample}>{tabsOf(reportTabs)}</Tabs>);
    const strip = screen.getByRole('tablist');
    strip.scrollBy = scrolled;
    // Each tab is 100 px wide, the strip 250.
    Object.defineProperties(strip, { scrollWidth: { value: 400 }, clientWidth: { value: 250 } });
    strip.getBoundingClientRect = () => new DOMRect(0, 0, 250, 48);
    for (const [index, each] of screen.getAllByRole('tab').entries())
      each.getBoundingClientRect = () => new DOMRect(index * 100, 0, 100, 48);
    await userEvent.click(tab('Doshas'));
    await waitFor(() =>
      expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 198, behavior: 'auto' }),
    );
  });
});
