// npm start: installs, builds, prepares the database and serves. Each step is skipped when its input has not changed.
import { spawn } from 'node:child_process'
import { build, checkNode, install, loadEnvFile, must } from './set-up.mjs'

checkNode()
loadEnvFile()
await install()
await build()
const env = { ...process.env, NODE_ENV: 'production' }
must('npx', ['tsx', 'scripts/prepare-database.ts'], { env })

const server = spawn(process.execPath, ['build/server/index.js'], { stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
