import { chromium } from 'playwright-core';
import { bundledChromium } from './harness-bundled.ts';
import AxeBuilder from '@axe-core/playwright';
const base=['--font-render-hinting=none', '--force-color-profile=srgb'];
const sets: Record<string, object> = {
 bundled: {args:[...base,'--disable-gpu'], ...(await bundledChromium())},
 now: {executablePath:'/usr/bin/chromium', args:[...base,'--disable-gpu']},
 nogpuflag: {executablePath:'/usr/bin/chromium', args:[...base]},
 inproc: {executablePath:'/usr/bin/chromium', args:[...base,'--disable-gpu','--in-process-gpu']},
 noraster: {executablePath:'/usr/bin/chromium', args:[...base,'--disable-gpu','--disable-software-rasterizer']},
 noext: {executablePath:'/usr/bin/chromium', args:[...base,'--disable-gpu','--disable-extensions','--disable-features=WebUIToolbar,InitialWebUI,TopChromeWebUI,WebUITabStrip,OptimizationHints,MediaRouter']},
};
for (let r=0;r<2;r++) for (const [n,o] of Object.entries(sets)) {
 const t=Date.now(); const b=await chromium.launch(o); const l=Date.now()-t; const t2=Date.now();
 for (let i=0;i<3;i++){ const c=await b.newContext(); const p=await c.newPage(); await p.setContent('<html lang=en><title>x</title><main><h1>Hello</h1><p style="color:#aaa">low</p></main>'); await p.screenshot(); await new AxeBuilder({page:p}).analyze(); await c.close(); }
 const t3=Date.now(); await b.close(); console.log(n,'launch',l,'3 pages',t3-t2,'close',Date.now()-t3);
}
