export { type Sender, domainOf, isAddress, parseSender } from './address.ts';
export { type Mail, type Mailer, MailError, type MailErrorCode } from './mail.ts';
export { mailerFor, type MailSettings } from './mailer-for.ts';
export { resendMailer } from './resend.ts';
export { retryAfterIn } from './retry-after.ts';
export { parseSmtpUrl, smtpMailer, type SmtpServer } from './smtp.ts';
