import type { Page } from 'playwright-core';

/** Writes down whatever a page complains about: errors, failed requests, answers that are refusals. */
export function listen(page: Page, forgive: RegExp | undefined, complaints: string[]): void {
  const complain = (what: string) => {
    if (!forgive?.test(what)) complaints.push(`${new URL(page.url(), 'http://x').pathname}: ${what}`);
  };
  page.on('pageerror', (error) => complain(`error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complain(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    // Whoever leaves a page gives up what it still asked for.
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') complain(`failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      complain(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
}
