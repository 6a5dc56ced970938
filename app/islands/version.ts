import { startPoll } from './version/poll.ts'
import { failedAsset, hasMissedAsset, leaveOnce } from './version/reload.ts'
import { loadSharePicture } from './version/share-picture.ts'

/**
 * For every page with scripts: says when a newer build is out, and reloads when a file of this one is gone. The words stand
 * hidden in `[data-build]` (see the app-version module).
 */
function offerReload(region: HTMLElement): void {
  const notice = region.firstElementChild
  if (!(notice instanceof HTMLElement)) return
  notice.querySelector('[data-version-reload]')?.addEventListener('click', () => location.reload())
  notice.querySelector('[data-version-later]')?.addEventListener('click', () => (notice.hidden = true))
  notice.hidden = false
}

function watchBuild(region: HTMLElement, build: string): void {
  const poll = startPoll({
    build,
    fetcher: fetch.bind(window),
    isVisible: () => document.visibilityState === 'visible',
    onNewer: () => offerReload(region),
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') poll.wake()
  })
}

function reloadForMissingFiles(): void {
  const reload = () =>
    leaveOnce(
      () => sessionStorage,
      'reloaded-at',
      Date.now(),
      () => location.reload(),
    )
  // Vite's word for a part of a hydrated page that could not be loaded; prevented, it is no error any more.
  addEventListener('vite:preloadError', (event) => {
    if (reload()) event.preventDefault()
  })
  // Errors of elements do not bubble.
  addEventListener('error', (event) => failedAsset(event.target, location.origin) !== null && reload(), true)
  if (hasMissedAsset(performance.getEntriesByType('resource'), location.origin)) reload()
}

reloadForMissingFiles()
const region = document.querySelector<HTMLElement>('[data-build]')
const build = region?.dataset.build
if (region && build && build !== 'development') watchBuild(region, build)
// Here because this runs on every page with scripts.
loadSharePicture(navigator.userAgent)
