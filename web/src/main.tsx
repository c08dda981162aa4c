// First of all: it says in which order the layers of all styles apply.
import './ui/styles/index.css';
import { render } from 'solid-js/web';
import { App } from './app/App.tsx';
import { followDeviceTheme } from './ui/theme.ts';

followDeviceTheme();
// `start.ts` adds this module while the page is being read, so it may come first.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
else show();

function show(): void {
  const root = document.getElementById('app');
  if (root) render(() => <App />, root);
}
