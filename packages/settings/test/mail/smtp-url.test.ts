import { describe, expect, test } from 'vitest';
import { parseSmtpUrl } from '../../src/mail/smtp.ts';

describe('the URL of a mail server', () => {
  test('the URL of a mail server holds host, port, encryption and login', () => {
    expect(parseSmtpUrl('smtps://me%40example.org:p%3A%C3%A4@mail.example.org')).toEqual({
      host: 'mail.example.org',
      port: 465,
      tls: 'on',
      login: { user: 'me@example.org', password: 'p:ä' },
    });
    expect(parseSmtpUrl('smtp://mail.example.org/')).toEqual({
      host: 'mail.example.org',
      port: 587,
      tls: 'starttls',
      login: null,
    });
    expect(parseSmtpUrl('smtp://[::1]:25')).toMatchObject({ host: '::1', port: 25 });
  });

  test.each(['smtp://a b', 'smtp://host/path', 'smtp://host?tls=no', 'smtp://%ff:x@host', 'smtp://ho_st', ''])(
    'the URL of a mail server cannot be %j',
    (text) => {
      expect(parseSmtpUrl(text)).toBeNull();
    },
  );
});
