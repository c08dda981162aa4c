/** Registers the service worker, which keeps the page in the language that it is shown in. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  const address = `/service-worker.js?language=${document.documentElement.lang}`;
  // The development server serves it as modules.
  return navigator.serviceWorker.register(address, { type: import.meta.env.DEV ? 'module' : 'classic' });
}
