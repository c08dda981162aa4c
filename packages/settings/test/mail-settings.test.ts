import { mailerFor } from '@slow-train/settings/mail';
import { describe, expect, test } from 'vitest';
import { parseSettings } from '@slow-train/settings';

const OTHERS = {
  DATABASE_URL: 'postgres://station:secret@localhost/trains',
  AUTH_SECRET: 'long enough to be taken for a real secret',
  APP_URL: 'https://slow-train.example',
};
const MAIL_FROM = 'Slow Train <station@slow-train.example>';

const mailerOf = (more: Record<string, string>) => mailerFor(parseSettings({ ...OTHERS, ...more }));

describe('mail is sent', () => {
  test.each([
    { MAIL_FROM, SMTP_URL: 'smtps://user:password@mail.example.org' },
    { MAIL_FROM: 'station@slow-train.example', SMTP_URL: 'smtp://127.0.0.1:2525' },
    { MAIL_FROM, RESEND_API_KEY: 're_key' },
  ])('mail is sent with %j', (settings) => {
    expect(mailerOf(settings)).not.toBeNull();
  });

  test('mail is sent only with settings for it', () => {
    expect(mailerOf({})).toBeNull();
    expect(mailerOf({ MAIL_FROM })).toBeNull();
  });
});

describe('an impossible setting is named, with the line to write', () => {
  test.each([
    [{ MAIL_FROM: 'Slow Train', SMTP_URL: 'smtp://localhost' }, 'MAIL_FROM="Slow Train <mail@your-domain>"'],
    [{ MAIL_FROM: 'A <a@b.example>\r\nBcc: c@d.example', RESEND_API_KEY: 'x' }, 'MAIL_FROM='],
    [{ MAIL_FROM, SMTP_URL: 'mail.example.org:587' }, 'SMTP_URL="smtps://user:password@host:465"'],
    [{ MAIL_FROM, SMTP_URL: 'https://user:password@mail.example.org' }, 'SMTP_URL='],
    [{ MAIL_FROM, SMTP_URL: 'smtp://' }, 'SMTP_URL='],
    [{ SMTP_URL: 'smtp://localhost' }, 'Mail is set up but has no sender.'],
    [{ RESEND_API_KEY: 're_key' }, 'MAIL_FROM="Slow Train <mail@your-domain>"'],
    [{ MAIL_FROM, SMTP_URL: 'smtp://localhost', RESEND_API_KEY: 're_key' }, 'are both set. Remove one'],
  ])('the mail settings %j are refused with the line to write', (settings, words) => {
    const parse = (): unknown => parseSettings({ ...OTHERS, ...settings });
    expect(parse).toThrow(words);
    expect(parse).not.toThrow(/re_key|@mail\.example/);
  });
});
