// Writes the next migration for both dialects under the same name: npm run db:generate -- <name>
import { spawnSync } from 'node:child_process'

const name = process.argv[2]
if (!name) {
  console.error('Usage: npm run db:generate -- <name>')
  process.exit(2)
}
for (const url of ['file:unused', 'postgres://unused']) {
  const { status } = spawnSync('npx', ['drizzle-kit', 'generate', '--name', name], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: url },
  })
  if (status !== 0) process.exit(status ?? 1)
}
