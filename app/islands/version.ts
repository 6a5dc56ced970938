import { startPoll } from './version/poll.ts'
import { preloadLinked } from './version/preload.ts'
import { failedAsset, hasMissedAsset, leaveOnce } from './version/reload.ts'
import { preloadWait } from './version/rules.ts'

/**
 * For pages that stay open for long: says when a newer build is out, reloads when a file of this one is gone, and fetches the assets of
 * linked pages ahead. The words stand hidden in `[data-version]` (see the app-version module).
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

function preloadLater(build: string): void {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string; saveData?: boolean } }
  const wait = preloadWait(connection)
  if (wait === null) return
  const start = () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href)
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const all = { build, origin: location.origin, links, loaded, fetcher: fetch.bind(window) }
    preloadLinked(all).catch(() => undefined)
  }
  const afterLoad = () => setTimeout(start, wait)
  if (document.readyState === 'complete') afterLoad()
  else addEventListener('load', afterLoad, { once: true })
}

reloadForMissingFiles()
const region = document.querySelector<HTMLElement>('[data-version]')
const build = region?.dataset.version
if (region && build && build !== 'development') {
  watchBuild(region, build)
  preloadLater(build)
}
