import { Window } from 'happy-dom';
import type { Site } from './visitor.ts';

/** A page as a browser of 2012 has it: no script runs, and no request has an `Origin`. */
export interface PlainPage {
  readonly status: number;
  readonly path: string;
  readonly html: string;
  readonly headers: Headers;
  /** The texts of all buttons and links that look like one. */
  readonly buttons: readonly string[];
  readonly heading: string;
  readonly text: string;
}

/** A browser that follows links and sends forms, and no more. */
export interface PlainBrowser {
  readonly cookies: Map<string, string>;
  open(path: string): Promise<PlainPage>;
  /** Follows a link by its text. */
  follow(page: PlainPage, link: string | RegExp): Promise<PlainPage>;
  /** Presses a button by its text, after filling in the fields of its form. */
  press(page: PlainPage, button: string | RegExp, fields?: Readonly<Record<string, string>>): Promise<PlainPage>;
  post(path: string, fields: Readonly<Record<string, string>>): Promise<PlainPage>;
}

const MOST_REDIRECTS = 5;

/** Returns a new browser without script, which has these cookies. */
export function plainBrowser({ url }: Site, cookies = new Map<string, string>()): PlainBrowser {
  const load = async (path: string, init: RequestInit = {}): Promise<PlainPage> => {
    let next = path;
    let how: RequestInit = init;
    for (let redirects = 0; redirects < MOST_REDIRECTS; redirects++) {
      const headers = new Headers({ ...Object.fromEntries(new Headers(how.headers)), 'accept-language': 'en' });
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      const answer = await fetch(new URL(next, url), { ...how, headers, redirect: 'manual' });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (value === '' || /max-age=0/i.test(cookie)) cookies.delete(name);
        else cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      if (location === null) return pageOf(answer, next);
      next = location;
      how = {};
    }
    throw new Error(`Too many redirects from ${path}.`);
  };
  const post = (path: string, fields: Readonly<Record<string, string>>): Promise<PlainPage> =>
    load(path, { method: 'POST', body: new URLSearchParams(fields) });
  return {
    cookies,
    open: (path) => load(path),
    post,
    follow(page, link) {
      const found = [...parsed(page.html).querySelectorAll('a')].find(({ textContent }) => isLike(textContent, link));
      if (found === undefined) throw new Error(`No link ${String(link)} in ${page.text}`);
      return load(found.getAttribute('href') ?? '');
    },
    press(page, label, filled = {}) {
      const button = [...parsed(page.html).querySelectorAll('button')].find(({ textContent }) =>
        isLike(textContent, label),
      );
      const form = button?.closest('form');
      if (button === undefined || !form) throw new Error(`No button ${String(label)} in ${page.text}`);
      const fields = Object.fromEntries(
        [...form.querySelectorAll('input, select'), button].flatMap((field) => {
          const name = field.getAttribute('name');
          return name === null ? [] : [[name, filled[name] ?? field.getAttribute('value') ?? '']];
        }),
      );
      const action = form.getAttribute('action') ?? '';
      return form.getAttribute('method') === 'post'
        ? post(action, fields)
        : load(`${action}?${new URLSearchParams(fields).toString()}`);
    },
  };
}

const isLike = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? flat(text).startsWith(wanted) : wanted.test(flat(text));
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function parsed(html: string): InstanceType<typeof Window>['document'] {
  const { document } = new Window();
  document.write(html);
  return document;
}

async function pageOf(answer: Response, path: string): Promise<PlainPage> {
  const html = await answer.text();
  const document = parsed(html);
  return {
    status: answer.status,
    path,
    html,
    headers: answer.headers,
    buttons: [...document.querySelectorAll('button, a.go')].map(({ textContent }) => flat(textContent)),
    heading: flat(document.querySelector('h1')?.textContent ?? ''),
    text: flat(document.body.textContent),
  };
}
