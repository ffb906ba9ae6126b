import { describe, expect, test } from 'vitest';
import {
  birthForm,
  birthFormWithoutGender,
  changePasswordSchema,
  contactSchema,
  deleteAccountSchema,
  forgotPasswordSchema,
  kundliRequestSchema,
  kundliSections,
  loginSchema,
  nameField,
  placeQuerySchema,
  registerSchema,
  validate,
  vimshottariRequestSchema,
} from './index.ts';

const delhi = { name: 'New Delhi, Delhi, India', latitude: 28.6139, longitude: 77.209 };
/** The value of the kit's form. */
const form = {
  name: 'Asha Rao',
  gender: 'female',
  date: '1947-08-15',
  time: '00:00:00',
  timeUnknown: false,
  place: { id: 'IN-28', ...delhi, timeZone: 'Asia/Kolkata' },
  placeText: '',
};

function fieldsOf(
  schema: Parameters<typeof validate>[0],
  value: unknown,
  language: 'en' | 'hi' = 'en',
) {
  const checked = validate(schema, value, language);
  return checked.ok ? {} : checked.fields;
}

describe('the form of a birth', () => {
  const birth = {
    name: 'Asha Rao',
    gender: 'female',
    date: '1947-08-15',
    time: '00:00:00',
    place: { ...delhi, timezone: 'Asia/Kolkata' },
  };

  test('complete, is the birth of a request, with the gender only where the form asks for it', () => {
    expect(validate(birthForm, form, 'en')).toEqual({ ok: true, value: birth });
    expect(validate(birthFormWithoutGender, form, 'en')).toEqual({
      ok: true,
      value: { ...birth, gender: null },
    });
  });

  test('with an unknown time is cast at noon', () => {
    const unknown = { ...form, time: null, timeUnknown: true };
    expect(validate(birthForm, unknown, 'en')).toMatchObject({
      ok: true,
      value: { time: '12:00:00', time_unknown: true, fold: 0 },
    });
  });

  test('empty, reports every field together, in the specified words [S1-048] [S1-050] [S1-051] [S1-055] [S1-056] [S1-058]', () => {
    const empty = { name: '', gender: null, date: null, time: null, place: null };
    const expected = {
      name: 'Name is required',
      gender: 'Please select your Gender',
      date: 'Date of birth is required',
      time: 'Time of birth is required',
      place: 'Birth place is required',
    };
    expect(fieldsOf(birthForm, empty)).toEqual(expected);
    expect(fieldsOf(birthForm, {})).toEqual(expected);
  });

  test.each([
    ['Asha', undefined],
    ['A. K. Rao', undefined],
    ["D'Souza-Nair", undefined],
    ['आशा राव', undefined],
    ['ஆஷா', undefined],
    ['José', undefined],
    ['Asha2', 'Name should only contain letters.'],
    ['Asha @ Rao', 'Name should only contain letters.'],
    ['<b>Asha</b>', 'Name should only contain letters.'],
    ['...', 'Name should only contain letters.'],
    ['   ', 'Name is required'],
    ['A'.repeat(81), 'Name can have at most 80 characters.'],
  ])('name %j [S1-049] [S1-062]', (name, expected) => {
    expect(fieldsOf(birthForm, { ...form, name })['name']).toBe(expected);
  });

  test.each([
    ['1947-08-15', undefined],
    ['2024-02-29', undefined],
    ['2023-02-29', 'This date is not in the calendar.'],
    ['1990-04-31', 'This date is not in the calendar.'],
    ['1799-12-31', 'Date of birth must be between 1800 and today.'],
    ['2190-01-01', 'Date of birth cannot be in the future.'],
  ])('date of birth %s [S1-062]', (date, expected) => {
    expect(fieldsOf(birthForm, { ...form, date })['date']).toBe(expected);
  });

  test.each([
    ['23:59:59', true],
    ['00:00', true],
    ['24:00:00', false],
    ['00:60:00', false],
    ['00:00:60', false],
  ])('time %s [S1-055] [S1-056] [S1-057]', (time, isValid) => {
    const errors = fieldsOf(birthForm, { ...form, time });
    expect(errors).toEqual(isValid ? {} : { time: expect.any(String) });
  });

  test('has Hindi messages if requested', () => {
    expect(fieldsOf(birthForm, { ...form, name: '' }, 'hi')).toEqual({
      name: 'नाम आवश्यक है।',
    });
  });
});

describe('account forms', () => {
  test('an empty sign-up names every required field [S0-150] [S0-151] [S0-152] [S0-153] [S0-154] [S0-155] [S0-156] [S0-157]', () => {
    expect(fieldsOf(registerSchema, {})).toEqual({
      firstName: 'First name is required.',
      lastName: 'Last name is required.',
      email: 'Email is required.',
      password: 'Password is required.',
      mobile: 'Mobile number is required.',
      'birthData.place': 'Birth place is required',
      'birthData.time': 'Time of birth is required',
      'birthData.date': 'Date of birth is required',
    });
  });

  test.each([
    [{ birthData: 'x' }, 'birthData', 'This value is not valid.'],
    [
      { birthData: { latitude: 'abc' } },
      'birthData.latitude',
      'Latitude must be between -90 and 90.',
    ],
    [
      { birthData: { longitude: '181' } },
      'birthData.longitude',
      'Longitude must be between -180 and 180.',
    ],
    [{ birthData: { timezone: 'x/y' } }, 'birthData.timezone', 'This time zone is not known.'],
    [{ firstName: 5 }, 'firstName', 'This must be text.'],
    [{ firstName: null }, 'firstName', 'First name is required.'],
    [{ password: 12345678 }, 'password', 'This must be text.'],
  ])('%j is rejected with our own message at %s', (parts, field, sentence) => {
    expect(fieldsOf(registerSchema, parts)[field]).toBe(sentence);
  });

  test.each([
    ['9876543210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['+91-98765-43210', '9876543210'],
    ['98765-43210', '9876543210'],
    ['(98765) 43210', '9876543210'],
    ['91 98765.43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['9198765432', '9198765432'],
    ['987654321', null],
    ['98765432101', null],
    ['98765abcde', null],
    ['+44 9876543210', null],
    ['('.repeat(200_000), null],
  ])('mobile %s', (mobile, expected) => {
    const checked = validate(registerSchema.entries.mobile, mobile, 'en');
    expect(checked.ok ? checked.value : null).toBe(expected);
  });

  test.each([
    ['asha@example.in', true],
    ['asha.rao+kundli@mail.example.co.in', true],
    ['asha@example', false],
    ['आशा@उदाहरण.भारत', true],
    ['மாலா@எடுத்துக்காட்டு.இந்தியா', true],
    ['ශ්‍රී@example.lk', true],
    ['山田たろう@例え.jp', true],
    ['аша@пример.рф', true],
    ['josé@exámple.fr', true],
    ['a@[127.0.0.1]', false],
    ['a@127.0.0.1', false],
    ['foo,bar@example.in', false],
    ['a(b)@example.in', false],
    ['asha..rao@example.in', false],
    ['asha@-example.in', false],
    // The first letter is Cyrillic, and so is the third letter of the host.
    ['\u0430sha@example.in', false],
    ['asha@ex\u0430mple.in', false],
    [`a${'\u0335'.repeat(4)}sha@example.in`, false],
    ['asha example@mail.in', false],
    ['asha@@example.in', false],
    ['asha@example..in', false],
    ['@example.in', false],
  ])('email %s', (email, accepted) => {
    expect(validate(registerSchema.entries.email, email, 'en').ok).toBe(accepted);
  });

  test.each([
    ['short7!', 'Password must have at least 8 characters.'],
    ['x'.repeat(129), 'Password can have at most 128 characters.'],
    ['Password123', 'This password is among the most common ones. Please choose another.'],
    ['correct horse battery', undefined],
    ['लंबा पासवर्ड', undefined],
    ['x'.repeat(128), undefined],
  ])('password %# [S0-160]', (password, expected) => {
    const checked = validate(registerSchema.entries.password, password, 'en');
    expect(checked.ok ? undefined : checked.fields['']).toBe(expected);
  });

  test('login requires both fields [S0-130] [S0-131]', () => {
    expect(fieldsOf(loginSchema, {})).toEqual({
      email: 'Email is required.',
      password: 'Password is required.',
    });
  });

  test('an old short password can still be given when changing it', () => {
    expect(
      fieldsOf(changePasswordSchema, { currentPassword: 'old', newPassword: 'new longer one' }),
    ).toEqual({});
  });

  test.each([[{}], [{ reason: '' }], [{ reason: 'boredom' }], [{ reason: null }]])(
    'deletion without a known reason %j [S0-370] [S0-380]',
    (body) => {
      const given = { currentPassword: 'x', ...body };
      expect(fieldsOf(deleteAccountSchema, given)).toEqual({
        reason: 'Please select a reason for deleting your account',
      });
    },
  );

  test.each(['privacy_concerns', 'not_useful', 'created_new_account', 'too_many_emails', 'other'])(
    'deletion for %s, without feedback [S0-377]',
    (reason) => {
      expect(fieldsOf(deleteAccountSchema, { currentPassword: 'x', reason })).toEqual({});
    },
  );
});

describe('allowed text', () => {
  test.each([
    'श्रीमती क्षितिजा',
    'ग़ुलाम फ़ैयाज़',
    'ड़ें',
    'কৃষ্ণেন্দু বন্দ্যোপাধ্যায়',
    'மு. கிருஷ்ணமூர்த்தி',
    'ശ്രീകൃഷ്ണൻ',
    'ന്യൂട്ടൺ',
    'Nguyễn Thị Hồng',
    'Ọlọ́runtóbi Adébáyọ̀',
    'ကျော်ဖြိုး',
    'སྒྲོལ',
    'สมศักดิ์',
    'ಶ್ರೀನಿವಾಸ',
    "D'Souza",
  ])('the name %s is accepted, composed or decomposed', (name) => {
    for (const normal of ['NFC', 'NFD']) {
      const checked = validate(nameField, name.normalize(normal), 'en');
      expect(checked).toEqual({ ok: true, value: name.normalize('NFC') });
    }
  });

  test.each([
    ['four marks on one letter', `Ash${'\u0335'.repeat(4)}a`],
    ['marks with joiners between them', `Ash${'\u0335\u200d'.repeat(4)}a`],
    ['marks with a vowel sign between them', `आ${'\u0951'.repeat(2)}\u093e${'\u0951'.repeat(2)}`],
  ])('a name with %s is rejected with one sentence', (_what, name) => {
    expect(validate(nameField, name, 'en')).toEqual({
      ok: false,
      fields: { '': 'A letter of a name can have at most three accents.' },
    });
  });

  test('the e-mail of an account from before a rule can still be given', () => {
    expect(fieldsOf(loginSchema, { email: 'foo,bar@example.in', password: 'x' })).toEqual({});
    expect(fieldsOf(forgotPasswordSchema, { email: 'foo,bar@example.in' })).toEqual({});
  });

  test('a text is measured before it is normalised', () => {
    const fields = { 'a line': nameField, 'a message': contactSchema.entries.message };
    for (const [what, field] of Object.entries(fields)) {
      for (const text of ['x'.repeat(8001), `x${'\u0301'.repeat(31)}`]) {
        expect(validate(field, text, 'en'), what).toEqual({
          ok: false,
          fields: { '': 'This text is too long, or a letter in it has too many accents.' },
        });
      }
    }
  });

  test.each(['nul\0@x.in', 'bell\u0007@x.in', '<script>alert(1)</script>@x.in', '"a"@x.in', 'a@x'])(
    'the e-mail %j is rejected',
    (email) => {
      expect(fieldsOf(loginSchema, { email, password: 'x' })['email']).toBe(
        'Please enter a valid email address.',
      );
    },
  );

  test('a control character in a place name is rejected', () => {
    const birth = {
      name: 'Asha',
      date: '1990-01-01',
      time: '10:00',
      place: { ...delhi, name: 'P\0lace' },
    };
    expect(fieldsOf(kundliRequestSchema, { birth })).toHaveProperty(['birth.place.name']);
  });

  test.each(['0x1c', '1e1', '', 'north'])('the latitude %j is not a decimal number', (latitude) => {
    const birth = {
      name: 'Asha',
      date: '1990-01-01',
      time: '10:00',
      place: { ...delhi, latitude },
    };
    expect(fieldsOf(kundliRequestSchema, { birth })).toHaveProperty(['birth.place.latitude']);
  });

  test('the birth of an account requires a time, unless it is marked as unknown', () => {
    const birthData = { place: 'Ujjain', date: '1990-01-01' };
    const account = {
      firstName: 'Asha',
      lastName: 'Verma',
      email: 'asha@example.com',
      password: 'a quiet lamp',
      mobile: '9876543210',
    };
    for (const timeUnknown of [undefined, false, 'false', ''] as const)
      expect(
        fieldsOf(registerSchema, { ...account, birthData: { ...birthData, timeUnknown } }),
      ).toEqual({ 'birthData.time': 'Time of birth is required' });
    for (const timeUnknown of [true, 'true'] as const)
      expect(
        validate(registerSchema, { ...account, birthData: { ...birthData, timeUnknown } }, 'en'),
      ).toMatchObject({ ok: true, value: { birthData: { ...birthData, time: '' } } });
    expect(
      fieldsOf(registerSchema, { ...account, birthData: { ...birthData, timeUnknown: 'yes' } }),
    ).toEqual({ 'birthData.timeUnknown': 'This value is not valid.' });
  });

  test('one coordinate without the other is reported at the missing one', () => {
    const birthData = { place: 'Ujjain', time: '10:00', date: '1990-01-01' };
    expect(
      fieldsOf(registerSchema, { birthData: { ...birthData, latitude: '23.1' } }),
    ).toMatchObject({
      'birthData.longitude': 'Latitude and longitude are needed together.',
    });
    expect(
      fieldsOf(registerSchema, { birthData: { ...birthData, longitude: '75.7' } }),
    ).toMatchObject({
      'birthData.latitude': 'Latitude and longitude are needed together.',
    });
    expect(
      Object.keys(fieldsOf(registerSchema, { birthData })).filter((field) =>
        field.includes('tude'),
      ),
    ).toEqual([]);
  });
});

describe('place query', () => {
  test.each([
    [' u ', 'Please enter at least 2 characters'],
    ['', 'Please enter at least 2 characters'],
    [undefined, 'Please enter at least 2 characters'],
    [' uj ', undefined],
    ['दि', undefined],
  ])('%j [S1-019] [S1-028] [S1-030] [S1-031]', (q, expected) => {
    expect(fieldsOf(placeQuerySchema, { q })['q']).toBe(expected);
  });
});

describe('kundli request', () => {
  const birth = { name: 'Asha', date: '1947-08-15', time: '00:00', place: delhi };

  test('fills in defaults and keeps seconds', () => {
    const checked = validate(kundliRequestSchema, { birth }, 'en');
    expect(checked.ok && checked.value).toMatchObject({
      birth: { time: '00:00:00' },
      ayanamsa: 'lahiri',
      node: 'mean',
      year_days: 365.25,
      sunrise: 'edge',
    });
  });

  test.each(['Asia/Kolkata', '+05:30', '+05:53:20', '-03:30'])(
    'the time zone %s is known',
    (zone) => {
      const place = { ...delhi, timezone: zone };
      expect(fieldsOf(kundliRequestSchema, { birth: { ...birth, place } })).toEqual({});
    },
  );

  test('a list gets one message, however many of its items are invalid', () => {
    const unknown = Array.from({ length: 16_000 }, () => 'palmistry');
    expect(fieldsOf(kundliRequestSchema, { birth, sections: unknown })).toEqual({
      sections: 'This choice is not known.',
    });
    expect(fieldsOf(vimshottariRequestSchema, { birth, path: [...unknown, 7] })).toEqual({
      path: 'This choice is not known.',
    });
  });

  test('cannot list more sections than exist', () => {
    const all = kundliSections.map((section) => section);
    expect(fieldsOf(kundliRequestSchema, { birth, sections: all })).toEqual({});
    expect(fieldsOf(kundliRequestSchema, { birth, sections: [...all, 'dashas'] })).toEqual({
      sections: 'A list of sections can name each section only once.',
    });
  });

  test.each([
    ['asia/kolkata', 'Asia/Kolkata'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['ASIA/KATHMANDU', 'Asia/Kathmandu'],
    ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['Europe/Oslo', 'Europe/Oslo'],
    ['+05:53:20', '+05:53:20'],
  ])('the time zone %s becomes %s', (timezone, expected) => {
    const place = { ...delhi, timezone };
    const checked = validate(kundliRequestSchema, { birth: { ...birth, place } }, 'en');
    expect(checked.ok && checked.value.birth.place.timezone).toBe(expected);
  });

  test.each([
    [{}, 'birth.name'],
    [{ birth: { ...birth, time: '24:00' } }, 'birth.time'],
    [{ birth: { ...birth, date: '1947-02-30' } }, 'birth.date'],
    [{ birth: { ...birth, place: { name: 'Delhi' } } }, 'birth.place.latitude'],
    [{ birth: { ...birth, place: { ...delhi, latitude: 91 } } }, 'birth.place.latitude'],
    [{ birth: { ...birth, place: { ...delhi, latitude: 'north' } } }, 'birth.place.latitude'],
    [{ birth: { ...birth, place: { ...delhi, longitude: -180.1 } } }, 'birth.place.longitude'],
    [{ birth: { ...birth, place: { ...delhi, timezone: 'Mars/Base' } } }, 'birth.place.timezone'],
    [{ birth: { ...birth, place: { ...delhi, timezone: '+15:00' } } }, 'birth.place.timezone'],
    [{ birth, ayanamsa: 'tropical' }, 'ayanamsa'],
    [{ birth, ayanamsa: '60.5' }, 'ayanamsa'],
    [{ birth, ayanamsa: '-31' }, 'ayanamsa'],
    [{ birth, sections: ['palmistry'] }, 'sections'],
    [{ birth: [] }, 'birth.name'],
    [{ birth: 'x' }, 'birth'],
  ])('%j is rejected at %s', (body, field) => {
    expect(fieldsOf(kundliRequestSchema, body)).toHaveProperty([field]);
  });
});
