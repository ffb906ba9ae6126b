import type { HoroscopeSign } from '@jyoti/contract';
import { Stack } from '@jyoti/ui/layout';
import { ZodiacPicker } from '@jyoti/ui/zodiac-picker';
import { MoonSign } from './moon-sign.tsx';
import { rashiOfSign, signOfRashi } from '../signs.ts';
import { horoscopeMessages } from '../../../messages.generated/horoscope.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface SignChoiceProps {
  sign: HoroscopeSign;
  onChoose: (sign: HoroscopeSign) => void;
}

/** The twelve signs in a line, one of them selected. */
export function SignChoice({ sign, onChoose }: SignChoiceProps) {
  const words = useMessages(horoscopeMessages);
  return (
    <Stack gap="x3">
      <ZodiacPicker
        label={words.signs}
        layout="strip"
        value={rashiOfSign(sign)}
        onValueChange={(chosen) => onChoose(signOfRashi(chosen))}
      />
      <MoonSign onFound={onChoose} />
    </Stack>
  );
}
