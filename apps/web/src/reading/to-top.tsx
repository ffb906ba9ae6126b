import { Button } from '@jyoti/ui/button';
import { ChevronUpIcon } from '@jyoti/ui/icons';

/** Takes the page back to its top, and the keyboard with it. */
export function ToTop({ children }: { children: string }) {
  return (
    <Button
      icon={<ChevronUpIcon size={20} />}
      onClick={() => {
        const still = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
        globalThis.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    >
      {children}
    </Button>
  );
}
