import { kundliRequestSchema, validate, type Kundli } from '@jyoti/contract';
import { KundliService } from '../../api/src/kundli/kundli-service.ts';
import { birth, now } from './kundli-fixture.ts';

let whole: Kundli | null = null;

/** All sections of the fixture's birth, computed by the service at the fixture's `now`. */
export function wholeKundli(): Kundli {
  if (whole === null) {
    const checked = validate(kundliRequestSchema, { birth });
    if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
    const service = new KundliService(
      () => 'Asia/Kolkata',
      () => new Date(now),
    );
    whole = service.kundli(checked.value, 'en');
  }
  return whole;
}
