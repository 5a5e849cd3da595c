const fallbackDelayMs = 500

/** Runs the work once the page has loaded and the browser is idle. */
export function whenIdle(work: () => void) {
  const schedule = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, fallbackDelayMs)
  if (document.readyState === 'complete') schedule()
  else window.addEventListener('load', schedule, { once: true })
}
