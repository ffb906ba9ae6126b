import type { Settings } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { FocusOnMount } from '@jyoti/ui/focus-on-mount';
import { Grid, Stack } from '@jyoti/ui/layout';
import { PrintButton } from '@jyoti/ui/recipes/page-actions';
import { PrintLayout } from '@jyoti/ui/print-layout';
import type { ReportPart } from '@jyoti/ui/report-view';
import { useEffect, type ReactNode } from 'react';
import { frameMessages } from '../../messages.generated/frame.ts';
import { toolResultMessages } from '../../messages.generated/tool-result.ts';
import { useLastRead } from '../../platform/session/last-read.ts';
import { coordinatesIn } from '../../platform/words/coordinates.ts';
import { useMessages } from '../../platform/words/use-messages.ts';
import { PdfButton } from '../documents/pdf/pdf-button.tsx';
import { ShareResult } from '../documents/share/share-result.tsx';
import { useChartStyle } from '../kundli/chart-style.ts';
import { placeNameIn, rememberPlace } from '../places/last-place.ts';

/** What the documents of a place and a time have in common. */
interface PlaceReport {
  title: string;
  place: { latitude: number; longitude: number };
  settings: Settings;
  notices: readonly string[];
  basis: readonly string[];
  parts: readonly { title: string; intro: string; blocks: readonly { type: string }[] }[];
}

/** The blocks of a part, whose types the contract leaves to the kit. */
export const blocksOf = ({ blocks }: PlaceReport['parts'][number]) =>
  blocks as ReportPart['blocks'];

/**
 * The place of a result as the visitor calls it, with the line about its place and time.
 * @param when the time in words
 */
export function useResultPlace(
  { place: { latitude, longitude }, settings: { timezone } }: PlaceReport,
  search: URLSearchParams,
  when: string,
): { name: string; place: string; about: string } {
  const words = useMessages(toolResultMessages);
  const frame = useMessages(frameMessages);
  const name = placeNameIn(frame, { name: search.get('place') ?? '', latitude, longitude });
  const place = name || coordinatesIn(frame, latitude, longitude);
  useEffect(() => {
    if (name) rememberPlace({ name, latitude, longitude, timezone });
  }, [name, latitude, longitude, timezone]);
  return { name, place, about: words.about({ place, when }) };
}

interface ToolResultProps {
  report: PlaceReport;
  /** The name of the result in a print, a PDF and the list of what was read last. */
  sheet: string;
  /** Its address without the language. */
  path: string;
  /** `PageHeader` with the title of the report. */
  heading: ReactNode;
  /** Below the heading. */
  line: ReactNode;
  /** Its place and time, at the top of the PDF. */
  about: string;
  /** The result in one sentence, in the PDF and shared with it. */
  opening?: string | null;
  /** Sentences in the PDF below them. */
  lines: readonly string[];
  /** Whether the address contains birth details. @default false */
  hasBirth?: boolean;
  /** Ends with `.pdf`. */
  fileName: string;
  onAgain: () => void;
  children: ReactNode;
}

/** A result for a place and a time: heading, notices, and the buttons that print, save and share it. */
export function ToolResult(props: ToolResultProps) {
  const { report, sheet, path, heading, line, about, opening, lines, hasBirth, fileName } = props;
  const words = useMessages(toolResultMessages);
  const [chartStyle] = useChartStyle();
  useLastRead(sheet, path);
  return (
    <PrintLayout name={sheet} settings={report.basis}>
      <Stack gap="x7">
        <Stack gap="x4">
          <FocusOnMount>{heading}</FocusOnMount>
          {line}
          {report.notices.map((notice) => (
            <Alert key={notice} tone="info" announce="off">
              {notice}
            </Alert>
          ))}
          <Grid minItem="12rem" columns={5} gap="x3" align="start" data-print="hide">
            <Button onClick={props.onAgain}>{words.again}</Button>
            <PrintButton />
            <Stack gap="x1">
              <PdfButton
                fileName={fileName}
                write={async (setting) => {
                  const { toolSheet } = await import('./tool-sheet.ts');
                  return toolSheet(
                    { ...report, title: sheet, about, opening, lines, chartStyle },
                    setting,
                  );
                }}
              />
            </Stack>
            <ShareResult
              title={report.title}
              text={opening ? `${sheet}: ${opening}` : sheet}
              hasBirth={hasBirth}
            />
          </Grid>
        </Stack>
        {props.children}
      </Stack>
    </PrintLayout>
  );
}
