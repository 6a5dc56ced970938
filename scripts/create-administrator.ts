import { parseArgs } from 'node:util'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { ensureFieldKeys } from '#app/core/crypto/field-keys.server.ts'
import { closeDatabase, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { env } from '#app/core/env.server.ts'
import { defaultLocale } from '#app/core/i18n/locale.ts'
import { ensureSecrets } from '#app/core/secrets.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { passwordFault } from '#app/modules/accounts/passwords/password-rules.ts'
import type { PreparedResult } from '#app/modules/accounts/roles/commands/prepare-administrator.server.ts'
import { paths } from '#app/paths.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { upgradeDatabase } from './upgrade-database.ts'

const usage = `Usage: npm run admin:create -- --email ADDRESS --first NAME --last NAME [--role CODE] [--password-stdin]

Opens the account of an administrator, or gives the account with that address a role. Prints a link, once, with which the password is
chosen within a day; the second factor is set up at the first sign-in, at /admin/login.

  --role CODE             super_admin if left out. The first super administrator is made here; every further one is asked for at
                          /admin/roles-permissions by one, and confirmed by another there or by this command
  --password-stdin        takes the password of a new account from the standard input instead of printing a link
  --reset-second-factor   for a known account whose telephone and recovery codes are lost: both are set up anew by the printed link
  --help                  show this text

May run beside the server. Exit code: 0 done, 1 refused, 2 wrong use.`

class UsageError extends Error {}

const options = {
  email: { type: 'string' },
  first: { type: 'string', default: '' },
  last: { type: 'string', default: '' },
  role: { type: 'string', default: 'super_admin' },
  'password-stdin': { type: 'boolean', default: false },
  'reset-second-factor': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const reasons = {
  other_account:
    'An account of another area has this address. Administrators have an account of their own: take another address.',
  unknown_role: 'There is no such role.',
  second_person:
    'There is a super administrator already. One of them asks for this at /admin/roles-permissions; then run this again to confirm it.',
} as const

async function passwordFromInput(email: string): Promise<string> {
  const password = (await text(process.stdin)).trim()
  const fault = passwordFault(password, [email])
  if (fault) throw new UsageError(`The password cannot be taken: ${fault}`)
  return password
}

function tell(result: PreparedResult, email: string, role: string): number {
  if (result.status === 'refused') {
    console.error(reasons[result.why])
    return 1
  }
  if (result.isNew) console.log(`${email} has an account now.`)
  console.log(result.isGranted ? `${email} has the role ${role} now.` : `${email} had the role ${role} already.`)
  if (result.token) {
    console.log(
      `Choose the password here, within 24 hours and once:\n  ${siteAddress(paths.resetPassword(result.token), defaultLocale)}`,
    )
  }
  return 0
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const email = (values.email ?? '').trim().toLowerCase()
  if (!z.email().safeParse(email).success) throw new UsageError('--email needs an address.')
  const password = values['password-stdin'] ? await passwordFromInput(email) : null
  const firstName = values.first.trim()
  const lastName = values.last.trim()
  if (firstName === '' || lastName === '') throw new UsageError('--first and --last name the person.')
  ensureSecrets()
  ensureFieldKeys()
  // Sessions read the secret when they are loaded; on a first start it has just been made.
  const { prepareAdministrator } = await import('#app/modules/accounts/roles/commands/prepare-administrator.server.ts')
  const connection = await openDatabase(env.DATABASE_URL)
  try {
    await upgradeDatabase(connection)
    await withTransaction(seedReference)
    const { role } = values
    const resetsSecondFactor = values['reset-second-factor']
    const result = await prepareAdministrator({ email, firstName, lastName, role, password, resetsSecondFactor })
    return tell(result, email, role)
  } finally {
    await closeDatabase()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  const isOfArguments = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  const isUsage = error instanceof UsageError || isOfArguments
  if (isUsage) console.error(`${error.message}\n\n${usage}`)
  else console.error(error)
  process.exitCode = isUsage ? 2 : 1
}
