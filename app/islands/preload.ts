import { preloadLinked } from './preload/linked-assets.ts'
import { preloadWait } from './preload/rules.ts'

/** Signed-in areas, where people go from page to page all day: fetches the assets of linked pages ahead. */
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

const build = document.querySelector<HTMLElement>('[data-build]')?.dataset.build
if (build && build !== 'development') preloadLater(build)
