import { createHash } from 'node:crypto'

/** Names what a page showed of plans at a clinic, by the versions of the doctors whose plans somebody may change. */
export function checkMark(there: readonly Readonly<{ id: string; version: number }>[]): string {
  const versions = there.map(({ id, version }) => `${id} ${version}`).toSorted()
  return createHash('sha256').update(versions.join('\n')).digest('base64url').slice(0, 22)
}
