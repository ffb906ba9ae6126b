import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { RenderAtOnce } from '../progressive-render/index.ts';
import { PapaBars } from '../meter/index.ts';
import { facts, ReportView, section, table, text, type ReportBlock } from './index.ts';
import { sampleAccordion, sampleBlocks, sampleChart } from './report-view.samples.ts';

describe('ReportView', () => {
  behavesAsComponent(ReportView, { props: { title: 'Report', blocks: sampleBlocks } });

  test('its title is a heading, and its sections are regions with their own @wcag:1.3.1', () => {
    render(<ReportView title="Report" intro="In short." blocks={[section('Deeper', [])]} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Report' })).toBeVisible();
    expect(screen.getByText('In short.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Deeper' })).toBeVisible();
  });

  test('without a title it renders its blocks only', () => {
    render(<ReportView blocks={[text('One sentence.')]} />);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByText('One sentence.')).toBeVisible();
  });

  test('renders the first blocks at once, and the others after a paint', async () => {
    render(<ReportView atOnce={1} blocks={[text('First'), text('Second')]} />);
    expect(screen.getByText('First')).toBeVisible();
    expect(screen.queryByText('Second')).toBeNull();
    expect(await screen.findByText('Second')).toBeVisible();
  });

  test('a chart has its name and its heading', () => {
    render(<ReportView blocks={[sampleChart]} />);
    expect(screen.getByRole('heading', { name: 'Navamsa' })).toBeVisible();
    expect(screen.getByRole('img', { name: /Navamsa of Asha/ })).toBeVisible();
  });

  test('a row that is marked is the current one', () => {
    const { container } = render(
      <ReportView blocks={[table('Lords', ['Lord'], [['Sun'], ['Moon']], { marked: [1] })]} />,
    );
    expect(container.querySelector('[aria-current="true"]')).toHaveTextContent('Moon');
  });

  test('a long accordion shows all of its items on request, and announces how many @wcag:4.1.3', async () => {
    render(<ReportView blocks={[sampleAccordion]} />);
    expect(screen.getByRole('status')).toHaveTextContent('2 of 5');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getByRole('status')).toHaveTextContent('5 of 5');
    expect(screen.getByText('Simha')).toBeVisible();
  });

  test('a block of the kit needs its component; a slot needs its name', () => {
    const blocks: ReportBlock[] = [
      {
        type: 'papa',
        props: {
          caption: 'Papa',
          partners: [{ name: 'Asha', papa: { rahu: 1, sun: 2, saturn: 3, mars: 4 }, total: 10 }],
        },
      },
      { type: 'slot', name: 'tree' },
    ];
    const { rerender } = render(<ReportView blocks={blocks} />);
    expect(screen.queryByText('Asha')).toBeNull();
    rerender(<ReportView blocks={blocks} tables={{ papa: PapaBars }} slots={{ tree: 'A tree' }} />);
    expect(screen.getAllByText('Asha')[0]).toBeVisible();
    expect(screen.getByText('A tree')).toBeVisible();
  });

  test('on paper everything is open, and what can only be used on the page has its other form', () => {
    const blocks: ReportBlock[] = [
      sampleAccordion,
      { type: 'slot', name: 'tree', onPaper: [text('All periods.')] },
      { ...text('Press one to open it.'), pageOnly: true },
    ];
    render(
      <RenderAtOnce value={true}>
        <ReportView blocks={blocks} slots={{ tree: 'A tree' }} />
      </RenderAtOnce>,
    );
    expect(screen.getByText('Simha')).toBeVisible();
    expect(screen.queryByRole('button', { expanded: false })).toBeNull();
    expect(screen.getByText('All periods.')).toBeVisible();
    expect(screen.queryByText('A tree')).toBeNull();
    expect(screen.queryByText('Press one to open it.')).toBeNull();
  });

  test('in print some items are omitted, with a note', () => {
    if (sampleAccordion.type !== 'accordion') throw new Error('The sample is no accordion.');
    const blocks: ReportBlock[] = [
      {
        ...sampleAccordion,
        leftOut: 'The last one is left out.',
        items: sampleAccordion.items.map((item) => ({ ...item, pageOnly: item.id === 'Simha' })),
      },
    ];
    const { rerender } = render(<ReportView blocks={blocks} />);
    expect(screen.queryByText('The last one is left out.')).toBeNull();
    rerender(
      <RenderAtOnce key="paper" value={true}>
        <ReportView blocks={blocks} />
      </RenderAtOnce>,
    );
    expect(screen.getByText('Karka')).toBeVisible();
    expect(screen.queryByText('Simha')).toBeNull();
    expect(screen.getByText('The last one is left out.')).toBeVisible();
  });

  test('a press explains a value that has a note; on paper a column for the page is omitted', () => {
    const blocks: ReportBlock[] = [
      table(
        'By day',
        ['Name', { header: 'Good', pageOnly: true }],
        [[{ text: 'Uthi', meaning: 'Rising: good for starting work.' }, 'yes']],
      ),
    ];
    const { rerender } = render(<ReportView blocks={blocks} />);
    expect(screen.getByRole('button', { name: 'Uthi' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Good' })).toBeVisible();
    rerender(
      <RenderAtOnce key="paper" value={true}>
        <ReportView blocks={blocks} />
      </RenderAtOnce>,
    );
    expect(screen.queryByText('yes')).toBeNull();
  });

  test('facts without a title are a list without a frame', () => {
    render(<ReportView blocks={[facts({}, [['Sign', 'Taurus (Vrishabha)']])]} />);
    expect(screen.getByText('Sign').closest('dl')).not.toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: blocks are required
    void (<ReportView title="Report" />);
    // @ts-expect-error: a block needs a type
    void (<ReportView blocks={[{ text: 'No type' }]} />);
  });
});
