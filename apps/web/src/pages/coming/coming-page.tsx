import { Heading, Section, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { useWords } from '../../words/index.ts';

/** A page that is named but not built: it says so, and offers what is. */
export function ComingPage({ path }: { path: string }) {
  const words = useWords();
  const name = words.comingPages[path] ?? words.siteName;
  return (
    <Section size="form" aria-labelledby="coming">
      <Stack gap="x4" align="start">
        <Heading level={1} id="coming">
          {name}
        </Heading>
        <Text size="lead">{words.coming.text(name)}</Text>
        <Link href="/kundli">{words.coming.action}</Link>
      </Stack>
    </Section>
  );
}
