// npm start: installs, builds, prepares the database and serves. Each step is skipped when its input has not changed.
import { install } from './packages.mjs'
import { endTogether, start } from './processes.mjs'
import { serverEnvironment, serverFlags } from './server-flags.mjs'
import { build, checkNode, loadEnvFile, prepareDatabase } from './set-up.mjs'

checkNode()
loadEnvFile()
endTogether()
const env = { ...process.env, NODE_ENV: 'production' }
try {
  const { database } = await install('start')
  await Promise.all([build(), database.then(() => prepareDatabase(env))])
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

const server = start(process.execPath, [...serverFlags(), 'build/server/index.js'], { env: serverEnvironment(env) })
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
