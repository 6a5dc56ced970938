import { withoutPrefix } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { findMigrator } from './migrator.server.ts'

/**
 * Who may bring a file of legacy clinics, longer than other forms; null for everybody else. Asked before the body is read, with nothing but
 * its head.
 */
export async function migrationUploader({
  target,
  cookie,
}: {
  target: string
  cookie: string
}): Promise<string | null> {
  const url = new URL(target, 'http://upload.invalid')
  if (withoutPrefix(url.pathname) !== paths.adminMigration()) return null
  const migrator = await findMigrator(new Request(url, { headers: { Cookie: cookie } }))
  if (!migrator) return null
  return migrator.kind === 'administrator' ? migrator.actor.userId : migrator.rightId
}
