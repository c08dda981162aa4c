// Read by wrangler when it is loaded, and by its child processes: no network look-ups, no telemetry, no banner, no logs
// in the home folder, no build of the page (wrangler.toml), no page that shows the storage of Durable Objects.
process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
process.env['WRANGLER_SEND_METRICS'] = 'false';
process.env['WRANGLER_HIDE_BANNER'] = 'true';
process.env['WRANGLER_WRITE_LOGS'] = 'false';
process.env['PAGE_IS_BUILT'] = 'yes';
process.env['X_LOCAL_EXPLORER'] = 'false';

export const wrangler = await import('wrangler');
