/** Whether the page runs as an app from the home screen. */
export function isInstalled(): boolean {
  return (
    ('standalone' in navigator && navigator.standalone === true) ||
    (typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches)
  );
}
