import { errors, type Browser, type Page } from 'playwright-core';
import type { Visitor } from '../../../../../../api/test/kit/visitor.ts';

/** Nobody has this host, and nothing may ask for it. */
const ELSEWHERE = 'evil.example';

/** Scripts and elements for every place they might come to life in: text, attribute, script, style and address. */
export const PAYLOADS = {
  /** Of 24 letters at most. */
  name: '<img src=x onerror=hit()',
  otherName: '"><script>hit()</script>',
  thirdName: "';hit();//${hit()}</i>",
  /** Of 40 at most. */
  table: '<svg/onload=hit()><img id=hit src=//x.y>',
  long: `</script></style></textarea></title><script src=//${ELSEWHERE}/a.js></script><iframe srcdoc="<script>parent.hit()</script>"></iframe><a id=hit href="javascript:hit()">x</a>\u2028<!--`,
  address: `javascript:hit()//"><img id=hit src=//${ELSEWHERE}/b onerror=hit()>`,
} as const;

/** What a page showed, and what went wrong on it. */
export interface Visit {
  readonly path: string;
  /** What it says. */
  readonly text: string;
  /** Sentences: dialogs, scripts that ran, policies that stopped one, elements that came in, requests elsewhere. */
  readonly faults: readonly string[];
}

/** A browser that notices everything that comes to life. */
export interface WatchedBrowser {
  /** Opens a page for each path, some at once; waits at those in `about` until they show a payload. */
  visit(paths: readonly string[], about?: readonly string[]): Promise<readonly Visit[]>;
  /** Shows HTML without any policy, as a careless mail program does; or puts it into the page at `path`. */
  show(html: string, path?: string): Promise<Visit>;
  close(): Promise<void>;
}

/** Runs in the page. */
const showsPayload = (payloads: readonly string[]): boolean =>
  payloads.some((payload) => document.body.innerText.includes(payload));

/** As many pages as are open at once. */
const AT_ONCE = 8;
/** How long a page may take to become idle. */
const IDLE_MS = 10_000;

function unlessTimeout(error: unknown): void {
  if (!(error instanceof errors.TimeoutError)) throw error;
}

/** Opens a browser with a visitor's cookies. */
export async function watchedBrowser(browser: Browser, url: string, who?: Visitor): Promise<WatchedBrowser> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const cookies = [...(who?.cookies ?? [])].map(([name, value]) => ({ name, value, url, httpOnly: true }));
  if (cookies.length > 0) await context.addCookies(cookies);
  const found = new Map<Page, string[]>();
  const note = (page: Page, fault: string): void => {
    found.set(page, [...(found.get(page) ?? []), fault]);
  };
  // The function that a payload calls.
  await context.exposeBinding('hit', ({ page }) => note(page, 'runs a script'));
  await context.exposeBinding('violated', ({ page }, directive: string) =>
    note(page, `would have run something but for ${directive}`),
  );
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const report: unknown = Reflect.get(globalThis, 'violated');
      if (typeof report === 'function') report(`${violatedDirective}: ${blockedURI}`);
    });
  });
  const { host } = new URL(url);
  // Every page has one script of its own, which the policy knows by its hash.
  const shell = await (await fetch(url)).text();
  const ownScript = /<script data-cfasync="false">(.*?)<\/script>/s.exec(shell)?.[1];
  if (ownScript === undefined) throw new Error('The page has no script that starts it.');
  const open = async (path: string, fill: (page: Page) => Promise<unknown>): Promise<Visit> => {
    const page = await context.newPage();
    page.on('request', (request) => {
      const address = new URL(request.url());
      if (address.protocol.startsWith('http') && address.host !== host) note(page, `asks ${address.host}`);
    });
    page.on('dialog', (dialog) => {
      note(page, `shows a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => note(page, `fails: ${error.message}`));
    await fill(page);
    const injected = await page.evaluate(
      (own) =>
        [...document.querySelectorAll('#hit, iframe, script:not([src]), [onload], [onerror], a[href^="javascript:" i]')]
          .filter((element) => element.textContent !== own)
          .map((element) => `contains ${element.outerHTML.slice(0, 80)}`),
      ownScript,
    );
    const text = await page.locator('body').innerText();
    await page.close();
    return { path, text, faults: [...(found.get(page) ?? []), ...injected] };
  };
  return {
    async visit(paths, about = []) {
      const visits: Visit[] = [];
      for (let from = 0; from < paths.length; from += AT_ONCE) {
        const some = paths.slice(from, from + AT_ONCE);
        const opened = some.map((path) =>
          open(path, async (page) => {
            await page.goto(url + path);
            // A page that polls may never be idle on a busy machine: then what has come by now is looked at.
            await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(unlessTimeout);
            // Or idle before it has asked.
            if (about.includes(path)) await page.waitForFunction(showsPayload, Object.values(PAYLOADS));
          }),
        );
        visits.push(...(await Promise.all(opened)));
      }
      return visits;
    },
    show: (html, path) =>
      open(path ?? 'about:blank', async (page) => {
        if (path === undefined) return page.setContent(html, { waitUntil: 'networkidle' });
        await page.goto(url + path, { waitUntil: 'networkidle' });
        return page.evaluate((more) => {
          document.body.innerHTML += more;
        }, html);
      }),
    close: () => context.close(),
  };
}
