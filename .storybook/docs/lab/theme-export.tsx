import { Button } from '@jyoti/ui/button';
import { DownloadIcon } from '@jyoti/ui/icons';
import { Cluster, Stack } from '@jyoti/ui/layout';
import { ToggleGroup } from '@jyoti/ui/toggle';
import { TextArea } from '@jyoti/ui/text-field';
import { useState } from 'react';
import { CopyButton } from '../foundations/copy-button.tsx';

interface ThemeExportProps {
  id: string;
  /** By role, in hex. */
  colors: Readonly<Record<string, string>>;
  css: string;
  /** Design tokens, as JSON. */
  tokens: string;
}

const codeOf = (
  id: string,
  colors: ThemeExportProps['colors'],
) => `import { writeFileSync } from 'node:fs';
import { defineTheme, themeCss } from '@jyoti/themes';

const theme = defineTheme({
  id: '${id}',
  colors: {
${Object.entries(colors)
  .map(([role, color]) => `    ${role}: '${color}',`)
  .join('\n')}
  },
});
writeFileSync('${id}.css', themeCss(theme));
`;

/** Downloads a file created in the browser. */
function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text]));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

type Form = 'code' | 'css' | 'tokens';

/** The theme as code, as a style sheet, or as design tokens. */
export function ThemeExport({ id, colors, css, tokens }: ThemeExportProps) {
  const [form, setForm] = useState<Form>('code');
  const { file, text } = {
    code: { file: 'theme.ts', text: codeOf(id, colors) },
    css: { file: `${id}.css`, text: css },
    tokens: { file: `${id}.tokens.json`, text: tokens },
  }[form];
  return (
    <Stack gap="x4">
      <ToggleGroup
        label="Take it with you as"
        value={form}
        onValueChange={setForm}
        options={[
          { value: 'code', label: 'Code' },
          { value: 'css', label: 'Style sheet' },
          { value: 'tokens', label: 'Design tokens' },
        ]}
      />
      <TextArea label={file} value={text} rows={12} readOnly className="lab-code" />
      <Cluster gap="x3">
        <Button icon={<DownloadIcon size={20} aria-hidden />} onClick={() => download(file, text)}>
          {`Download ${file}`}
        </Button>
        <CopyButton text={text} label={file} />
      </Cluster>
    </Stack>
  );
}
