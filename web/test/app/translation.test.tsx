import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Route } from '@solidjs/router';
import { screen, waitFor } from '@solidjs/testing-library';
import type { JSX } from 'solid-js';
import { createSignal } from 'solid-js';
import { afterEach, expect, test } from 'vitest';
import SessionEffects from '../../src/app/SessionEffects.tsx';
import { Sign } from '../../src/pages/learn/Sign.tsx';
import { Page } from '../../src/ui/Page.tsx';
import ExactRulesPage from '../../src/pages/rules/ExactRulesPage.tsx';
import HowToPlayPage from '../../src/pages/how-to-play/HowToPlayPage.tsx';
import LearnPage from '../../src/pages/learn/LearnPage.tsx';
import PrivacyPage from '../../src/pages/privacy/PrivacyPage.tsx';
import RulesPage from '../../src/pages/rules/RulesPage.tsx';
import { accounts, MEMBER, toasts } from '../account/kit.tsx';
import { openPage } from '../open-page.tsx';
import { json } from '../service.ts';

afterEach(() => document.documentElement.removeAttribute('lang'));

const at = (Component: () => JSX.Element): void => void openPage('/', () => <Route path="/" component={Component} />);

test('31.22 a browser leaves the text that changes alone', () => {
  const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
  expect(html).toMatch(/<body translate="no">/);
  at(() => <Page>Live</Page>);
  expect(screen.getByRole('main').hasAttribute('translate')).toBe(false);
});

test.each<[string, () => JSX.Element]>([
  ['rules', RulesPage],
  ['exact rules', ExactRulesPage],
  ['lesson', LearnPage],
  ['five pictures', HowToPlayPage],
  ['page about privacy', PrivacyPage],
])('the %s can be translated by the browser', async (_, Component) => {
  accounts(
    () => null,
    () => json({}),
  );
  at(Component);
  expect((await screen.findByRole('main')).getAttribute('translate')).toBe('yes');
});

test('the sign of the lesson shows its next sentence even after the browser has translated this one', () => {
  const [say, setSay] = createSignal('Tap the tile.');
  at(() => <Sign say={say()} more="It fits." isAnswer={false} target={null} />);
  const heading = screen.getByRole('heading');
  // As Google Translate does it.
  heading.innerHTML = '<font><font>Touchez le domino.</font></font>';
  setSay('Now play it.');
  expect(screen.getByRole('heading').textContent).toBe('Now play it.');
});

test('somebody who lets the browser translate hears once where it does not help', async () => {
  accounts(
    () => MEMBER,
    () => json({ games: [] }),
  );
  at(() => <SessionEffects me={MEMBER} isNew={false} />);
  expect(toasts()).toEqual([]);
  document.documentElement.lang = 'en';
  document.documentElement.lang = 'fr';
  await waitFor(() =>
    expect(toasts()).toEqual([expect.stringMatching(/rules and the lesson.*Tables stay in English/)]),
  );
});
