// SPDX-License-Identifier: MIT
//
// paint.mjs - how long it takes from a key to the picture on a 25x25 board with candidates:
// `tests/web/run chromium paint` on a quiet machine prints it. No test: times are nobody's fault.
import { cell, click, leave, press, settled, test, visit } from './drive.mjs';

test('from key to paint at 25x25 with candidates', async () => {
  const page = await visit(`#s=0.25.5.5.0&p=${'.'.repeat(625)}`);
  await click(page, '#auto');
  await click(page, cell(312));
  await settled(page);
  await page.evaluate(() => {
    window.times = [];
    document.addEventListener('keydown', () => {
      const start = performance.now();
      requestAnimationFrame(() => { const channel = new MessageChannel(); channel.port1.onmessage = () => window.times.push(performance.now() - start); channel.port2.postMessage(0); });
    }, true);
  });
  for (let i = 0; i < 15; i++) await press(page, 'ArrowRight', String(i % 9 + 1));
  await settled(page);
  const times = (await page.evaluate(() => window.times)).sort((a, b) => a - b);
  console.log(`# ${times.length} keys: median ${times[times.length >> 1].toFixed(1)} ms, largest ${times[times.length - 1].toFixed(1)} ms`);
  page.problems = [];
  await leave(page);
});
