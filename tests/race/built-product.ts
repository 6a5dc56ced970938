import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Servers of a race are the built product. `npm test` has built it by now; on its own, the project builds what is missing. */
export default function setup(): void {
  if (existsSync('build/server/index.js')) return
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync('npx', ['remix', 'vite:build'], { stdio: 'inherit', env })
  if (status !== 0) throw new Error('The product could not be built.')
}
