import { parseArgs } from 'node:util'
import { closeDatabase, openDatabase } from '#app/core/database/database.server.ts'
import { env } from '#app/core/env.server.ts'
import { defaultLocale } from '#app/core/i18n/locale.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { makeOperatorToken } from '#app/modules/accounts/operator/commands/make-operator-token.server.ts'
import { paths } from '#app/paths.ts'
import { upgradeDatabase } from './upgrade-database.ts'

const usage = `Usage: npm run operator:token

Prints a token with which one browser may migrate legacy clinics at /admin/5/migrate-facilities for an hour. It is used once, within an
hour; the database has only its hash. For who has the server and no account of the administration with the permission data.migrate.

  --help   show this text

May run beside the server. Exit code: 0 done, 1 failed, 2 wrong use.`

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h', default: false } } })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const connection = await openDatabase(env.DATABASE_URL)
  try {
    await upgradeDatabase(connection)
    const { token } = await makeOperatorToken()
    console.log(
      `Use it within an hour, once, at ${siteAddress(paths.adminMigration(), defaultLocale)}:\n\n  ${token}\n`,
    )
    return 0
  } finally {
    await closeDatabase()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (isUsage) console.error(`${error.message}\n\n${usage}`)
  else console.error(error)
  process.exitCode = isUsage ? 2 : 1
}
