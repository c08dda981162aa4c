// First of all: it says in which order the layers of all styles apply.
import './ui/styles/index.css';
import { render } from 'solid-js/web';
import { forgetEarly } from './client/early.ts';
import { keepKnown } from './client/known.ts';
import { App } from './app/App.tsx';
import { followDateHabits } from './ui/date-habits.ts';
import { drawInSteps } from './ui/step.ts';
import { followDeviceTheme } from './ui/theme.ts';

followDeviceTheme();
// Whose turn it is stands there, too. Not in the HTML, where the service replaces the element.
document.querySelector('title')?.setAttribute('translate', 'no');
followDateHabits();
drawInSteps();
keepKnown();
setTimeout(forgetEarly, 20_000);
// After a break, in which the browser may paint and listen: reading the modules was one long task already.
// `start.ts` adds this module while the page is being read, so it may come first.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
else setTimeout(show);

function show(): void {
  const root = document.getElementById('app');
  if (!root) return;
  // The skeleton that start.ts has shown; the app begins with the same.
  root.replaceChildren();
  render(() => <App />, root);
}
