import { render } from 'solid-js/web';
import { keepForOffline } from './app/updates.ts';
import { ScoreKeeper } from './pages/score-keeper/ScoreKeeper.tsx';
import { followDateHabits } from './ui/date-habits.ts';
import { followDeviceTheme } from './ui/theme.ts';

// The score keeper starts by itself, without the app's router, session and queries: it has to be there within seconds on
// the oldest phone at the table. Its first style sheet, the app's, is in index.html.
followDeviceTheme();
document.querySelector('title')?.setAttribute('translate', 'no');
followDateHabits();
keepForOffline();
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
else show();

function show(): void {
  const root = document.getElementById('app');
  if (!root) return;
  root.replaceChildren();
  render(() => <ScoreKeeper />, root);
}
