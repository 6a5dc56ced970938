import { followChanges } from './live/follow-changes.ts'
import { refreshRegions } from './live/refresh-regions.ts'

/**
 * Keeps an open screen up to date: `<div data-live="/…/live?…">` names the stream that says that something changed; every
 * `[data-live-region]` (with an id) of the page is then taken from the same address again. What changes by the clock alone is said by
 * `data-live-minutes`: it is read again every minute. Without this the page is as it was read.
 */
const marked = document.querySelector<HTMLElement>('[data-live]')
if (marked?.dataset.live) followChanges(marked.dataset.live, refreshRegions)

const minuteMs = 60_000
if (document.querySelector('[data-live-minutes]'))
  setInterval(() => {
    if (!document.hidden) void refreshRegions()
  }, minuteMs)
