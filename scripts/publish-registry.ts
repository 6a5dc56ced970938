import { parseArgs } from 'node:util'
import { closeDatabase, openDatabase } from '#app/core/database/database.server.ts'
import { env } from '#app/core/env.server.ts'
import { publishRegistry, UnknownSlugError } from '#app/modules/directory/registry/commands/publish-registry.server.ts'
import { upgradeDatabase } from './upgrade-database.ts'

const usage = `Usage: npm run publish:registry -- --neighborhood flushing[,sunset-park] [--specialty cardiology] [--limit N] [--dry-run]

Lists imported practitioners with a known specialty who practice in these neighborhoods.

  --neighborhood A,B  slugs of neighborhoods (required)
  --specialty SLUG    only this specialty
  --limit N           at most N practitioners, by name
  --dry-run           show how many and write nothing
  --help              show this text

Exit code: 0 done, 1 failed, 2 wrong use.`

class UsageError extends Error {}

function readArguments() {
  const { values } = parseArgs({
    options: {
      neighborhood: { type: 'string' },
      specialty: { type: 'string' },
      limit: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return null
  const neighborhoods = (values.neighborhood ?? '')
    .split(',')
    .map((slug) => slug.trim())
    .filter((slug) => slug !== '')
  if (neighborhoods.length === 0) throw new UsageError('Name at least one neighborhood with --neighborhood.')
  if (values.limit !== undefined && !/^[1-9]\d{0,6}$/.test(values.limit))
    throw new UsageError('--limit takes a whole number from 1 on.')
  return {
    neighborhoods,
    specialty: values.specialty ?? null,
    limit: values.limit === undefined ? null : Number(values.limit),
    isDryRun: values['dry-run'],
  }
}

async function main(): Promise<number> {
  const options = readArguments()
  if (options === null) {
    console.log(usage)
    return 0
  }
  const connection = await openDatabase(env.DATABASE_URL)
  try {
    await upgradeDatabase(connection)
    const { providers, facilities } = await publishRegistry(options)
    const verb = options.isDryRun ? 'Would list' : 'Listed'
    console.log(
      `${verb} ${providers} practitioners and opened ${facilities} places.`.replace(
        'and opened',
        options.isDryRun ? 'and open' : 'and opened',
      ),
    )
    return 0
  } finally {
    await closeDatabase()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  const isUsage =
    error instanceof UsageError ||
    error instanceof UnknownSlugError ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  if (isUsage) console.error(`${(error as Error).message}\n\n${usage}`)
  else console.error(error)
  process.exitCode = isUsage ? 2 : 1
}
