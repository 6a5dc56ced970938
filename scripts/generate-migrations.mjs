// Writes the next migration for both dialects under the same name: npm run db:generate -- <name> [--custom]
// With --custom the files are empty, for statements that the schema cannot say (triggers); each dialect's are written by hand.
import { spawnSync } from 'node:child_process'

const options = process.argv.slice(2)
const custom = options.filter((option) => option === '--custom')
const [name, ...rest] = options.filter((option) => option !== '--custom')
if (!name || name.startsWith('-') || rest.length > 0) {
  console.error('Usage: npm run db:generate -- <name> [--custom]')
  process.exit(2)
}
for (const url of ['file:unused', 'postgres://unused']) {
  const { status } = spawnSync('npx', ['drizzle-kit', 'generate', '--name', name, ...custom], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: url },
  })
  if (status !== 0) process.exit(status ?? 1)
}
