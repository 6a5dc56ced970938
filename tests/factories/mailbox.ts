import { readdirSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { readFieldKeys } from '#app/core/crypto/field-keys.server.ts'
import { type MailboxEntry, openEntry } from '#app/modules/notifications/delivery/mailbox.server.ts'

/** What the mailbox of a server in another process keeps, the newest first, opened with the keys of its DATA_DIR. */
export function mailboxOf(dataDir: string): MailboxEntry[] {
  const folder = resolve(dataDir, 'mailbox')
  if (!statSync(folder, { throwIfNoEntry: false })) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.sealed'))
  if (names.length === 0) return []
  const { keys } = readFieldKeys({ NODE_ENV: 'production', DATA_DIR: dataDir, FIELD_KEYS: '' })
  return names
    .map((name) => openEntry(readFileSync(resolve(folder, name), 'utf8'), name, (id) => keys.get(id)))
    .toSorted((a, b) => b.keptAt - a.keptAt)
}
