import { Button } from '@jyoti/ui/button';
import { Combobox } from '@jyoti/ui/combobox';
import { TextArea } from '@jyoti/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { modules, samples } from 'virtual:kit-composer';
import { BookWindow } from '../../blocks/book-window.tsx';
import { globalsInUrl } from '../../book/book-globals.ts';
import { currentGlobals } from '../../book/current-globals.ts';
import { bookWindow } from '../../book/links.ts';
import { READY, TEXT } from './compose-frame.tsx';
import { moduleOf, packed, unpacked, withSample } from './composition.ts';

const FIRST = `<Stack gap="x5">
  <PageHeader title="Your kundli" description="Leo is your ascendant, and the Moon is in Libra." />
  <Alert tone="success">Your birth details were saved.</Alert>
  <Cluster gap="x3">
    <Button variant="primary">Read the report</Button>
    <Button>Share</Button>
  </Cluster>
</Stack>`;

const FRAME = 'lab-compose--frame';
const KEY = 'jsx=';
/** How long after the last key the frames and the address follow, ms. */
const PAUSE = 400;

/** The composition in the address of the book. */
async function textOfAddress(): Promise<string | undefined> {
  const hash = bookWindow().location.hash.slice(1);
  if (!hash.startsWith(KEY)) return undefined;
  return unpacked(hash.slice(KEY.length)).catch(() => undefined);
}

/** The address of this composition with the settings of the toolbar. */
async function addressOf(text: string): Promise<string> {
  const url = new URL(bookWindow().location.href);
  const globals = globalsInUrl(currentGlobals());
  const path = url.searchParams.get('path');
  const page = path === null ? url.search.replace(/&globals=[^&]*/, '') : `?path=${path}`;
  return `${url.origin}${url.pathname}${page}${globals && `&globals=${globals}`}#${KEY}${await packed(text)}`;
}

/** Copies what a press asks for, and announces it. */
function Copy({ children, text }: { children: string; text: () => string | Promise<string> }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await navigator.clipboard.writeText(await text());
    setCopied(true);
  };
  return (
    <Button onClick={() => void copy()}>
      <span aria-live="polite">{copied ? 'Copied' : children}</span>
    </Button>
  );
}

/** The composition in a window of a width. */
function Preview({ width, text }: { width: number; text: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const take = ({ source, data }: MessageEvent<{ type?: string }>) => {
      if (source === frame.current?.contentWindow && data.type === READY) setReady(true);
    };
    addEventListener('message', take);
    return () => removeEventListener('message', take);
  }, []);
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(
      () => frame.current?.contentWindow?.postMessage({ type: TEXT, text }, location.origin),
      PAUSE,
    );
    return () => clearTimeout(timer);
  }, [isReady, text]);
  return (
    <BookWindow
      id={`compose-${width}`}
      ref={frame}
      story={FRAME}
      title={`Composition at ${width} px`}
      width={width}
      height={640}
    />
  );
}

/** A page for putting components together: JSX, the result at two widths, an address and code to take away. */
export function Compose() {
  const [text, setText] = useState<string>();
  useEffect(() => {
    void textOfAddress().then((shared) => setText((typed) => typed ?? shared ?? FIRST));
  }, []);
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(async () => {
      if (text === FIRST && !bookWindow().location.hash) return;
      bookWindow().history.replaceState(bookWindow().history.state, '', await addressOf(text));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  if (text === undefined) return null;
  return (
    <div className="compose">
      <div className="compose-tools">
        <Combobox
          label="Add a component"
          options={samples.map(({ name }) => ({ value: name, label: name }))}
          value={null}
          onValueChange={(option) => {
            const sample = samples.find(({ name }) => name === option?.value)?.sample;
            if (sample !== undefined) setText(withSample(text, sample));
          }}
        />
        <Copy text={() => moduleOf(text, modules)}>Copy code</Copy>
        <Copy text={() => addressOf(text)}>Copy address</Copy>
        <Button variant="quiet" onClick={() => setText(FIRST)}>
          Start again
        </Button>
      </div>
      <div className="lab-code">
        <TextArea
          label="JSX"
          hint="Every component, icon and function of the kit can be used without an import. Declarations come first."
          rows={14}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Preview width={360} text={text} />
      <Preview width={1280} text={text} />
    </div>
  );
}
