/**
 * What a reader of stored rows could read: their JSON without sealed values, hashes, ids and tokens. By chance a short word can stand in
 * any of those.
 */
export function readableText(rows: unknown): string {
  return JSON.stringify(rows).replace(/v1\.\w+(\.[\w-]+){2}|[\w-]{20,}/g, '…')
}
