import { mayReload } from './rules.ts'

type TabMemory = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Leaves the page by itself (`leave` reloads it or opens another), unless this tab did so for the same `reason` within the guard's time.
 * Without a memory it does not: it could then do so for ever.
 * @returns whether the page is being left
 */
export function leaveOnce(memory: () => TabMemory, reason: string, now: number, leave: () => void): boolean {
  try {
    // Where storage is denied, already naming it throws.
    const storage = memory()
    const last = storage.getItem(reason)
    if (!mayReload(last === null ? null : Number(last), now)) return false
    storage.setItem(reason, String(now))
  } catch {
    return false
  }
  leave()
  return true
}

/** The address of a file of ours that an element failed to load: a script or stylesheet of the build. Null for anything else. */
export function failedAsset(target: unknown, origin: string): string | null {
  const { tagName, src, href, rel } = (target ?? {}) as Partial<Record<'tagName' | 'src' | 'href' | 'rel', unknown>>
  const isStylesheet = tagName === 'LINK' && (rel === 'stylesheet' || rel === 'modulepreload')
  const address = tagName === 'SCRIPT' ? src : isStylesheet ? href : null
  return typeof address === 'string' && address.startsWith(`${origin}/assets/`) ? address : null
}

/** Whether a file of ours had failed to load before anybody listened: of the page's resources, one under /assets/ that was refused. */
export function hasMissedAsset(
  resources: readonly Readonly<{ name: string; responseStatus?: number }>[],
  origin: string,
): boolean {
  return resources.some(
    ({ name, responseStatus }) =>
      name.startsWith(`${origin}/assets/`) && responseStatus !== undefined && responseStatus >= 400,
  )
}
