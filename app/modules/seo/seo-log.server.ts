import { log } from '#app/core/log/log.server.ts'
import type { ContentMetaProblem } from './content-meta.ts'
import type { SeoConfigError, SeoConfigWarning } from './seo-config.ts'

type SeoCode =
  | SeoConfigError
  | SeoConfigWarning
  | ContentMetaProblem
  | 'STRUCTURED_DATA_ERROR'
  | 'ORG_STRUCTURED_DATA_ERROR'
  | 'SHARE_IMAGE_ERROR'

/** So many page and code pairs are remembered; then the memory starts anew. */
const longest = 2_000
const told = new Set<string>()

/** One log line a page and code: a page that is asked for a thousand times does not fill the log with one mistake. */
export function report(level: 'warn' | 'error', code: SeoCode, path: string, error?: unknown): void {
  const key = `${code} ${path}`
  if (told.has(key)) return
  if (told.size >= longest) told.clear()
  told.add(key)
  log[level]({ code, path, ...(error === undefined ? {} : { err: error }) }, 'search-engine head')
}
