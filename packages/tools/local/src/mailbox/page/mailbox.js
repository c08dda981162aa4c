// Optional script of the mailbox: adds live updates and keyboard shortcuts.
const night = matchMedia('(prefers-color-scheme: dark)');
const paint = () => (document.documentElement.dataset.theme = night.matches ? 'night' : 'day');
night.addEventListener('change', paint);
paint();

document.addEventListener('DOMContentLoaded', () => {
  const events = new EventSource('/events');
  events.addEventListener('message', () => void refresh());
  // After a lost connection there may be new mails.
  events.addEventListener('open', () => void refresh());
  document.addEventListener('keydown', onKey);
  document.addEventListener('submit', (event) => {
    if (event.target.matches('.delete-all') && !confirm('Delete all mails for good?')) event.preventDefault();
  });
});

/** Reloads the list, but not the open mail. */
async function refresh() {
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const [now, then] = [document, fresh].map((page) => page.querySelector('#mails'));
  if (now.innerHTML === then.innerHTML) return;
  const focused = now.contains(document.activeElement) ? document.activeElement.id : '';
  const newest = then.querySelector('li a');
  const isNew = newest !== null && document.getElementById(newest.id) === null;
  now.replaceChildren(...then.childNodes);
  if (focused !== '') document.getElementById(focused)?.focus();
  if (isNew) document.querySelector('[role=status]').textContent = `New mail: ${newest.innerText}`;
  const form = fresh.querySelector('.delete-all');
  if (form !== null && document.querySelector('.delete-all') === null) document.querySelector('nav').append(form);
}

/** Up and down move through the list, "/" goes to the search, Escape returns to the list. */
function onKey(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches('input, pre')) return;
  const links = [...document.querySelectorAll('#mails a')];
  const at = links.findIndex((link) => link === document.activeElement || link.ariaCurrent === 'true');
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      links.at(Math.min(Math.max(0, at + (event.key === 'ArrowDown' ? 1 : -1)), links.length - 1))?.focus();
      break;
    case '/':
      document.querySelector('#to').focus();
      break;
    case 'Escape':
      document.querySelector('.back')?.click();
      return;
    default:
      return;
  }
  event.preventDefault();
}
